import type { Sealed } from '../sealing/sealer.ts';
import type { Queryable } from './queryable.ts';

export type CodePurpose = 'password' | 'verify' | 'link';

export type NewCode = {
  readonly subject: string;
  readonly purpose: CodePurpose;
  readonly userId: string | null;
  /** What it is sent to, sealed under the person's key; null where it is nobody's. */
  readonly address: Sealed | null;
  readonly codeHash: Buffer;
  readonly seconds: number;
};

/** Whose proof it is, null where there is no such account. */
export type ProofFound = Pick<NewCode, 'userId' | 'address'>;

export type CodeTry = Pick<NewCode, 'subject' | 'purpose' | 'codeHash'> & {
  readonly mostTries: number;
  /** What a right code earns, and for how long. */
  readonly proofHash: Buffer;
  readonly proofSeconds: number;
};

/** Codes and the proofs that they earn, all as hashes. All times are the database's. */
export type Codes = {
  /** Takes the place of an earlier one. */
  put(code: NewCode): Promise<void>;
  /** Counts a try before it looks, in one statement: a burst can't slip in together. A right code is right once. */
  attempt(attempt: CodeTry): Promise<'right' | 'wrong' | 'too_often' | 'expired'>;
  /** What is known of a proof, while it holds. */
  ofProof(proofHash: Buffer, purpose: CodePurpose): Promise<ProofFound | null>;
  /** Uses the proof up; whether it was still there. */
  spend(proofHash: Buffer): Promise<boolean>;
  prune(): Promise<void>;
};

export const createVaultCodes = (db: Queryable): Codes => ({
  put: async ({ subject, purpose, userId, address, codeHash, seconds }) => {
    await db.query(
      `insert into vault.codes (subject, purpose, user_id, code_hash, expires_at, address)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5), $6)
       on conflict (subject, purpose) do update set user_id = excluded.user_id, code_hash = excluded.code_hash, tries = 0,
         expires_at = excluded.expires_at, address = excluded.address, proof_hash = null, proof_until = null`,
      [subject, purpose, userId, codeHash, seconds, address],
    );
  },
  attempt: async ({ subject, purpose, codeHash, mostTries, proofHash, proofSeconds }) => {
    const { rows } = await db.query<{ tries: number; is_right: boolean; expired: boolean }>(
      `update vault.codes as c set
         tries = c.tries + 1,
         proof_hash = case when c.code_hash = $3 and c.tries < $4 and now() < c.expires_at and c.proof_until is null
                           then $5 else c.proof_hash end,
         proof_until = case when c.code_hash = $3 and c.tries < $4 and now() < c.expires_at and c.proof_until is null
                            then now() + make_interval(secs => $6) else c.proof_until end
       where subject = $1 and purpose = $2
       returning tries, coalesce(proof_hash = $5, false) as is_right, now() >= expires_at as expired`,
      [subject, purpose, codeHash, mostTries, proofHash, proofSeconds],
    );
    const [row] = rows;
    if (!row) return 'wrong';
    if (row.is_right) return 'right';
    if (row.expired) return 'expired';
    return row.tries > mostTries ? 'too_often' : 'wrong';
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
  prune: async () => {
    await db.query(`delete from vault.codes where greatest(expires_at, proof_until) < now() - interval '1 day'`);
  },
});
