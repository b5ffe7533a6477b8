import type {
  ChangePasswordBody,
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
import { type ApiAnswer, type ApiFailure, type ApiRequest, callApi, onDeadToken } from './api-client.ts';
import { forgetDeviceData } from './device-data.ts';
import { forgetLogPosition } from './log-position.ts';
import { createStore, useStore } from './store.ts';
import { onTokenChangedElsewhere, readToken, storeToken } from './stored-token.ts';

/** `unreachable`: there is a token, and the server couldn't be asked whose it is. Nobody is signed out for that. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'signed_in'; user: SessionUser }
  | { status: 'unreachable'; user: null };

const anonymous: Session = { status: 'anonymous', user: null };
const session = createStore<Session>({ status: 'loading', user: null });

export const useSession = (): Session => useStore(session);
export const currentSession = (): Session => session.get();

/** Asks the server who the stored token belongs to. */
export const loadSession = async (): Promise<void> => {
  const token = readToken();
  if (token === null) return session.set(anonymous);
  const answer = await callApi<SessionUser>({ url: '/api/user/session' });
  if (readToken() !== token) return;
  if (answer.ok) return session.set({ status: 'signed_in', user: answer });
  // A dead token has been dropped by the listener below; no answer at all says nothing about the person.
  session.set(answer.status === 401 ? anonymous : { status: 'unreachable', user: null });
};

/** Takes what a sign-in answered; the failure, or null when it went well. */
export const signInBy = async (answer: ApiAnswer<SignedIn>): Promise<ApiFailure | null> => {
  if (!answer.ok) return answer;
  storeToken(answer.token);
  await loadSession();
  // The answer already names the person; the second look is only fresher.
  if (session.get().status !== 'signed_in') session.set({ status: 'signed_in', user: answer.user });
  return null;
};

/** Signs in; answers the failure, or null when it went well. */
export const login = async (data: LoginBody): Promise<ApiFailure | null> =>
  signInBy(await callApi<SignedIn>({ method: 'POST', url: '/api/user/login', data, idempotencyKey: null }));

/** Makes an account and signs in; answers the failure, or null when it went well. */
export const signUp = async (data: SignupBody): Promise<ApiFailure | null> =>
  signInBy(await callApi<SignedIn>({ method: 'POST', url: '/api/user/signup', data, idempotencyKey: null }));

/** A new password; every session but the new one of this device ends. Answers the failure, or null when it went well. */
export const changePassword = async (data: ChangePasswordBody): Promise<ApiFailure | null> =>
  signInBy(await callApi<SignedIn>({ method: 'POST', url: '/api/user/changepw', data, idempotencyKey: null }));

/** A write that answers the person as they are now; the failure, or null when it went well. */
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

/** Consents given and taken back. */
export const answerTerms = (data: TermBody): Promise<ApiFailure | null> => changeMe('/api/user/term', data);

/** One's address is verified by the proof of a code. */
export const verifyContact = (data: VerificationBody): Promise<ApiFailure | null> =>
  changeMe('/api/user/verification', data, { idempotencyKey: null });

/** Name, number, news: what isn't named stays. */
export const editProfile = (data: EditBody): Promise<ApiFailure | null> =>
  changeMe('/api/user/edit', data, { method: 'PUT' });

/** What this device has stored of the person. */
const forgetStored = (): void => {
  storeToken(null);
  forgetLogPosition();
  forgetDeviceData();
};

/**
 * Ends the account for good, and forgets the person on this device. Answers the failure, or null when it is done. The page still
 * knows whose it was, until it calls `noteLeft`: else what it has to say last would give way to the sign-in.
 */
export const leave = async (data: LeaveBody): Promise<ApiFailure | null> => {
  const answer = await callApi<Left>({ method: 'DELETE', url: '/api/user', data, idempotencyKey: null });
  if (!answer.ok) return answer;
  forgetStored();
  return null;
};

export const noteLeft = (): void => session.set(anonymous);

/** The app's first code turns the second factor on; the answer holds the recovery codes, which are told this once. */
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

/** Revokes the token, forgets the person and loads the page anew, so that nothing of theirs stays in memory. */
export const logout = async (): Promise<void> => {
  await callApi({ method: 'POST', url: '/api/user/logout' });
  forgetStored();
  session.set(anonymous);
  window.location.reload();
};

/** Watches for a token that died and for other tabs, and asks who is here. Called once, when the page starts. */
export const startSession = (): void => {
  onDeadToken((token) => {
    if (readToken() !== token) return;
    storeToken(null);
    session.set(anonymous);
  });
  onTokenChangedElsewhere(() => void loadSession());
  void loadSession();
};
