import type { ChangePasswordBody, NewPasswordBody, SignedIn } from '@nomucheck/domain/accounts/contract/user.ts';
import type { MailboxProof } from '@nomucheck/domain/accounts/signing-in/first-proof.ts';
import { inOneSpelling, requireGoodPassword } from '@nomucheck/domain/accounts/signing-in/password-rule.ts';
import { hasShownPhone, type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail } from '@nomucheck/domain/kernel/text/contact.ts';
import type { Origin } from '../../engine/callers/source.ts';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';
import type { Proofs } from '../codes/proofs.ts';
import type { Throttle } from '../limits/throttle.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { SigningIn } from '../signing-in/signing-in.ts';
import type { RemovingUnprovenAccess } from '../unproven/removing-unproven-access.ts';
import type { AccountsVault } from '../vault/accounts-vault.ts';
import type { CurrentPassword } from './current-password.ts';
import type { PasswordHashes } from './password-hash.ts';
import type { PasswordLetters } from './password-letters.ts';

export type PasswordParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<AccountsVault, 'credentials' | 'sessions'>;
  readonly currentPassword: CurrentPassword;
  readonly blindIndex: BlindIndex;
  readonly hashes: PasswordHashes;
  readonly throttle: Pick<Throttle, 'welcome'>;
  readonly signingIn: SigningIn;
  readonly proofs: Pick<Proofs, 'ownerOf' | 'spend'>;
  readonly letters: Pick<PasswordLetters, 'settle'>;
  readonly removingUnprovenAccess: Pick<RemovingUnprovenAccess, 'settleAfter'>;
  readonly secondFactors: Pick<SecondFactors, 'requireAgain'>;
};

export type Passwords = {
  /**
   * Sets a new password with the present one and the second factor, where there is one. Every session ends, also the one that asked; the answer is a new one.
   * Throws `password_rule`, `password_mismatch`, `password_current_wrong`, `password_same`, or `code_social_account`
   * for a person who signs in with another service.
   */
  change(
    body: ChangePasswordBody,
    user: User,
    context: CommandContext,
    origin: Origin,
  ): Promise<SignedIn & { position: string }>;
  /**
   * Sets a new password with the proof of a code, or of the link in a letter. Every session ends, and waits after
   * failed tries end. When the proof came by mail, it also proves the address, the first time as in `first-proof.ts`,
   * and all other password codes and links become void. Throws `password_rule`, `password_mismatch`, `password_same`,
   * or `code_expired` for a proof that isn't valid any more.
   */
  renew(body: NewPasswordBody, context: CommandContext, source: string): Promise<{ position: string }>;
};

export const createPasswords = (parts: PasswordParts): Passwords => {
  const {
    commands,
    vault,
    currentPassword,
    blindIndex,
    hashes,
    throttle,
    signingIn,
    proofs,
    letters,
    removingUnprovenAccess,
    secondFactors,
  } = parts;

  const change: Passwords['change'] = async (body, user, context, origin) => {
    if (user.oauth !== 'email') throw new DomainError('code_social_account');
    requireGoodPassword(body.password, body.passwordConfirm);
    const before = await currentPassword(user, body.current, origin, 'current');
    if (inOneSpelling(body.password) === inOneSpelling(body.current)) throw sameAsBefore();
    await secondFactors.requireAgain(user, body.otp, 'otp');
    const hash = await hashes.inTurn(origin.source, (hashing) => hashing.hash(body.password));
    const { state, position, createdAt } = await replace(user.id, before, hash, { context });
    if (!state) throw new DomainError('password_change_failed');
    return { ...(await signingIn.renew(state, createdAt, origin)), position };
  };

  type Noting = { readonly context: CommandContext; readonly first?: (before: Loaded<User | null>) => void };
  const note = (userId: string, { context, first }: Noting, proof?: MailboxProof) =>
    commands.handle(userDecider, {
      stream: userStream(userId),
      command: { type: 'NotePasswordChange', ...(proof === undefined ? {} : { proof }) },
      context,
      ...(first === undefined ? {} : { first }),
    });

  /**
   * The event before the secret: after a crash in between, the log has one change too many, and the person can ask
   * again with the old password. Only the password that was checked is replaced, never one that the owner has set by
   * mail in between.
   */
  const replace = async (userId: string, before: string, hash: string, noting: Noting) => {
    const record = await note(userId, noting);
    if (!(await vault.credentials.replace(userId, before, hash))) throw changedMeanwhile();
    await vault.sessions.revokeAll(userId);
    return record;
  };

  /**
   * For a proof by mail. The secret before the event: once the log says that the address is proved, no password of
   * another person may open the account; and again after it, over a password that was set in between.
   */
  const reclaim = async (userId: string, hash: string, context: CommandContext) => {
    await vault.credentials.set(userId, hash);
    const proof: MailboxProof = { by: 'reset', session: null, at: await vault.sessions.now() };
    const record = await note(userId, { context }, proof).catch(async (error: unknown) => {
      // A person who has left in between keeps no password.
      if (isRefusal(error) && error.code === 'user_absent') await vault.credentials.remove(userId);
      throw error;
    });
    await vault.credentials.set(userId, hash);
    await removingUnprovenAccess.settleAfter(record.events);
    await vault.sessions.revokeAll(userId);
    return record;
  };

  const renew: Passwords['renew'] = async (body, context, source) => {
    requireGoodPassword(body.password, body.passwordConfirm);
    const { userId, shown } = await proofs.ownerOf(body.proof, 'password');
    const before = await vault.credentials.find(userId);
    if (before === null) throw new DomainError('password_user_absent');
    const hash = await hashes.inTurn(source, async (hashing) => {
      if ((await hashing.verify(body.password, before)).ok) throw sameAsBefore();
      return hashing.hash(body.password);
    });
    // Of two simultaneous requests, one continues.
    await proofs.spend(body.proof);
    const asThem: CommandContext = { ...context, actor: { id: userId, role: 'user' } };
    const first = ({ state }: Loaded<User | null>): void => {
      // The number that the code was sent to may have belonged to another person, whose access is removed by now.
      if (!state || shown === null || !hasShownPhone(state, shown.address)) throw new DomainError('code_expired');
    };
    const isByMail = shown?.channel === 'email';
    const renewed = isByMail
      ? await reclaim(userId, hash, asThem)
      : await replace(userId, before, hash, { context: asThem, first });
    const email = renewed.state?.personal?.email;
    if (!email) return renewed;
    const index = blindIndex('email', normalEmail(email));
    if (isByMail) await letters.settle(userId, index);
    await throttle.welcome(index, source);
    return renewed;
  };

  return { change, renew };
};

const changedMeanwhile = (): DomainError => new DomainError('password_change_failed');
const sameAsBefore = (): DomainError =>
  new DomainError('password_same', { errors: { password: '지금 쓰는 비밀번호와 다른 것으로 정해 주세요.' } });
