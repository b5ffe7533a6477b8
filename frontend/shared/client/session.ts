import type {
  ChangePasswordBody,
  CodeProof,
  ConfirmationBody,
  LoginBody,
  OtpOffBody,
  OtpTurnedOn,
  SessionUser,
  SignedIn,
  SignupBody,
  TermBody,
  VerificationBody,
} from '@nomucheck/domain/accounts/contract/user.ts';
import type { EditBody, LeaveBody, Left } from '@nomucheck/domain/people/contract/own-data.ts';
import type { PoliciesOut } from '@nomucheck/domain/policies/contract.ts';
import { forgetDeviceData } from '../device/device-data.ts';
import { createStore, useStore } from '../device/store.ts';
import { onTokenChangedElsewhere, readToken, storeToken } from '../device/stored-token.ts';
import { type ApiAnswer, type ApiFailure, type ApiRequest, callApi, onDeadToken } from './api-client.ts';
import { forgetLogPosition } from './log-position.ts';

/** `unreachable`: there is a token, but the server could not be asked for its person. The person stays signed in. */
export type Session =
  | { status: 'loading'; user: null }
  /** `hasEnded`: there was a session, which ended without a sign-out here. */
  | { status: 'anonymous'; user: null; hasEnded?: true }
  | { status: 'signed_in'; user: SessionUser }
  | { status: 'unreachable'; user: null };

const anonymous: Session = { status: 'anonymous', user: null };
const ended: Session = { status: 'anonymous', user: null, hasEnded: true };
const session = createStore<Session>({ status: 'loading', user: null });

/** The server renders what somebody sees who isn't signed in. */
export const useSession = (): Session => useStore(session, () => anonymous);
export const currentSession = (): Session => session.get();

/** Asks the server for the person of the stored token. */
export const loadSession = async (): Promise<void> => {
  const token = readToken();
  // A session that has ended stays one: the page says why nobody is signed in.
  if (token === null) return session.get() === ended ? undefined : session.set(anonymous);
  const answer = await callApi<SessionUser>({ url: '/api/user/session' });
  if (readToken() !== token) return;
  if (answer.ok) return session.set({ status: 'signed_in', user: answer });
  // The listener below has already deleted an invalid token. Without a response, the person is unknown.
  session.set(answer.status === 401 ? ended : { status: 'unreachable', user: null });
};

/** The session once it is known whose it is: right after a page has loaded, the server is still being asked. */
export const knownSession = async (): Promise<Session> => {
  if (session.get().status === 'loading') await loadSession();
  return session.get();
};

/** Stores the token of a sign-in's response; returns the failure, or null. */
export const signInBy = async (answer: ApiAnswer<SignedIn>): Promise<ApiFailure | null> => {
  if (!answer.ok) return answer;
  storeToken(answer.token);
  await loadSession();
  // The response of the sign-in already has the person; the second read is only newer.
  if (session.get().status !== 'signed_in') session.set({ status: 'signed_in', user: answer.user });
  return null;
};

/** Signs in; returns the failure, or null. */
export const login = async (data: LoginBody): Promise<ApiFailure | null> =>
  signInBy(await callApi<SignedIn>({ method: 'POST', url: '/api/user/login', data, idempotencyKey: null }));

/** Creates an account and signs in; returns the failure, or null. */
export const signUp = async (data: SignupBody): Promise<ApiFailure | null> =>
  signInBy(await callApi<SignedIn>({ method: 'POST', url: '/api/user/signup', data, idempotencyKey: null }));

/** Changes the password; every session ends except the new one of this device. Returns the failure, or null. */
export const changePassword = async (data: ChangePasswordBody): Promise<ApiFailure | null> =>
  signInBy(await callApi<SignedIn>({ method: 'POST', url: '/api/user/changepw', data, idempotencyKey: null }));

/** A write whose response is the person; returns the failure, or null. */
export const changeMe = async (
  url: string,
  data: object,
  options: Pick<ApiRequest, 'method' | 'idempotencyKey'> = {},
): Promise<ApiFailure | null> => {
  const answer = await callApi<SessionUser>({ method: 'POST', url, data, ...options });
  if (!answer.ok) return answer;
  session.set({ status: 'signed_in', user: answer });
  return null;
};

/** Shows both factors once more; the response is a proof for one action of the next five minutes. */
export const confirmMe = (data: ConfirmationBody): Promise<ApiAnswer<CodeProof>> =>
  callApi<CodeProof>({ method: 'POST', url: '/api/user/confirmation', data, idempotencyKey: null });

/** Gives and withdraws consents, each to the version in force. */
export const answerTerms = async (
  answers: Readonly<Partial<Record<keyof TermBody, boolean>>>,
): Promise<ApiFailure | null> => {
  const policies = await callApi<PoliciesOut>({ url: '/api/policies' });
  if (!policies.ok) return policies;
  const versionOf = (asked: string): string => policies.items.find(({ kind }) => kind === asked)?.version ?? '';
  const data = Object.entries(answers).map(([kind, agreed]) => [kind, { agreed, version: versionOf(kind) }]);
  return changeMe('/api/user/term', Object.fromEntries(data));
};

/** Verifies the e-mail address with the proof of a code. */
export const verifyContact = (data: VerificationBody): Promise<ApiFailure | null> =>
  changeMe('/api/user/verification', data, { idempotencyKey: null });

/** Changes the name, the number or the newsletter choice; fields that aren't given stay. */
export const editProfile = (data: EditBody): Promise<ApiFailure | null> =>
  changeMe('/api/user/edit', data, { method: 'PUT' });

/** Deletes this person's data from this device. */
const forgetStored = (): void => {
  storeToken(null);
  forgetLogPosition();
  forgetDeviceData();
};

/**
 * Deletes the account, and this person's data from this device. Returns the failure, or null. The session keeps the person
 * until the page calls `noteLeft`: otherwise the sign-in would replace the page's last message.
 */
export const leave = async (data: LeaveBody): Promise<ApiFailure | null> => {
  const answer = await callApi<Left>({ method: 'DELETE', url: '/api/user', data, idempotencyKey: null });
  if (!answer.ok) return answer;
  forgetStored();
  return null;
};

export const noteLeft = (): void => session.set(anonymous);

/**
 * Turns the second factor on with a code of the authenticator app. The response has the recovery codes, which are shown
 * only this once.
 */
export const turnOnSecondFactor = async (code: string): Promise<ApiAnswer<OtpTurnedOn>> => {
  const answer = await callApi<OtpTurnedOn>({
    method: 'POST',
    url: '/api/user/otp',
    data: { code },
    idempotencyKey: null,
  });
  if (answer.ok) session.set({ status: 'signed_in', user: answer.user });
  return answer;
};

export const turnOffSecondFactor = (data: OtpOffBody): Promise<ApiFailure | null> =>
  changeMe('/api/user/otp', data, { method: 'DELETE', idempotencyKey: null });

/** Revokes the token, deletes this person's data from this device and reloads the page, so that nothing stays in memory. */
export const logout = async (): Promise<void> => {
  await callApi({ method: 'POST', url: '/api/user/logout' });
  forgetStored();
  session.set(anonymous);
  window.location.reload();
};

/**
 * Watches for an invalid token and for sign-ins in other tabs, and loads the session. Called once, when the page starts.
 */
export const startSession = (): void => {
  onDeadToken((token) => {
    if (readToken() !== token) return;
    storeToken(null);
    session.set(ended);
  });
  onTokenChangedElsewhere(() => void loadSession());
  void loadSession();
};
