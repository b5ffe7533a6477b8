import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

/** The sealed secret that an authenticator app shares with this service. `id` is its name in the log. */
export type KeptFactor = { readonly id: string; readonly secret: Sealed };

/** Secrets of authenticator apps, and the recovery codes beside them. All times are the database's. */
export type SecondFactors = {
  /** Stores one that is being set up; it has no effect until the log says that it was finished. */
  begin(factor: KeptFactor & { readonly userId: string }): Promise<void>;
  /** The newest one that the person began within this many seconds and hasn't finished. */
  unfinished(userId: string, withinSeconds: number): Promise<KeptFactor | null>;
  /** Makes it permanent, with these recovery codes. */
  keep(id: string, recoveryHashes: readonly Buffer[]): Promise<void>;
  find(id: string): Promise<KeptFactor | null>;
  /**
   * Uses the code of this time step up; false when this step or a later one was used before. Of two parallel calls one
   * gets true.
   */
  useStep(id: string, step: number): Promise<boolean>;
  /** Uses a recovery code up; returns whether it was still valid. */
  useRecoveryCode(id: string, hash: Buffer): Promise<boolean>;
  recoveryCodesLeft(id: string): Promise<number>;
  /** Deletes all of the person's, except the one named. */
  forget(userId: string, exceptId?: string): Promise<void>;
  /** Deletes all of the person's that were begun before this instant (ISO). */
  forgetBegunBefore(userId: string, instant: string): Promise<void>;
  /** Deletes those that were begun longer ago than this and never finished. */
  prune(olderThanSeconds: number): Promise<void>;
};

type Row = { id: string; secret: Sealed };

export const createSecondFactors = (db: Queryable): SecondFactors => ({
  begin: async ({ id, userId, secret }) => {
    await db.query('insert into vault.second_factors (id, user_id, secret) values ($1, $2, $3)', [id, userId, secret]);
  },
  unfinished: async (userId, withinSeconds) => {
    const { rows } = await db.query<Row>(
      `select id, secret from vault.second_factors
       where user_id = $1 and kept_at is null and created_at > now() - make_interval(secs => $2)
       order by created_at desc, id limit 1`,
      [userId, withinSeconds],
    );
    return rows[0] ?? null;
  },
  keep: async (id, recoveryHashes) => {
    await db.query(
      `with kept as (update vault.second_factors set kept_at = now() where id = $1 returning id)
       insert into vault.recovery_codes (factor_id, code_hash) select id, unnest($2::bytea[]) from kept`,
      [id, recoveryHashes],
    );
  },
  find: async (id) => {
    const { rows } = await db.query<Row>('select id, secret from vault.second_factors where id = $1', [id]);
    return rows[0] ?? null;
  },
  useStep: async (id, step) => {
    const { rowCount } = await db.query(
      'update vault.second_factors set used_step = $2 where id = $1 and used_step < $2',
      [id, step],
    );
    return rowCount === 1;
  },
  useRecoveryCode: async (id, hash) => {
    const { rowCount } = await db.query('delete from vault.recovery_codes where factor_id = $1 and code_hash = $2', [
      id,
      hash,
    ]);
    return rowCount === 1;
  },
  recoveryCodesLeft: async (id) => {
    const { rows } = await db.query<{ left: number }>(
      'select count(*)::integer as left from vault.recovery_codes where factor_id = $1',
      [id],
    );
    return rows[0]?.left ?? 0;
  },
  forget: async (userId, exceptId) => {
    await db.query('delete from vault.second_factors where user_id = $1 and id is distinct from $2', [
      userId,
      exceptId ?? null,
    ]);
  },
  forgetBegunBefore: async (userId, instant) => {
    await db.query('delete from vault.second_factors where user_id = $1 and created_at < $2', [userId, instant]);
  },
  prune: async (olderThanSeconds) => {
    await db.query(
      'delete from vault.second_factors where kept_at is null and created_at < now() - make_interval(secs => $1)',
      [olderThanSeconds],
    );
  },
});
