import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Queryable } from '../postgres/queryable.ts';

/**
 * Binds an `Idempotency-Key` to the first body that was sent with it. Its name is the command id (UUIDv5 of actor and
 * key).
 */
export type IdempotencyKeys = {
  /**
   * Accepts the first body and repetitions of it; throws `idempotency_key_reused` for another body. Returns whether the
   * command was answered before, so that this request is only a retry. `person` is the requester: the hash is erased
   * with them. `isLost` says whether the log has lost the events up to the log token of that answer (restored from an
   * older copy): then the key counts as new.
   */
  claim(
    commandId: string,
    bodyHash: Buffer,
    person: string,
    isLost: (logToken: string) => Promise<boolean>,
  ): Promise<{ readonly answeredBefore: boolean }>;
  /** `logToken`: how far the log was written when the command was answered. */
  answered(commandId: string, logToken: string): Promise<void>;
  /** A refused command isn't stored: its key may be used again, also with a corrected body. */
  forget(commandId: string): Promise<void>;
  /** Drops keys older than this; the log's event ids still recognise their commands. */
  prune(olderThanSeconds: number): Promise<void>;
};

/** `isLogInDatabase`: the log's commits go through the same WAL as those of this table. */
export const createIdempotencyKeys = (db: Queryable, isLogInDatabase: boolean): IdempotencyKeys => ({
  claim: async (commandId, bodyHash, person, isLost) => {
    const take = () => takeKey(db, isLogInDatabase ? 'off' : 'on', [commandId, bodyHash, person]);
    let held = await take();
    if (held && held.log_token !== null && (await isLost(held.log_token))) {
      // Only exactly the answer that was lost: of two parallel requests, the second one finds the claim of the first.
      await db.query('delete from vault.idempotency_keys where command_id = $1 and log_token = $2', [
        commandId,
        held.log_token,
      ]);
      held = await take();
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
 * The key as this request or an earlier one holds it. Where the log is in the same server its commit needn't wait for the
 * disk: the command's events come later in the same WAL, so a crash never leaves events without their key.
 */
const takeKey = async (
  db: Queryable,
  synchronousCommit: 'on' | 'off',
  [commandId, bodyHash, person]: readonly [string, Buffer, string],
): Promise<Held | undefined> => {
  const { rows } = await db.query<Held>(
    `insert into vault.idempotency_keys (command_id, body_hash, person) values ($1, $2, $3)
     on conflict (command_id) do update set command_id = excluded.command_id
     returning body_hash, answered_at is not null as answered, log_token, set_config('synchronous_commit', $4, true)`,
    [commandId, bodyHash, person, synchronousCommit],
  );
  return rows[0];
};
