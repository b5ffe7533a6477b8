import { type ConsentVersions, requireConsents } from '@nomucheck/domain/accounts/consents.ts';
import type {
  LinkSocialBody,
  SignUpSocialBody,
  SocialName,
  SocialSignedIn,
  UnlinkSocialBody,
} from '@nomucheck/domain/accounts/contract/social.ts';
import type { SessionUser, SignedIn } from '@nomucheck/domain/accounts/contract/user.ts';
import { type MailboxProof, requireProvedAddress } from '@nomucheck/domain/accounts/signing-in/first-proof.ts';
import { linkByCode, type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail } from '@nomucheck/domain/kernel/text/contact.ts';
import { v4 as uuidV4 } from 'uuid';
import type { Caller } from '../../engine/callers/caller.ts';
import type { Origin } from '../../engine/callers/source.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';
import type { ReservationKind } from '../../engine/vault/reservations.ts';
import type { Accounts } from '../accounts.ts';
import { phoneOf } from '../codes/phone-numbers.ts';
import type { Proofs } from '../codes/proofs.ts';
import type { Throttle } from '../limits/throttle.ts';
import { hashOfNoPassword } from '../passwords/password-hash.ts';
import type { Reauthentication } from '../second-factor/reauthentication.ts';
import type { SessionUsers } from '../signing-in/session-user.ts';
import type { SigningIn } from '../signing-in/signing-in.ts';
import type { RemovingUnprovenAccess } from '../unproven/removing-unproven-access.ts';
import type { AccountsVault } from '../vault/accounts-vault.ts';
import { identityOf, pendingOf, registered, withPending } from './social-sign-in.ts';
import type { Ticket, Tickets } from './tickets.ts';

export type SocialAccountParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<AccountsVault, 'credentials' | 'reservations' | 'sessions'>;
  readonly blindIndex: BlindIndex;
  readonly throttle: Pick<Throttle, 'signUp' | 'welcome' | 'membership'>;
  readonly signingIn: SigningIn;
  readonly accounts: Pick<Accounts, 'logIn'>;
  readonly proofs: Pick<Proofs, 'ownerOf' | 'spend'>;
  readonly reauthentication: Pick<Reauthentication, 'require'>;
  readonly tickets: Tickets;
  readonly sessionUserOf: SessionUsers;
  readonly consentVersions: () => Promise<ConsentVersions>;
  readonly removingUnprovenAccess: Pick<RemovingUnprovenAccess, 'settleAfter'>;
};

type Answered = SocialSignedIn & { readonly position: string };
type Asked = {
  readonly provider: SocialName;
  readonly browser: string | null;
  readonly origin: Origin;
  /** As of a sign-up by e-mail. */
  readonly isTrusted: boolean;
};

export type SocialAccounts = {
  /**
   * Makes an account for a person with a ticket and the needed consents. Throws `terms_required`, or, when the address
   * is taken, `social_registered_by_email` or `social_email_or_phone_registered` with the ticket under `pending`.
   */
  signUp(body: SignUpSocialBody, asked: Asked, context: CommandContext): Promise<Answered>;
  /**
   * Signs in to an existing account and links the other service to it, for a person who proves the account by its
   * password or by a code to its address; an equal address alone is no proof. Throws what a sign-in throws,
   * `code_expired`, and `stage_wrong` for the password of an account whose address isn't proved. A code proves it
   * (`first-proof.ts`).
   */
  link(body: LinkSocialBody, asked: Asked, context: CommandContext): Promise<Answered>;
  /**
   * Unlinks a service. Needs both factors once more (`Reauthentication`); one sign-in method must stay
   * (`social_failed`). Ends the other sessions.
   */
  unlink(
    body: UnlinkSocialBody,
    asked: Pick<Asked, 'provider' | 'origin'>,
    caller: Caller,
    context: CommandContext,
  ): Promise<{ readonly user: SessionUser; readonly position: string }>;
};

export const createSocialAccounts = (parts: SocialAccountParts): SocialAccounts => {
  const { commands, vault, blindIndex, signingIn, accounts, proofs, reauthentication, tickets, throttle } = parts;
  const { removingUnprovenAccess, sessionUserOf, consentVersions } = parts;

  const ticketOf = (sealed: string, { provider, browser }: Asked): Promise<Ticket> =>
    tickets.open(sealed, provider, browser ?? '');

  const reserve = async (kind: ReservationKind, value: string, commandId: string, stream: string) =>
    vault.reservations.reserve({ kind, value, commandId, stream });

  const signUp: SocialAccounts['signUp'] = async (body, asked, context) => {
    // 1 refusals that need no database
    requireConsents(body.terms);
    const ticket = await ticketOf(body.ticket, asked);
    const phoneNumber = phoneOf(body.phoneNumber);
    await throttle.signUp(asked.origin.source);
    const email = normalEmail(body.email);
    const emailVerified = ticket.profile.emailVerified && normalEmail(ticket.profile.email ?? '') === email;
    if (!emailVerified && !asked.isTrusted) await throttle.membership.requireLeft(asked.origin.source);
    // 2 reserve the other service's identity and the mailbox for this account; they are freed if this fails
    const id = uuidV4();
    const stream = userStream(id);
    const { commandId } = context;
    const { kind, value } = identityOf(blindIndex, ticket.provider, ticket.profile);
    let isSpent = false;
    try {
      if (!(await reserve(kind, value, commandId, stream)).ok) throw linkedElsewhere();
      const index = blindIndex('email', email);
      const mailbox = await reserve('email', index, commandId, stream);
      if (!mailbox.ok) {
        const { source } = asked.origin;
        const mayTell = emailVerified || (await throttle.membership.mayTell(index, source));
        throw mayTell
          ? await emailTaken(mailbox.stream, ticket, body, asked)
          : await throttle.membership.proveFirst(source);
      }
      await tickets.spend(ticket);
      isSpent = true;
      // 3 the event
      const { state, position, createdAt } = await commands.handle(userDecider, {
        stream,
        command: {
          type: 'SignUp',
          owner: id,
          personal: { name: body.name, email: body.email.trim(), phoneNumber },
          terms: body.terms,
          versions: await consentVersions(),
          at: context.at,
          through: { provider: ticket.provider, emailVerified },
        },
        context: { ...context, actor: { id, role: 'user' } },
      });
      if (!state) throw new DomainError('signup_failed');
      // 4 from here on the account exists
      await vault.reservations.confirm(commandId);
      const signedIn = await signingIn.open(state, createdAt, asked.origin);
      return { ...signedIn, returnTo: ticket.returnTo, position };
    } catch (error) {
      if (isRefusal(error)) {
        await vault.reservations.release(commandId);
        if (isSpent) await tickets.giveBack(ticket);
      }
      throw error;
    }
  };

  const emailTaken = async (
    stream: string,
    ticket: Ticket,
    { email }: SignUpSocialBody,
    { browser }: Asked,
  ): Promise<DomainError> => {
    const { state: holder } = await commands.load(userDecider, stream);
    const pending = pendingOf(ticket, tickets.seal(ticket, browser ?? ''));
    return registered(holder, {
      errors: { email: '이미 가입된 이메일이에요. 그 계정에 연결하거나 다른 이메일을 적어 주세요.' },
      extra: { pending: { ...pending, email } },
    });
  };

  const link: SocialAccounts['link'] = async (body, asked, context) => {
    const ticket = await ticketOf(body.ticket, asked);
    const pending = pendingOf(ticket, body.ticket);
    const proved = await (body.proof ? byCode(body, asked.origin) : byPassword(body, asked.origin)).catch(
      (refused: unknown) => {
        throw withPending(refused, pending);
      },
    );
    try {
      const { state, createdAt, position } = await attach(proved, ticket, context);
      const shown = proved.by === 'code' ? state?.personal?.email : undefined;
      if (shown) await throttle.welcome(blindIndex('email', normalEmail(shown)), asked.origin.source);
      const user = state ? await sessionUserOf(state, createdAt, context.at) : proved.signedIn.user;
      return { token: proved.signedIn.token, user, returnTo: ticket.returnTo, position };
    } catch (error) {
      await vault.sessions.revoke(proved.signedIn.token);
      throw error;
    }
  };

  type Proved = { readonly signedIn: SignedIn; readonly userId: string; readonly by: 'password' | 'code' };

  const byPassword = async (body: LinkSocialBody, origin: Origin): Promise<Proved> => {
    const { email = '', password = '', otp } = body;
    const signedIn = await accounts.logIn({ email, password, ...(otp === undefined ? {} : { otp }) }, origin);
    try {
      // The account as it was when the password was checked: a first proof by mail may have removed unproven access
      // since.
      requireProvedAddress(signedIn.user, linkByCode);
    } catch (error) {
      await vault.sessions.revoke(signedIn.token);
      throw error;
    }
    return { signedIn, userId: signedIn.user.id, by: 'password' };
  };

  /**
   * The session first: it asks for the second factor, and the proof must stay valid during that question. A second
   * factor that was set up before the address was proved may be another person's: it isn't asked for, and is removed.
   */
  const byCode = async ({ proof = '', otp }: LinkSocialBody, origin: Origin): Promise<Proved> => {
    const { userId } = await proofs.ownerOf(proof, 'link');
    const { state: user, createdAt } = await commands.load(userDecider, userStream(userId));
    if (!user?.personal) throw new DomainError('code_expired');
    const signedIn = await (user.emailVerifiedAt === null
      ? signingIn.renew(user, createdAt, origin)
      : signingIn.open(user, createdAt, origin, otp));
    try {
      await proofs.spend(proof);
    } catch (error) {
      await vault.sessions.revoke(signedIn.token);
      throw error;
    }
    return { signedIn, userId, by: 'code' };
  };

  const attach = async ({ userId, by, signedIn }: Proved, ticket: Ticket, context: CommandContext) => {
    const stream = userStream(userId);
    const { commandId, at } = context;
    const { provider } = ticket;
    const { kind, value } = identityOf(blindIndex, provider, ticket.profile);
    const { state: before } = await commands.load(userDecider, stream);
    const isFirst = by === 'code' && before !== null && before.emailVerifiedAt === null;
    if (!(await reserve(kind, value, commandId, stream)).ok) throw linkedElsewhere();
    try {
      await tickets.spend(ticket);
    } catch (error) {
      await vault.reservations.release(commandId);
      throw error;
    }
    try {
      const proof = isFirst ? await closeOtherWaysIn(before, provider, signedIn.token, commandId) : null;
      const linked = await commands.handle(userDecider, {
        stream,
        command: { type: 'LinkSocial', provider, at, ...(proof === null ? {} : { proof }) },
        context: { ...context, actor: { id: userId, role: 'user' } },
      });
      await vault.reservations.confirm(commandId);
      if (proof !== null) await forgetPassword(userId);
      await removingUnprovenAccess.settleAfter(linked.events);
      return linked;
    } catch (error) {
      if (isRefusal(error)) {
        await vault.reservations.release(commandId);
        await tickets.giveBack(ticket);
      }
      throw error;
    }
  };

  /**
   * Before the log says that the address is proved, this removes sign-in methods whose owner can't be seen in the
   * log: a password, and an identity of another account with the same service. A crash here loses nothing: the next
   * proof removes the same.
   */
  const closeOtherWaysIn = async (
    { id }: User,
    provider: SocialName,
    token: string,
    commandId: string,
  ): Promise<MailboxProof> => {
    const mine = await vault.sessions.find(token);
    await forgetPassword(id);
    const at = await vault.sessions.now();
    await vault.reservations.giveUpOthers(provider, userStream(id), { before: at, commandId });
    return { by: provider, session: mine?.id ?? null, at: await vault.sessions.now() };
  };

  /** A password that nobody knows replaces it; a code to the mailbox can set a new one. */
  const forgetPassword = async (id: string): Promise<void> => {
    if ((await vault.credentials.find(id)) === null) return;
    await vault.credentials.set(id, hashOfNoPassword());
  };

  const unlink: SocialAccounts['unlink'] = async (body, { provider, origin }, caller, context) => {
    const { user, sessionId } = caller;
    if (!user.linked.includes(provider)) throw new DomainError('not_found');
    await reauthentication.require(body, caller, origin);
    const stream = userStream(user.id);
    const { state, createdAt, position } = await commands.handle(userDecider, {
      stream,
      command: { type: 'UnlinkSocial', provider },
      context,
    });
    await vault.reservations.giveUpKind(provider, stream);
    await vault.sessions.revokeAll(user.id, sessionId);
    return { user: await sessionUserOf(state ?? user, createdAt, context.at), position };
  };

  return { signUp, link, unlink };
};

const linkedElsewhere = (): DomainError =>
  new DomainError('social_failed', { errors: { '': '이미 다른 계정에 연결된 로그인이에요. 다시 로그인해 주세요.' } });
