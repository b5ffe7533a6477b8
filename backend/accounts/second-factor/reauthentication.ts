import type { User } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { Origin } from '../../engine/callers/source.ts';
import type { Confirmations } from '../codes/proofs.ts';
import type { CurrentPassword } from '../passwords/current-password.ts';
import type { AccountsVault } from '../vault/accounts-vault.ts';
import type { SecondFactors } from './second-factors.ts';

/** What a signed-in person shows once more; the names are those of the form's fields. */
export type ShownAgain = {
  readonly current?: string | undefined;
  readonly otp?: string | undefined;
};

/** Where refusals are shown, if the form's fields have other names. */
type Fields = { readonly current: string; readonly otp: string };

/**
 * A session's token may be stolen. What it could change lastingly (ways to sign in, where money goes, who is staff, the
 * end of an account) needs the person once more, with everything that their sign-in asks for.
 */
export type Reauthentication = {
  /**
   * Passes a person who shows both factors: the present password, or a sign-in within ten minutes for an account
   * without one; and a code of the second factor, where one is set up. Throws `password_current_wrong`, `forbidden`,
   * `code_check_failed`, `too_many_requests`.
   */
  require(shown: ShownAgain, caller: SignedIn, origin: Origin, fields?: Fields): Promise<void>;
  /** The same, for an action that follows within five minutes: it takes the proof. */
  confirm(shown: ShownAgain, caller: SignedIn, origin: Origin): Promise<{ readonly proof: string }>;
  /** Uses up this person's proof; throws `forbidden` with a message at `confirmation` for any other one. */
  requireConfirmed(confirmation: string | undefined, caller: SignedIn): Promise<void>;
  /**
   * The same, but a person without a second factor needs no proof within half an hour of their sign-in: for changes that
   * staff make often.
   */
  requireConfirmedOrRecent(confirmation: string | undefined, caller: SignedIn): Promise<void>;
};

type SignedIn = Pick<Caller, 'user' | 'sessionId'>;

export type ReauthenticationParts = {
  readonly vault: Pick<AccountsVault, 'credentials' | 'sessions'>;
  readonly currentPassword: CurrentPassword;
  readonly secondFactors: Pick<SecondFactors, 'requireAgain'>;
  readonly confirmations: Confirmations;
};

const MINUTE_MS = 60_000;
const freshMs = 10 * MINUTE_MS;
const recentMs = 30 * MINUTE_MS;

export const createReauthentication = (parts: ReauthenticationParts): Reauthentication => {
  const { vault, currentPassword, secondFactors, confirmations } = parts;

  /** By the database's clock, which dates sessions. */
  const isSignedInSince = async ({ user, sessionId }: SignedIn, ms: number): Promise<boolean> => {
    const session = (await vault.sessions.list(user.id)).find(({ id }) => id === sessionId);
    return session !== undefined && Date.parse(await vault.sessions.now()) - Date.parse(session.createdAt) <= ms;
  };

  const requirePassword = async (user: User, current: string | undefined, origin: Origin, field: string) => {
    if (current === undefined || current === '') {
      throw new DomainError('password_current_wrong', { errors: { [field]: '지금 쓰는 비밀번호를 적어 주세요.' } });
    }
    await currentPassword(user, current, origin, field);
  };

  const require: Reauthentication['require'] = async ({ current, otp }, caller, origin, fields = usual) => {
    const { user } = caller;
    if ((await vault.credentials.find(user.id)) !== null) {
      await requirePassword(user, current, origin, fields.current);
    } else if (!(await isSignedInSince(caller, freshMs))) throw signInAgain();
    await secondFactors.requireAgain(user, otp, fields.otp);
  };

  const requireConfirmed: Reauthentication['requireConfirmed'] = async (confirmation, { user }) => {
    if (confirmation === undefined || !(await confirmations.use(confirmation, user.id))) throw confirmFirst();
  };

  return {
    require,
    confirm: async (shown, caller, origin) => {
      await require(shown, caller, origin);
      return { proof: await confirmations.issue(caller.user.id) };
    },
    requireConfirmed,
    requireConfirmedOrRecent: async (confirmation, caller) => {
      const isEnough = confirmation === undefined && caller.user.secondFactor === null;
      if (isEnough && (await isSignedInSince(caller, recentMs))) return;
      await requireConfirmed(confirmation, caller);
    },
  };
};

const usual: Fields = { current: 'current', otp: 'otp' };

const signInAgain = (): DomainError =>
  new DomainError('forbidden', {
    errors: { '': '안전하게 확인할게요. 로그아웃했다가 다시 로그인하고 10분 안에 시도해 주세요.' },
  });

const confirmFirst = (): DomainError =>
  new DomainError('forbidden', {
    errors: {
      confirmation: '본인인지 한 번 더 확인해야 해요. 비밀번호와, 쓰고 있다면 인증 앱의 번호를 입력해 주세요.',
    },
  });
