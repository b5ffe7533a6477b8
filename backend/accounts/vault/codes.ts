import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

export type CodePurpose = 'password' | 'verify' | 'link' | 'signup';
/** `confirm`: no code was sent; a signed-in person has shown both factors once more. */
export type ProofPurpose = CodePurpose | 'confirm';

export type NewCode = {
  readonly subject: string;
  readonly purpose: CodePurpose;
  /** A keyed hash of the network that requested the code; each network has its own code. */
  readonly asker: string;
  readonly userId: string | null;
  /** The address it is sent to, sealed under the person's key; null when there is no such account. */
  readonly address: Sealed | null;
  readonly codeHash: Buffer;
  readonly seconds: number;
};

/** The person of a proof; null when there is no such account. */
export type ProofFound = Pick<NewCode, 'userId' | 'address'>;

export type CodeTry = Pick<NewCode, 'subject' | 'purpose' | 'asker' | 'codeHash'> & {
  readonly mostTries: number;
  /** The proof that a right code gives, and how long it is valid. */
  readonly proofHash: Buffer;
  readonly proofSeconds: number;
};

/** A proof without a code: neither code tries nor later code requests affect it. */
export type NewProof = Omit<NewCode, 'asker' | 'purpose'> & {
  readonly purpose: ProofPurpose;
  readonly proofHash: Buffer;
};

/** Codes and the proofs that they give, stored as hashes. All times are the database's. */
export type Codes = {
  /** Replaces an earlier code that the same network requested. */
  put(code: NewCode): Promise<void>;
  /** Adds a proof; it replaces nothing, and no later code replaces it. */
  putProof(proof: NewProof): Promise<void>;
  /**
   * Counts a try before the code is compared, in one statement, so that parallel tries can't exceed the limit. A right
   * code can be used once.
   */
  attempt(attempt: CodeTry): Promise<'right' | 'wrong' | 'too_often' | 'expired' | 'none'>;
  /** Whether it is the newest code, requested by any network; not counted as a try of that code. */
  attemptNewest(attempt: Omit<CodeTry, 'asker'>): Promise<boolean>;
  /** The person of the code that this network was sent, used or not; null where there is none. */
  userOf(code: Pick<NewCode, 'subject' | 'purpose' | 'asker'>): Promise<string | null>;
  /** The people for whose sign-up a code was sent more than a day ago, and who have no account. */
  abandonedSignUps(): Promise<readonly string[]>;
  /** The person and address of a proof, while it is valid. */
  ofProof(proofHash: Buffer, purpose: ProofPurpose): Promise<ProofFound | null>;
  /** Uses the proof up; returns whether it was still valid. */
  spend(proofHash: Buffer): Promise<boolean>;
  /** Invalidates all codes and proofs that this person was sent until now. */
  voidFor(userId: string, purpose: CodePurpose): Promise<void>;
  prune(): Promise<void>;
};

const isOver = `greatest(expires_at, proof_until) < now() - interval '1 day'`;

export const createVaultCodes = (db: Queryable): Codes => ({
  put: async ({ subject, purpose, asker, userId, address, codeHash, seconds }) => {
    await db.query(
      `insert into vault.codes (subject, purpose, user_id, code_hash, expires_at, address, asker)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5), $6, $7)
       on conflict (subject, purpose, asker) do update set user_id = excluded.user_id, code_hash = excluded.code_hash, tries = 0,
         expires_at = excluded.expires_at, address = excluded.address, proof_hash = null, proof_until = null`,
      [subject, purpose, userId, codeHash, seconds, address, asker],
    );
  },
  putProof: async ({ subject, purpose, userId, address, codeHash, proofHash, seconds }) => {
    // The row has a network name of its own, so no request replaces it; its code has expired, so it is never the
    // newest.
    await db.query(
      `insert into vault.codes (subject, purpose, user_id, code_hash, expires_at, address, asker, proof_hash, proof_until)
       values ($1, $2, $3, $4, now(), $5, 'letter ' || encode($6, 'hex'), $6, now() + make_interval(secs => $7))`,
      [subject, purpose, userId, codeHash, address, proofHash, seconds],
    );
  },
  attempt: async ({ subject, purpose, asker, codeHash, mostTries, proofHash, proofSeconds }) => {
    const { rows } = await db.query<{ tries: number; is_right: boolean; expired: boolean }>(
      `update vault.codes as c set
         tries = c.tries + 1,
         proof_hash = case when c.code_hash = $3 and c.tries < $4 and now() < c.expires_at and c.proof_until is null
                           then $5 else c.proof_hash end,
         proof_until = case when c.code_hash = $3 and c.tries < $4 and now() < c.expires_at and c.proof_until is null
                            then now() + make_interval(secs => $6) else c.proof_until end
       where subject = $1 and purpose = $2 and asker = $7
       returning tries, coalesce(proof_hash = $5, false) as is_right, now() >= expires_at as expired`,
      [subject, purpose, codeHash, mostTries, proofHash, proofSeconds, asker],
    );
    const [row] = rows;
    if (!row) return 'none';
    if (row.is_right) return 'right';
    if (row.expired) return 'expired';
    return row.tries > mostTries ? 'too_often' : 'wrong';
  },
  attemptNewest: async ({ subject, purpose, codeHash, mostTries, proofHash, proofSeconds }) => {
    const { rowCount } = await db.query(
      `update vault.codes as c set proof_hash = $5, proof_until = now() + make_interval(secs => $6)
       where subject = $1 and purpose = $2 and code_hash = $3 and tries < $4 and proof_until is null
         and expires_at > now() and expires_at = (
           select max(expires_at) from vault.codes where subject = $1 and purpose = $2)`,
      [subject, purpose, codeHash, mostTries, proofHash, proofSeconds],
    );
    return rowCount === 1;
  },
  userOf: async ({ subject, purpose, asker }) => {
    const { rows } = await db.query<{ user_id: string | null }>(
      'select user_id from vault.codes where subject = $1 and purpose = $2 and asker = $3',
      [subject, purpose, asker],
    );
    return rows[0]?.user_id ?? null;
  },
  abandonedSignUps: async () => {
    const { rows } = await db.query<{ user_id: string }>(
      `select c.user_id from vault.codes c where purpose = 'signup' and ${isOver}
         and not exists (select from vault.reservations where stream = 'user-' || c.user_id)`,
    );
    return rows.map((row) => row.user_id);
  },
  ofProof: async (proofHash, purpose) => {
    const { rows } = await db.query<{ user_id: string | null; address: Sealed | null }>(
      'select user_id, address from vault.codes where proof_hash = $1 and purpose = $2 and now() < proof_until',
      [proofHash, purpose],
    );
    return rows[0] ? { userId: rows[0].user_id, address: rows[0].address } : null;
  },
  spend: async (proofHash) => {
    const { rowCount } = await db.query('delete from vault.codes where proof_hash = $1 and now() < proof_until', [
      proofHash,
    ]);
    return rowCount === 1;
  },
  voidFor: async (userId, purpose) => {
    await db.query('delete from vault.codes where user_id = $1 and purpose = $2', [userId, purpose]);
  },
  prune: async () => {
    await db.query(`delete from vault.codes where ${isOver}`);
  },
});
