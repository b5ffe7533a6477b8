import { type ConsentVersions, requireConsents } from '@nomucheck/domain/accounts/consents.ts';
import type {
  LoginBody,
  SessionUser,
  SignedIn,
  SignupBody,
  TermBody,
} from '@nomucheck/domain/accounts/contract/user.ts';
import { requireGoodPassword } from '@nomucheck/domain/accounts/signing-in/password-rule.ts';
import { signsInThrough } from '@nomucheck/domain/accounts/signing-in/social-account.ts';
import { nameless } from '@nomucheck/domain/accounts/told-name.ts';
import { type User, userDecider, userOfStream, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail } from '@nomucheck/domain/kernel/text/contact.ts';
import { v4 as uuidV4 } from 'uuid';
import type { Origin } from '../engine/callers/source.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../engine/sealing/blind-index.ts';
import { type PhoneNumbers, phoneOf } from './codes/phone-numbers.ts';
import type { Proofs } from './codes/proofs.ts';
import type { Throttle } from './limits/throttle.ts';
import type { Hashing, PasswordHashes } from './passwords/password-hash.ts';
import type { SessionUsers } from './signing-in/session-user.ts';
import type { SigningIn } from './signing-in/signing-in.ts';
import type { AccountsVault } from './vault/accounts-vault.ts';

export type AccountParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<AccountsVault, 'credentials' | 'reservations' | 'sessions'>;
  readonly numbers: Pick<PhoneNumbers, 'requireFree'>;
  readonly blindIndex: BlindIndex;
  readonly hashes: PasswordHashes;
  readonly throttle: Throttle;
  readonly signingIn: SigningIn;
  readonly sessionUserOf: SessionUsers;
  readonly proofs: Pick<Proofs, 'newAccountOf' | 'spend'>;
  readonly consentVersions: () => Promise<ConsentVersions>;
};

export type Accounts = {
  /**
   * A new account, signed in. `isTrusted`: who calls from a machine that may read the mailbox isn't kept from an address
   * by what others of its network have asked. Throws `email_in_use`, or `too_many_requests` once its network was told of
   * many addresses (`MembershipAnswers`); `phone_registered` for a number that another account has proved; with a proof of the address, neither its success nor that is an answer to others.
   */
  signUp(
    body: SignupBody,
    context: CommandContext,
    from: Origin & { readonly isTrusted: boolean },
  ): Promise<SignedIn & { position: string }>;
  logIn(body: LoginBody, origin: Origin): Promise<SignedIn>;
  /**
   * Gives and withdraws consents. Throws `terms_failed` for a text that was replaced, `terms_required` for a needed
   * one.
   */
  answerTerms(
    body: TermBody,
    user: User,
    context: CommandContext,
  ): Promise<{ readonly user: SessionUser; readonly position: string }>;
  /** The person with this mailbox; null when there is no account. */
  idOfEmail(email: string): Promise<string | null>;
};

export const createAccounts = (parts: AccountParts): Accounts => {
  const { commands, vault, numbers, blindIndex, hashes, throttle, signingIn, sessionUserOf, proofs, consentVersions } =
    parts;

  const takeMailbox = async (email: string, commandId: string, stream: string): Promise<boolean> => {
    const value = blindIndex('email', normalEmail(email));
    return (await vault.reservations.reserve({ kind: 'email', value, commandId, stream })).ok;
  };

  const idOfEmail = async (email: string): Promise<string | null> => {
    const stream = await vault.reservations.ownerOf('email', blindIndex('email', normalEmail(email)));
    return stream === null ? null : userOfStream(stream);
  };

  const signUp: Accounts['signUp'] = async (body, context, { isTrusted, ...origin }) => {
    // 1 refusals that need no database
    requireGoodPassword(body.password, body.passwordConfirm);
    const phoneNumber = phoneOf(body.phoneNumber);
    // Checked here too, so that a form without consent costs no hash; the decider makes the decision.
    requireConsents(body.terms);
    await throttle.signUp(origin.source);
    const proved = body.proof === undefined ? null : await proofs.newAccountOf(body.proof, normalEmail(body.email));
    if (proved === null && !isTrusted) await throttle.membership.requireLeft(origin.source);
    if (phoneNumber !== null) await numbers.requireFree(phoneNumber, null, origin);

    // 2 reserve the mailbox for this person; it is freed if this fails
    const id = proved ?? uuidV4();
    const stream = userStream(id);
    const { commandId } = context;
    try {
      if (!(await takeMailbox(body.email, commandId, stream))) {
        const index = blindIndex('email', normalEmail(body.email));
        const mayTell = proved !== null || (await throttle.membership.mayTell(index, origin.source));
        throw mayTell ? emailTaken() : await throttle.membership.proveFirst(origin.source);
      }
      if (body.proof !== undefined) await proofs.spend(body.proof);

      // 3 the secret before the event: an account whose password was lost in a crash could never be used
      await vault.credentials.set(id, await hashes.inTurn(origin.source, ({ hash }) => hash(body.password)));
      const personal = { name: body.name ?? nameless, email: body.email.trim(), phoneNumber };
      const { state, position, createdAt } = await commands.handle(userDecider, {
        stream,
        command: {
          ...{ type: 'SignUp', owner: id, personal, terms: body.terms, at: context.at },
          ...{ emailVerified: proved !== null, versions: await consentVersions() },
        },
        context: { ...context, actor: { id, role: 'user' } },
      });
      if (!state) throw new DomainError('signup_failed');

      // 4 from here on the account exists
      await vault.reservations.confirm(commandId);
      return { ...(await signingIn.open(state, createdAt, origin)), position };
    } catch (error) {
      // A failure that isn't a refusal may have been written after all: the sweeper decides by the log.
      if (isRefusal(error)) {
        await vault.reservations.release(commandId);
        await vault.credentials.remove(id);
      }
      throw error;
    }
  };

  const logIn: Accounts['logIn'] = (body, origin) =>
    hashes.inTurn(origin.source, (hashing) => logInNow(body, origin, hashing));

  const logInNow = async ({ email, password, otp }: LoginBody, origin: Origin, hashing: Hashing): Promise<SignedIn> => {
    // 1 whether this network may try
    const index = blindIndex('email', normalEmail(email));
    const attempt = await throttle.signIn(index, origin.source);

    // 2 find the account and verify the password; this takes as long when there is no account
    const id = await idOfEmail(email);
    const hash = id === null ? null : await vault.credentials.find(id);
    if (id === null || hash === null) {
      await hashing.verifyUnknownAccount(password);
      const { mayRevealUnknown } = await attempt.failed(true);
      if (!mayRevealUnknown) throw loginWrong();
      const { state } = id === null ? { state: null } : await commands.load(userDecider, userStream(id));
      throw state === null ? unregistered() : signsInThrough(state, 'email');
    }
    const { ok, outdated } = await hashing.verify(password, hash);
    if (!ok) {
      const { mayRevealUnknown } = await attempt.failed();
      throw mayRevealUnknown ? passwordWrong() : loginWrong();
    }
    const renewed = outdated ? await hashing.hash(password) : null;
    if (renewed !== null && !(await vault.credentials.replace(id, hash, renewed))) throw passwordWrong();

    // 3 open the session
    const { state, createdAt } = await commands.load(userDecider, userStream(id));
    if (!state?.personal) throw new DomainError('email_unregistered');
    await attempt.succeeded();
    const signedIn = await signingIn.open(state, createdAt, origin, otp);

    // 4 check again: a password change in between ended the sessions that were open then, but not this one
    if ((await vault.credentials.find(id)) === (renewed ?? hash)) return signedIn;
    await vault.sessions.revoke(signedIn.token);
    throw passwordWrong();
  };

  const answerTerms: Accounts['answerTerms'] = async (answers, user, context) => {
    const { state, createdAt, position } = await commands.handle(userDecider, {
      stream: userStream(user.id),
      command: { type: 'AnswerTerms', answers, versions: await consentVersions(), at: context.at },
      context,
    });
    return { user: await sessionUserOf(state ?? user, createdAt, context.at), position };
  };

  return { signUp, logIn, answerTerms, idOfEmail };
};

const unregistered = () => new DomainError('email_unregistered', { errors: { email: '가입되지 않은 이메일이에요.' } });
const passwordWrong = () => new DomainError('password_wrong', { errors: { password: '비밀번호가 맞지 않아요.' } });
/** After many unknown addresses from one network, the answer no longer says which of them are accounts. */
const loginWrong = () => new DomainError('login_wrong');

const emailTaken = () =>
  new DomainError('email_in_use', { errors: { email: '이미 가입된 이메일이에요. 로그인해 보세요.' } });
