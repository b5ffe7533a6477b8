import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { eachOnce, gathered } from '../postgres/connections/gathered.ts';
import type { Queryable } from '../postgres/connections/queryable.ts';

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
  /**
   * The same without waiting, for a command that a retry finds by its events: until the key is settled, and should it never be, the
   * log says that the command was carried out.
   */
  answeredSoon(commandId: string, logToken: string): void;
  /** Settles what `answeredSoon` still holds, at the end of the process: an unsettled key stays bound after an older log is restored. */
  settleAll(): Promise<void>;
  /** A refused command isn't stored: its key may be used again, also with a corrected body. */
  forget(commandId: string): Promise<void>;
  /** Drops keys older than this; the log's event ids still recognise their commands. */
  prune(olderThanSeconds: number): Promise<void>;
};

/** `isLogInDatabase`: the log's commits go through the same WAL as those of this table. */
export const createIdempotencyKeys = (db: Queryable, isLogInDatabase: boolean): IdempotencyKeys => {
  const take = gathered<Claim, Held>({
    choose: eachOnce(({ commandId }) => commandId),
    carryOut: (claims) => takeKeys(db, isLogInDatabase ? 'off' : 'on', claims),
  });
  const settle = gathered<Settled, null>({
    choose: eachOnce(({ commandId }) => commandId),
    carryOut: (settled) => settleKeys(db, 'on', settled),
  });
  const soon = createSettlingSoon((settled) => settleKeys(db, 'off', settled));
  return {
    claim: async (commandId, bodyHash, person, isLost) => {
      const claim = { commandId, bodyHash, person };
      let held = await take(claim);
      if (held.log_token !== null && (await isLost(held.log_token))) {
        // Only exactly the answer that was lost: of two parallel requests, the second one finds the claim of the first.
        await db.query('delete from vault.idempotency_keys where command_id = $1 and log_token = $2', [
          commandId,
          held.log_token,
        ]);
        held = await take(claim);
      }
      if (!held.body_hash.equals(bodyHash)) throw new DomainError('idempotency_key_reused');
      return { answeredBefore: held.answered };
    },
    answered: async (commandId, logToken) => {
      await settle({ commandId, logToken });
    },
    answeredSoon: soon.settle,
    settleAll: soon.settleAll,
    forget: async (commandId) => {
      await db.query('delete from vault.idempotency_keys where command_id = $1', [commandId]);
    },
    prune: async (olderThanSeconds) => {
      await db.query('delete from vault.idempotency_keys where created_at < now() - make_interval(secs => $1)', [
        olderThanSeconds,
      ]);
    },
  };
};

type Claim = { readonly commandId: string; readonly bodyHash: Buffer; readonly person: string };
type Settled = { readonly commandId: string; readonly logToken: string };
type Held = { readonly body_hash: Buffer; readonly answered: boolean; readonly log_token: string | null };

/**
 * The keys as these requests or earlier ones hold them. Where the log is in the same server the commit needn't wait for the
 * disk: the commands' events come later in the same WAL, so a crash never leaves events without their key. In the order of the keys,
 * so that two processes with the same ones don't wait for each other.
 */
const takeKeys = async (
  db: Queryable,
  synchronousCommit: 'on' | 'off',
  claims: readonly Claim[],
): Promise<readonly Held[]> => {
  const { rows } = await db.query<Held & { readonly command_id: string }>(
    `insert into vault.idempotency_keys (command_id, body_hash, person)
     select * from unnest($1::uuid[], $2::bytea[], $3::text[]) order by 1
     on conflict (command_id) do update set command_id = excluded.command_id
     returning command_id, body_hash, answered_at is not null as answered, log_token,
       set_config('synchronous_commit', $4, true)`,
    [
      claims.map(({ commandId }) => commandId),
      claims.map(({ bodyHash }) => bodyHash),
      claims.map(({ person }) => person),
      synchronousCommit,
    ],
  );
  const held = new Map(rows.map((row) => [row.command_id, row]));
  return claims.map(({ commandId }) => {
    const own = held.get(commandId);
    if (!own) throw new Error(`the key ${commandId} was not kept`);
    return own;
  });
};

/** Long enough that the answers of one person who types, or of many at once, share a statement. */
const settledSoonMs = 50;

/** Gathers keys for a moment. What the database refuses is left: the log knows those commands. */
const createSettlingSoon = (settleKeysOf: (settled: readonly Settled[]) => Promise<unknown>) => {
  let waiting = new Map<string, string>();
  const settleAll = async (): Promise<void> => {
    const settled = [...waiting].map(([commandId, logToken]) => ({ commandId, logToken }));
    waiting = new Map();
    if (settled.length > 0) await settleKeysOf(settled).catch(() => {});
  };
  const settle = (commandId: string, logToken: string): void => {
    if (waiting.size === 0) setTimeout(settleAll, settledSoonMs).unref();
    waiting.set(commandId, logToken);
  };
  return { settle, settleAll };
};

const settleKeys = async (
  db: Queryable,
  synchronousCommit: 'on' | 'off',
  settled: readonly Settled[],
): Promise<readonly null[]> => {
  await db.query(
    `update vault.idempotency_keys k set answered_at = now(), log_token = s.log_token
     from unnest($1::uuid[], $2::text[]) as s (command_id, log_token) where k.command_id = s.command_id
     returning set_config('synchronous_commit', $3, true)`,
    [settled.map(({ commandId }) => commandId), settled.map(({ logToken }) => logToken), synchronousCommit],
  );
  return settled.map(() => null);
};
