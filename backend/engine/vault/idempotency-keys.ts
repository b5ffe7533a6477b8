import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Queryable } from '../postgres/queryable.ts';

/** Binds an `Idempotency-Key` to the body that it first came with. The command id (UUIDv5 of actor and key) names it. */
export type IdempotencyKeys = {
  /**
   * Passes the first body and the same one again; throws `idempotency_key_reused` for another. Says whether the command
   * has been answered before, so that this is only a retry. `person` is whose request it is: the hash goes with them. `isLost`
   * says of the log's token under which it was answered whether the log has lost that place: then the key is as good as new.
   */
  claim(
    commandId: string,
    bodyHash: Buffer,
    person: string,
    isLost: (logToken: string) => Promise<boolean>,
  ): Promise<{ readonly answeredBefore: boolean }>;
  /** `logToken`: how far the log had been written when it was. */
  answered(commandId: string, logToken: string): Promise<void>;
  /** A command that was refused isn't remembered: its key may come again, also with a corrected body. */
  forget(commandId: string): Promise<void>;
  /** Drops keys older than this; the log's event ids still recognise their commands. */
  prune(olderThanSeconds: number): Promise<void>;
};

export const createIdempotencyKeys = (db: Queryable): IdempotencyKeys => ({
  claim: async (commandId, bodyHash, person, isLost) => {
    let held = await take(db, commandId, bodyHash, person);
    if (held && held.log_token !== null && (await isLost(held.log_token))) {
      // Only the very answer that was lost: of two that come at once, the second meets the first one's claim.
      await db.query('delete from vault.idempotency_keys where command_id = $1 and log_token = $2', [
        commandId,
        held.log_token,
      ]);
      held = await take(db, commandId, bodyHash, person);
    }
    if (held && !held.body_hash.equals(bodyHash)) throw new DomainError('idempotency_key_reused');
    return { answeredBefore: held?.answered ?? false };
  },
  answered: async (commandId, logToken) => {
    await db.query('update vault.idempotency_keys set answered_at = now(), log_token = $2 where command_id = $1', [
      commandId,
      logToken,
    ]);
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

type Held = { readonly body_hash: Buffer; readonly answered: boolean; readonly log_token: string | null };

/**
 * The key as it is held now, by this request or an earlier one. Its commit needn't wait for the disk: what the command then writes
 * comes later in the same server's WAL, so nothing that a crash leaves there is without its key.
 */
const take = async (db: Queryable, commandId: string, bodyHash: Buffer, person: string): Promise<Held | undefined> => {
  const { rows } = await db.query<Held>(
    `insert into vault.idempotency_keys (command_id, body_hash, person) values ($1, $2, $3)
     on conflict (command_id) do update set command_id = excluded.command_id
     returning body_hash, answered_at is not null as answered, log_token, set_config('synchronous_commit', 'off', true)`,
    [commandId, bodyHash, person],
  );
  return rows[0];
};
