import { randomBytes } from 'node:crypto';
import type { OtpStarted, OtpStatus } from '@nomucheck/domain/accounts/contract/user.ts';
import { requireProvedAddress } from '@nomucheck/domain/accounts/signing-in/first-proof.ts';
import { type User, userDecider, userStream, verifyFirst } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { v4 as uuidV4 } from 'uuid';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Sealer } from '../../engine/sealing/sealer.ts';
import type { Throttle } from '../limits/throttle.ts';
import type { AccountsVault } from '../vault/accounts-vault.ts';
import type { KeptFactor } from '../vault/second-factors.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { base32, otpauthUri, stepOfCode } from './totp.ts';

export type SecondFactorParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<AccountsVault, 'secondFactors' | 'sessions'>;
  readonly sealer: Sealer;
  readonly throttle: Pick<Throttle, 'secondFactor'>;
  /** The key with which recovery codes are hashed. */
  readonly codeKey: Buffer;
  readonly clock: () => Date;
};

type Changed = { readonly user: User; readonly createdAt: string | null; readonly position: string };

/**
 * Codes of an authenticator app in addition to the password. The log says whether an account has one; the secret is
 * in the vault.
 */
export type SecondFactors = {
  /** Passes a sign-in that needs no code or has a right, unused one. Otherwise throws `second_factor_needed`. */
  require(user: User, code: string | undefined): Promise<void>;
  /** Passes an account without one, or an unused code; throws `code_check_failed` at this field. */
  requireAgain(user: User, code: string | undefined, field: string): Promise<void>;
  status(user: User): Promise<OtpStatus>;
  /**
   * Makes a secret for the app; nothing changes before `confirm`. `isOwner` is asked once an app may be set up, so that
   * a stolen token can't lock its owner out. Throws `stage_wrong` when an app is set up already.
   */
  start(user: User, isOwner: () => Promise<void>): Promise<OtpStarted>;
  /**
   * Turns it on with the app's first code and ends all other sessions. Throws `code_check_failed`, or `code_expired`
   * after an hour.
   */
  confirm(
    code: string,
    user: User,
    sessionId: string,
    context: CommandContext,
  ): Promise<Changed & { readonly recoveryCodes: readonly string[] }>;
  /** Turns it off and ends all other sessions. The person has shown both factors before (`Reauthentication`). */
  turnOff(user: User, sessionId: string, context: CommandContext): Promise<Changed>;
};

const issuer = '노무체크';
/** The length of HMAC-SHA-1's output, as RFC 4226 recommends. */
const secretBytes = 20;
const setUpSeconds = 3600;

export const createSecondFactors = (parts: SecondFactorParts): SecondFactors => {
  const { commands, vault, sealer, throttle, codeKey, clock } = parts;

  const placeOf = (userId: string, factor: string) => ({
    stream: userStream(userId),
    type: 'SecondFactor',
    field: factor,
  });

  /** Whether it is a code of this moment that wasn't used before; marks it as used. */
  const useAppCode = async (userId: string, { id, secret }: KeptFactor, code: string): Promise<boolean> => {
    const opened = await sealer.unseal(secret, placeOf(userId, id));
    if (typeof opened !== 'string') return false;
    const step = stepOfCode(Buffer.from(opened, 'base64'), code, clock());
    return step !== null && vault.secondFactors.useStep(id, step);
  };

  /** Six digits are a code of the app; anything else can only be a recovery code. */
  const useCode = async (user: User, written: string): Promise<boolean> => {
    const { secondFactor } = user;
    const kept = secondFactor && (await vault.secondFactors.find(secondFactor.factor));
    if (!kept) return false;
    const digits = written.replace(/[\s-]/g, '');
    if (/^\d{6}$/.test(digits)) return useAppCode(user.id, kept, digits);
    return vault.secondFactors.useRecoveryCode(kept.id, recoveryHash(codeKey, kept.id, written));
  };

  const isRight = async (user: User, written: string): Promise<boolean> => {
    const attempt = await throttle.secondFactor(user.id);
    const right = await useCode(user, written);
    if (right) await attempt.succeeded();
    return right;
  };

  const change = async (
    user: User,
    sessionId: string,
    context: CommandContext,
    command: { type: 'TurnOnSecondFactor'; factor: string; at: string } | { type: 'TurnOffSecondFactor' },
  ): Promise<Changed> => {
    const { state, createdAt, position } = await commands.handle(userDecider, {
      stream: userStream(user.id),
      command,
      context,
    });
    await vault.secondFactors.forget(user.id, state?.secondFactor?.factor);
    await vault.sessions.revokeAll(user.id, sessionId);
    return { user: state ?? user, createdAt, position };
  };

  return {
    require: async (user, code) => {
      if (!user.secondFactor) return;
      if (code === undefined || code.trim() === '') throw new DomainError('second_factor_needed');
      if (await isRight(user, code)) return;
      throw new DomainError('second_factor_needed', { errors: { otp: wrongCode } });
    },

    requireAgain: async (user, code, field) => {
      if (!user.secondFactor) return;
      if (code === undefined || code.trim() === '') throw wrong(field, '인증 앱의 번호나 복구 코드를 입력해 주세요.');
      if (!(await isRight(user, code))) throw wrong(field);
    },

    status: async ({ secondFactor }) => ({
      since: secondFactor?.since ?? null,
      recoveryCodesLeft: secondFactor ? await vault.secondFactors.recoveryCodesLeft(secondFactor.factor) : 0,
    }),

    start: async (user, isOwner) => {
      if (user.secondFactor) throw new DomainError('stage_wrong');
      requireProvedAddress(user, verifyFirst);
      await isOwner();
      const id = uuidV4();
      const secret = randomBytes(secretBytes);
      const sealed = await sealer.seal(user.id, placeOf(user.id, id), secret.toString('base64'));
      await vault.secondFactors.begin({ id, userId: user.id, secret: sealed });
      return { uri: otpauthUri(secret, issuer, user.personal?.email ?? ''), secret: base32(secret) };
    },

    confirm: async (code, user, sessionId, context) => {
      if (user.secondFactor) throw new DomainError('stage_wrong');
      // With the account's state at the beginning of the request: an unproven access that was removed since then
      // can't set one up.
      requireProvedAddress(user, verifyFirst);
      const begun = await vault.secondFactors.unfinished(user.id, setUpSeconds);
      if (!begun) throw new DomainError('code_expired');
      if (!(await useAppCode(user.id, begun, code.replace(/\s/g, '')))) throw wrong('code');
      const recoveryCodes = newRecoveryCodes();
      // The secret before the event: an account that asks for codes of a secret that isn't stored could never be
      // opened again.
      await vault.secondFactors.keep(
        begun.id,
        recoveryCodes.map((each) => recoveryHash(codeKey, begun.id, each)),
      );
      const command = { type: 'TurnOnSecondFactor', factor: begun.id, at: context.at } as const;
      return { ...(await change(user, sessionId, context, command)), recoveryCodes };
    },

    turnOff: (user, sessionId, context) => change(user, sessionId, context, { type: 'TurnOffSecondFactor' }),
  };
};

const wrongCode = '번호가 맞지 않아요. 인증 앱에 지금 보이는 번호를 입력해 주세요.';
const wrong = (field: string, message = wrongCode): DomainError =>
  new DomainError('code_check_failed', { errors: { [field]: message } });
