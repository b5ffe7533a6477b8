import { hash, randomBytes } from 'node:crypto';
import { userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { z } from 'zod';
import type { SealedPlace, Sealer } from '../../engine/sealing/sealer.ts';
import type { CodePurpose, ProofFound, Codes as VaultCodes } from '../vault/codes.ts';

const shownAddress = z.strictObject({ channel: z.enum(['email', 'sms']), address: z.string() });
/** An address or a number, in its normalised form, whose owner has received a code or a link there. */
export type ShownAddress = Readonly<z.infer<typeof shownAddress>>;

/** 256 random bits, and the hash of them that the vault stores. */
export type NewProof = { readonly proof: string; readonly proofHash: Buffer };

export const newProof = (): NewProof => {
  const proof = randomBytes(32).toString('base64url');
  return { proof, proofHash: hashOf(proof) };
};

/** What the right code, or a letter, gives: a proof that the person reads what is sent to an address. */
export type Proofs = {
  /**
   * The person whose password the proof may change or whose account it may link, and where it was sent, when that is
   * known; throws `code_expired` for an expired, used or invented one.
   */
  ownerOf(
    proof: string,
    purpose: 'password' | 'link',
  ): Promise<{ readonly userId: string; readonly shown: ShownAddress | null }>;
  /** What this person has proved to be theirs; throws `code_expired` as above, and for another person's proof. */
  shownBy(proof: string, userId: string): Promise<ShownAddress>;
  /**
   * The id for the account of who has proved this address for a sign-up; throws `code_expired` for a proof of another
   * address, too.
   */
  newAccountOf(proof: string, email: string): Promise<string>;
  /** Uses the proof up; throws `code_expired` when another request was first. */
  spend(proof: string): Promise<void>;
  /** Where it was sent, as the vault stores it with the proof. */
  seal(userId: string, shown: ShownAddress): Promise<Sealed>;
};

export const createProofs = (
  codes: Pick<VaultCodes, 'ofProof' | 'spend'>,
  sealer: Pick<Sealer, 'seal' | 'unseal'>,
): Proofs => {
  const found = async (proof: string, purpose: CodePurpose): Promise<ProofFound> => {
    const known = await codes.ofProof(hashOf(proof), purpose);
    if (!known) throw new DomainError('code_expired');
    return known;
  };

  const opened = async (address: Sealed | null, userId: string): Promise<ShownAddress | null> => {
    if (address === null) return null;
    return shownAddress.safeParse(await sealer.unseal(address, placeOf(userId))).data ?? null;
  };

  return {
    ownerOf: async (proof, purpose) => {
      const { userId, address } = await found(proof, purpose);
      if (userId === null) throw new DomainError('password_user_absent');
      return { userId, shown: await opened(address, userId) };
    },
    shownBy: async (proof, userId) => {
      const { userId: owner, address } = await found(proof, 'verify');
      const shown = owner === userId ? await opened(address, userId) : null;
      if (shown === null) throw new DomainError('code_expired');
      return shown;
    },
    newAccountOf: async (proof, email) => {
      const { userId, address } = await found(proof, 'signup');
      if (userId === null || (await opened(address, userId))?.address !== email) throw new DomainError('code_expired');
      return userId;
    },
    spend: async (proof) => {
      if (!(await codes.spend(hashOf(proof)))) throw new DomainError('code_expired');
    },
    seal: (userId, shown) => sealer.seal(userId, placeOf(userId), shown),
  };
};

/** Proofs that a signed-in person has shown both factors once more; each is good for one action. */
export type Confirmations = {
  issue(userId: string): Promise<string>;
  /** Uses it up; false where it isn't this person's, or isn't valid any more. */
  use(proof: string, userId: string): Promise<boolean>;
};

const confirmedSeconds = 300;

export const createConfirmations = (codes: Pick<VaultCodes, 'putProof' | 'ofProof' | 'spend'>): Confirmations => ({
  issue: async (userId) => {
    const { proof, proofHash } = newProof();
    const confirmed = { subject: userId, purpose: 'confirm', userId, address: null } as const;
    await codes.putProof({ ...confirmed, codeHash: randomBytes(32), proofHash, seconds: confirmedSeconds });
    return proof;
  },
  use: async (proof, userId) => {
    const found = await codes.ofProof(hashOf(proof), 'confirm');
    return found?.userId === userId && codes.spend(hashOf(proof));
  },
});

const placeOf = (userId: string): SealedPlace => ({ stream: userStream(userId), type: 'Code', field: 'address' });

const hashOf = (proof: string): Buffer => hash('sha256', proof, 'buffer');
