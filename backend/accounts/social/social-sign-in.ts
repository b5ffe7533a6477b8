import { createHmac, randomBytes } from 'node:crypto';
import { personName } from '@nomucheck/domain/accounts/contract/person-name.ts';
import type {
  FinishSocialBody,
  PendingSocial,
  SocialName,
  SocialSignedIn,
} from '@nomucheck/domain/accounts/contract/social.ts';
import { type User, userDecider } from '@nomucheck/domain/accounts/user.ts';
import { DomainError, type DomainErrorDetails } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail, normalPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import { isStorable } from '@nomucheck/domain/kernel/text/text.ts';
import { generateState } from 'arctic';
import type { Origin } from '../../engine/callers/source.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';
import type { Throttle } from '../limits/throttle.ts';
import type { SigningIn } from '../signing-in/signing-in.ts';
import type { AccountsVault } from '../vault/accounts-vault.ts';
import type { SocialProfile, SocialProvider } from './providers/social-provider.ts';
import type { Ticket, Tickets } from './tickets.ts';

export type SocialSignInParts = {
  readonly providers: readonly SocialProvider[];
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly vault: Pick<AccountsVault, 'reservations' | 'oauthFlows' | 'sessions'>;
  readonly blindIndex: BlindIndex;
  readonly throttle: Pick<Throttle, 'social' | 'membership'>;
  readonly signingIn: SigningIn;
  readonly tickets: Tickets;
  /** The key from which PKCE verifiers are derived, so that none has to be stored. */
  readonly key: Buffer;
};

/** The time for the sign-in at the other service: ten minutes. */
const flowSeconds = 600;

export type SocialSignIn = {
  /**
   * The address to sign in at, and the secret that this browser must come back with. Throws `not_found` for a service
   * that isn't offered.
   */
  start(
    name: string,
    given: { readonly returnTo: string; readonly browser: string | null; readonly source: string },
  ): Promise<{ readonly url: string; readonly browser: string }>;
  /**
   * Opens a session for a person with an account. For others the refusal says what is missing, with a ticket under
   * `pending`: `terms_required`, `social_registered_by_email`, `social_email_or_phone_registered`,
   * `second_factor_needed`.
   */
  finish(name: string, body: FinishSocialBody, browser: string | null, origin: Origin): Promise<SocialSignedIn>;
};

/**
 * The account that this identity signs in to. It is never looked up by an address, because an address may change hands.
 */
export const identityOf = (
  blindIndex: BlindIndex,
  provider: SocialName,
  { subject }: Pick<SocialProfile, 'subject'>,
): { readonly kind: SocialName; readonly value: string } => ({
  kind: provider,
  value: blindIndex('social', `${provider}|${subject}`),
});

export const createSocialSignIn = (parts: SocialSignInParts): SocialSignIn => {
  const { providers, commands, vault, blindIndex, throttle, signingIn, tickets, key } = parts;

  const providerOf = (name: string): SocialProvider => {
    const provider = providers.find((each) => each.name === name);
    if (!provider) throw new DomainError('not_found');
    return provider;
  };
  const verifierOf = (state: string): string => createHmac('sha256', key).update(`pkce|${state}`).digest('base64url');

  const comeBack = async (
    provider: SocialProvider,
    { code, state = '', error }: FinishSocialBody,
    browser: string,
  ): Promise<Ticket> => {
    // The state is used up in every case, also when the person cancelled.
    const flow = await vault.oauthFlows.take({ state, browser, provider: provider.name });
    if (!flow) throw new DomainError('social_wrong_data', { errors: { '': '처음부터 다시 시도해 주세요.' } });
    if (error !== undefined) {
      throw error === 'access_denied' ? new DomainError('social_popup_closed') : new DomainError('social_failed');
    }
    if (!code) throw new DomainError('social_wrong_data');
    const profile = await provider.profileOf({ code, state, verifier: verifierOf(state) });
    return tickets.issue({ provider: provider.name, returnTo: flow.returnTo, profile: readable(profile) });
  };

  /** For an unknown identity: a new account, or the existing account with their address. */
  const unknownIdentity = async (pending: PendingSocial, source: string): Promise<DomainError> => {
    const extra = { pending };
    const index = pending.email === '' ? null : blindIndex('email', normalEmail(pending.email));
    const byEmail = index === null ? null : await vault.reservations.ownerOf('email', index);
    // An address that the service hasn't verified may be anybody's.
    const mayTell = index === null || pending.emailVerified || (await throttle.membership.mayTell(index, source));
    if (byEmail !== null && mayTell) {
      const { state: holder } = await commands.load(userDecider, byEmail);
      return registered(holder, { extra });
    }
    return new DomainError('terms_required', { extra });
  };

  return {
    start: async (name, { returnTo, browser, source }) => {
      const provider = providerOf(name);
      await throttle.social(source);
      const state = generateState();
      const mine = browser ?? randomBytes(32).toString('base64url');
      await vault.oauthFlows.begin({ state, browser: mine, provider: provider.name, returnTo, seconds: flowSeconds });
      return { url: provider.authorizationUrl({ state, verifier: verifierOf(state) }), browser: mine };
    },

    finish: async (name, body, browser, origin) => {
      const provider = providerOf(name);
      if (browser === null) throw new DomainError('social_wrong_data', { errors: { '': otherBrowser } });
      const ticket = body.ticket
        ? await tickets.open(body.ticket, provider.name, browser)
        : await comeBack(provider, body, browser);
      const pending = pendingOf(ticket, tickets.seal(ticket, browser));
      const { kind, value } = identityOf(blindIndex, provider.name, ticket.profile);
      const stream = await vault.reservations.ownerOf(kind, value);
      if (stream === null) throw await unknownIdentity(pending, origin.source);
      const { state: user, createdAt } = await commands.load(userDecider, stream);
      // The reservation has changed since the lookup.
      if (!(await vault.reservations.isHeldBy(kind, value, stream)))
        throw await unknownIdentity(pending, origin.source);
      if (user?.personal && !user.linked.includes(kind)) {
        // Unlinking was cut off: the log decides.
        await vault.reservations.giveUp(kind, value, stream);
        throw await unknownIdentity(pending, origin.source);
      }
      if (!user?.personal) throw new DomainError('social_failed');
      const signedIn = await signingIn.open(user, createdAt, origin, body.otp).catch((refused: unknown) => {
        throw withPending(refused, pending);
      });
      // Used up last, so that a wrong code of the second factor leaves the ticket valid.
      await tickets.spend(ticket).catch(async (spent: unknown) => {
        await vault.sessions.revoke(signedIn.token);
        throw spent;
      });
      return { ...signedIn, returnTo: ticket.returnTo };
    },
  };
};

const otherBrowser = '로그인을 시작한 브라우저에서 이어서 해 주세요. 쿠키를 막아 두었다면 허용하고 다시 시도해 주세요.';

/** An account already has this address: one with a password, or one of another service. */
export const registered = (holder: User | null, details: DomainErrorDetails): DomainError => {
  if (holder?.oauth === 'email') return new DomainError('social_registered_by_email', details);
  return new DomainError('social_email_or_phone_registered', details);
};

/** The second factor is asked for after the code and state are used up: a ticket replaces them. */
export const withPending = (refused: unknown, pending: PendingSocial): unknown =>
  refused instanceof DomainError && refused.code === 'second_factor_needed'
    ? new DomainError(refused.code, { ...refused.details, extra: { pending } })
    : refused;

/** The provider's fields as the person's browser gets them. */
export const pendingOf = ({ provider, profile }: Ticket, ticket: string): PendingSocial => ({
  ticket,
  provider,
  name: profile.name ?? '',
  email: profile.email ?? '',
  emailVerified: profile.emailVerified,
  phoneNumber: profile.phoneNumber ?? '',
});

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** A provider's answer is checked like any other input: only values that a form would accept are used. */
const readable = ({ subject, name, email, emailVerified, phoneNumber }: SocialProfile): SocialProfile => {
  const goodName = personName.safeParse([...(name ?? '').trim()].slice(0, 40).join(''));
  const goodEmail =
    email !== null && isStorable(email) && email.length <= 254 && looksLikeEmail.test(email.trim())
      ? email.trim()
      : null;
  return {
    subject,
    name: goodName.success ? goodName.data : null,
    email: goodEmail,
    emailVerified: goodEmail !== null && emailVerified,
    phoneNumber: phoneNumber === null ? null : normalPhone(phoneNumber),
  };
};
