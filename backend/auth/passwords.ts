import type { ChangePasswordBody, NewPasswordBody, SignedIn } from '@nomucheck/domain/contract/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail } from '@nomucheck/domain/user/contact.ts';
import { requireGoodPassword } from '@nomucheck/domain/user/password-rule.ts';
import { type User, userDecider, userStream } from '@nomucheck/domain/user/user.ts';
import type { CommandContext, CommandHandler } from '../command-handling/handle-command.ts';
import type { BlindIndex } from '../sealing/blind-index.ts';
import type { Vault } from '../vault/vault.ts';
import type { Codes } from './codes.ts';
import type { CurrentPassword } from './current-password.ts';
import type { PasswordHashes } from './password-hash.ts';
import type { SigningIn } from './signing-in.ts';
import type { Origin } from './source.ts';
import type { Throttle } from './throttle.ts';

export type PasswordParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<Vault, 'credentials' | 'sessions'>;
  readonly currentPassword: CurrentPassword;
  readonly blindIndex: BlindIndex;
  readonly hashes: PasswordHashes;
  readonly throttle: Pick<Throttle, 'welcome'>;
  readonly signingIn: SigningIn;
  readonly codes: Pick<Codes, 'ownerOf' | 'spend'>;
};

export type Passwords = {
  /**
   * A new password for who knows the present one. Every session ends, also the one that asked; the answer is a new one.
   * Throws `password_rule`, `password_mismatch`, `password_current_wrong`, `password_same`, or `code_social_account` for
   * those who sign in with another service.
   */
  change(
    body: ChangePasswordBody,
    user: User,
    context: CommandContext,
    origin: Origin,
  ): Promise<SignedIn & { position: string }>;
  /**
   * A new password for who has shown by a code whose account it is. Every session ends, and no failed tries make them wait
   * any more. Throws `password_rule`, `password_mismatch`, `password_same`, or `code_expired` for a proof that holds no more.
   */
  renew(body: NewPasswordBody, context: CommandContext, source: string): Promise<{ position: string }>;
  /**
   * Passes who knows the account's present password, and whoever has an account without one. Throws
   * `password_current_wrong`, and `too_many_requests` for who guesses.
   */
  requireCurrentIfAny(current: string | undefined, user: User, origin: Origin): Promise<void>;
};

export const createPasswords = (parts: PasswordParts): Passwords => {
  const { commands, vault, currentPassword, blindIndex, hashes, throttle, signingIn, codes } = parts;

  const change: Passwords['change'] = async (body, user, context, origin) => {
    if (user.oauth !== 'email') throw new DomainError('code_social_account');
    requireGoodPassword(body.password, body.passwordConfirm);
    await currentPassword(user, body.current, origin, 'current');
    if (body.password === body.current) throw sameAsBefore();
    const { state, position, createdAt } = await set(user.id, body.password, context);
    if (!state) throw new DomainError('password_change_failed');
    return { ...(await signingIn.renew(state, createdAt, origin)), position };
  };

  /**
   * The fact before the secret: torn apart, the log says a change too many, and whoever asked can ask again with what they
   * had. No session outlives it.
   */
  const set = async (userId: string, password: string, context: CommandContext) => {
    const hash = await hashes.hash(password);
    const record = await commands.handle(userDecider, {
      stream: userStream(userId),
      command: { type: 'NotePasswordChange' },
      context,
    });
    await vault.credentials.set(userId, hash);
    await vault.sessions.revokeAll(userId);
    return record;
  };

  const renew: Passwords['renew'] = async (body, context, source) => {
    requireGoodPassword(body.password, body.passwordConfirm);
    const userId = await codes.ownerOf(body.proof);
    const before = await vault.credentials.find(userId);
    if (before === null) throw new DomainError('password_user_absent');
    if ((await hashes.verify(body.password, before)).ok) throw sameAsBefore();
    // Of two that come together, one goes on.
    await codes.spend(body.proof);
    const renewed = await set(userId, body.password, { ...context, actor: { id: userId, role: 'user' } });
    const email = renewed.state?.personal?.email;
    if (email) await throttle.welcome(blindIndex('email', normalEmail(email)), source);
    return renewed;
  };

  const requireCurrentIfAny: Passwords['requireCurrentIfAny'] = async (current, user, origin) => {
    if ((await vault.credentials.find(user.id)) === null) return;
    if (current === undefined || current === '') {
      throw new DomainError('password_current_wrong', { errors: { current: '지금 쓰는 비밀번호를 적어 주세요.' } });
    }
    await currentPassword(user, current, origin, 'current');
  };

  return { change, renew, requireCurrentIfAny };
};

const sameAsBefore = (): DomainError =>
  new DomainError('password_same', { errors: { password: '지금 쓰는 비밀번호와 다른 것으로 정해 주세요.' } });
