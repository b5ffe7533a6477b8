import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Queryable } from './queryable.ts';

/** Binds an `Idempotency-Key` to the body that it first came with. The command id (UUIDv5 of actor and key) names it. */
export type IdempotencyKeys = {
  /**
   * Passes the first body and the same one again; throws `idempotency_key_reused` for another. Says whether the command
   * has been answered before, so that this is only a retry. `person` is whose request it is: the hash goes with them.
   */
  claim(commandId: string, bodyHash: Buffer, person: string): Promise<{ readonly answeredBefore: boolean }>;
  answered(commandId: string): Promise<void>;
  /** A command that was refused isn't remembered: its key may come again, also with a corrected body. */
  forget(commandId: string): Promise<void>;
  /** Drops keys older than this; the log's event ids still recognise their commands. */
  prune(olderThanSeconds: number): Promise<void>;
};

export const createIdempotencyKeys = (db: Queryable): IdempotencyKeys => ({
  // Its commit needn't wait for the disk: what the command then writes comes later in the same server's WAL, so nothing that a
  // crash leaves there is without its key.
  claim: async (commandId, bodyHash, person) => {
    const { rows } = await db.query<{ body_hash: Buffer; answered: boolean }>(
      `insert into vault.idempotency_keys (command_id, body_hash, person) values ($1, $2, $3)
       on conflict (command_id) do update set command_id = excluded.command_id
       returning body_hash, answered_at is not null as answered, set_config('synchronous_commit', 'off', true)`,
      [commandId, bodyHash, person],
    );
    if (rows[0] && !rows[0].body_hash.equals(bodyHash)) throw new DomainError('idempotency_key_reused');
    return { answeredBefore: rows[0]?.answered ?? false };
  },
  answered: async (commandId) => {
    await db.query('update vault.idempotency_keys set answered_at = now() where command_id = $1', [commandId]);
  },
  forget: async (commandId) => {
    await db.query('delete from vault.idempotency_keys where command_id = $1', [commandId]);
  },
  prune: async (olderThanSeconds) => {
    await db.query('delete from vault.idempotency_keys where created_at < now() - make_interval(secs => $1)', [
      olderThanSeconds,
    ]);
  },
});
