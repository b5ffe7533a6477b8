import type {
  FinishSocialBody,
  LinkSocialBody,
  PendingSocial,
  SignUpSocialBody,
  SocialName,
  SocialSignedIn,
  SocialStarted,
  UnlinkSocialBody,
} from '@nomucheck/domain/accounts/contract/social.ts';
import { socialTitles } from '@nomucheck/domain/accounts/social-titles.ts';
import { type ApiAnswer, type ApiFailure, callApi } from '../../../shared/client/api-client.ts';
import { changeMe, signInBy } from '../../../shared/client/session.ts';

export { socialTitles as socialLabels };

export const isSocialName = (text: string | undefined): text is SocialName =>
  text !== undefined && Object.hasOwn(socialTitles, text);

/** Signed in, and where to go on; or the refusal, with what is needed to continue. */
export type SocialOutcome =
  | { readonly ok: true; readonly returnTo: string }
  | { readonly ok: false; readonly failure: ApiFailure; readonly pending: PendingSocial | null };

const outcomeOf = async (answer: ApiAnswer<SocialSignedIn>): Promise<SocialOutcome> => {
  const failure = await signInBy(answer);
  if (failure !== null) return { ok: false, failure, pending: pendingIn(failure.body.pending) };
  return { ok: true, returnTo: answer.ok ? answer.returnTo : '/' };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A sign-in that isn't finished, from a refusal or from the previous page. */
export const pendingIn = (value: unknown): PendingSocial | null => {
  if (!isRecord(value)) return null;
  const { ticket, provider, name, email, emailVerified, phoneNumber } = value;
  if (typeof ticket !== 'string' || typeof provider !== 'string' || !isSocialName(provider)) return null;
  const text = (part: unknown): string => (typeof part === 'string' ? part : '');
  return {
    ticket,
    provider,
    name: text(name),
    email: text(email),
    emailVerified: emailVerified === true,
    phoneNumber: text(phoneNumber),
  };
};

const post = async (url: string, data: object): Promise<SocialOutcome> =>
  outcomeOf(await callApi<SocialSignedIn>({ method: 'POST', url, data, idempotencyKey: null, cookies: true }));

export const startSocial = (provider: SocialName, returnTo: string): Promise<ApiAnswer<SocialStarted>> =>
  callApi<SocialStarted>({ url: `/api/user/oauth/${provider}`, params: { returnTo }, cookies: true });

export const finishSocial = (provider: SocialName, data: FinishSocialBody): Promise<SocialOutcome> =>
  post(`/api/user/oauth/${provider}`, data);

export const signUpSocial = (provider: SocialName, data: SignUpSocialBody): Promise<SocialOutcome> =>
  post(`/api/user/oauth/${provider}/signup`, data);

export const linkSocial = (provider: SocialName, data: LinkSocialBody): Promise<SocialOutcome> =>
  post(`/api/user/oauth/${provider}/link`, data);

/** Unlinks this service; returns the failure, or null if it succeeded. */
export const unlinkSocial = (provider: SocialName, data: UnlinkSocialBody): Promise<ApiFailure | null> =>
  changeMe(`/api/user/oauth/${provider}`, data, { method: 'DELETE', idempotencyKey: null });
