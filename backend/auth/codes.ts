import { createHmac, hash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckCodeBody, SendCodeBody } from '@nomucheck/domain/contract/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail, normalPhone } from '@nomucheck/domain/user/contact.ts';
import { hasShownPhone, type User, userDecider, userOfStream, userStream } from '@nomucheck/domain/user/user.ts';
import { z } from 'zod';
import type { CommandContext, CommandHandler } from '../command-handling/handle-command.ts';
import type { Messages } from '../messages/messages.ts';
import type { BlindIndex } from '../sealing/blind-index.ts';
import type { Sealed, SealedPlace, Sealer } from '../sealing/sealer.ts';
import type { CodePurpose, ProofFound } from '../vault/codes.ts';
import type { Vault } from '../vault/vault.ts';
import { triesACode } from './code-limits.ts';
import type { SmsBudget } from './sms-budget.ts';
import type { Throttle } from './throttle.ts';

export type CodeParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<Vault, 'codes' | 'reservations'>;
  readonly messages: Messages;
  readonly blindIndex: BlindIndex;
  readonly throttle: Pick<Throttle, 'code' | 'codeToUnknownEmail' | 'codeTry' | 'codeTryFromElsewhere' | 'askerOf'>;
  readonly smsBudget: SmsBudget;
  readonly sealer: Sealer;
  /** Hashes codes: six digits alone would be tried out in a second by whoever has the table. */
  readonly codeKey: Buffer;
};

export const codeSeconds = 180;
const proofSeconds = 600;
/** Longer than writing a message down takes: the time says nothing about whether there is an account. */
const shortestAnswerMs = 250;

/** Codes of six digits, sent to who owns an address or a number; the right one earns a proof. */
export type Codes = {
  /**
   * Sends a code where there is an account. Where there is none it answers the same, but that a password's code to an e-mail
   * address that no account signs in with throws `code_user_absent`, for as long as signing in would say so, too: the same
   * addresses, counted together. Of numbers signing in says nothing, and neither does this. To verify: for who is signed in
   * (`login_needed`), to their own e-mail address or to the number that they say is theirs; whether the number is another
   * account's, only its holder is told, by what becomes of the proof. Throws `code_address_invalid`, `too_many_requests`, and
   * `code_send_failed` once the day's text messages are used up.
   */
  send(body: SendCodeBody, who: User | null, context: CommandContext, source: string): Promise<void>;
  /**
   * The proof for the right code. Throws `code_check_failed`, `code_expired` once its three minutes are over, or
   * `too_many_requests` for a network that tries too many, whosever they are.
   */
  check(body: CheckCodeBody, source: string): Promise<{ readonly proof: string }>;
  /**
   * Whose password it may change, or whose account be linked, and what the code was sent to, where that is known; throws
   * `code_expired` for one that is over, used up or made up.
   */
  ownerOf(
    proof: string,
    purpose: 'password' | 'link',
  ): Promise<{ readonly userId: string; readonly shown: ShownAddress | null }>;
  /** What this person has shown to be theirs; throws `code_expired` as above, and for another's proof. */
  shownBy(proof: string, userId: string): Promise<ShownAddress>;
  /** Uses the proof up; throws `code_expired` where somebody was faster. */
  spend(proof: string): Promise<void>;
};

export const createCodes = (parts: CodeParts): Codes => {
  const { commands, vault, messages, blindIndex, throttle, smsBudget, sealer, codeKey } = parts;

  type Addressed = { readonly kind: 'email' | 'phone'; readonly to: string; readonly index: string };
  const addressOf = ({ channel, address }: Pick<SendCodeBody, 'channel' | 'address'>): Addressed => {
    const kind = channel === 'email' ? 'email' : 'phone';
    const to = kind === 'email' ? emailOf(address) : normalPhone(address);
    if (to === null) throw new DomainError('code_address_invalid', { errors: { address: wrongAddress[kind] } });
    return { kind, to, index: blindIndex(kind, to) };
  };
  const hashOf = (index: string, purpose: string, code: string): Buffer =>
    createHmac('sha256', codeKey).update(`code|${index}|${purpose}|${code}`).digest();

  const accountOf = async (to: Addressed, purpose: CodePurpose): Promise<string | null> => {
    const stream = await vault.reservations.ownerOf(to.kind, to.index);
    if (stream === null) return null;
    const { state } = await commands.load(userDecider, stream);
    if (!state?.personal) return null;
    // Whoever has a number that somebody else only says is theirs is none of that account's people.
    if (to.kind === 'phone' && !hasShownPhone(state, to.to)) return null;
    // Who signs in with another service has no password that could be forgotten.
    return purpose !== 'password' || state.oauth === 'email' ? userOfStream(stream) : null;
  };

  /** Answers whether there is somebody to send it to. */
  const make = async (
    body: SendCodeBody,
    who: User | null,
    context: CommandContext,
    source: string,
  ): Promise<boolean> => {
    const { kind, to, index } = addressOf(body);
    const { purpose, channel } = body;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const codeHash = hashOf(index, purpose, code);
    const userId = purpose === 'verify' && who ? who.id : await accountOf({ kind, to, index }, purpose);
    const shown: ShownAddress = { channel, address: to };
    const address = userId ? await sealer.seal(userId, placeOf(userId), shown) : null;
    const asker = throttle.askerOf(source);
    await vault.codes.put({ subject: index, purpose, asker, userId, address, codeHash, seconds: codeSeconds });
    if (userId === null) return false;
    if (channel === 'sms' && !(await smsBudget.take())) throw new DomainError('code_send_failed');
    const notAfter = new Date(Date.parse(context.at) + codeSeconds * 1000).toISOString();
    const personal = { to, params: { code } };
    await messages.request({ owner: userId, channel, template: templates[purpose], notAfter, personal }, context);
    return true;
  };

  const found = async (proof: string, purpose: CodePurpose): Promise<ProofFound> => {
    const known = await vault.codes.ofProof(hashOfProof(proof), purpose);
    if (!known) throw new DomainError('code_expired');
    return known;
  };

  const opened = async (address: Sealed | null, userId: string): Promise<ShownAddress | null> => {
    if (address === null) return null;
    return shownAddress.safeParse(await sealer.unseal(address, placeOf(userId))).data ?? null;
  };

  return {
    send: async (body, who, context, source) => {
      const { index, to } = addressOf(body);
      if (body.purpose === 'verify') requireOwn(body.channel, to, who);
      if (body.purpose === 'link' && body.channel !== 'email') throw onlyByEmail();
      const isOwn = body.purpose === 'verify' && body.channel === 'email';
      await throttle.code({ toIndex: index, source, askedBy: who?.id ?? null, isOwn });
      // Asked of everyone, also where there is no account: the refusal mustn't tell.
      if (body.channel === 'sms' && !(await smsBudget.isLeft())) throw new DomainError('code_send_failed');
      const [hasOwner] = await Promise.all([make(body, who, context, source), sleep(shortestAnswerMs)]);
      if (hasOwner || body.purpose !== 'password' || body.channel !== 'email') return;
      const { isToldApart } = await throttle.codeToUnknownEmail(index, source);
      if (isToldApart) throw nobodys();
    },
    check: async (body, source) => {
      const { index } = addressOf(body);
      await throttle.codeTry(source);
      const proof = randomBytes(32).toString('base64url');
      const attempt = {
        subject: index,
        purpose: body.purpose,
        codeHash: hashOf(index, body.purpose, body.code),
        mostTries: triesACode,
        proofHash: hashOfProof(proof),
        proofSeconds,
      };
      const answer = await vault.codes.attempt({ ...attempt, asker: throttle.askerOf(source) });
      if (answer === 'right') return { proof };
      // They asked for it from another network.
      const isElsewhere = answer === 'none' || answer === 'expired';
      if (isElsewhere && (await throttle.codeTryFromElsewhere(index)) && (await vault.codes.attemptNewest(attempt)))
        return { proof };
      if (answer === 'expired') {
        throw new DomainError('code_expired', { errors: { code: '3분이 지났어요. 인증번호를 다시 받아 주세요.' } });
      }
      throw new DomainError('code_check_failed', {
        errors: { code: refusals[answer === 'too_often' ? 'too_often' : 'wrong'] },
      });
    },
    ownerOf: async (proof, purpose) => {
      const { userId, address } = await found(proof, purpose);
      if (userId === null) throw new DomainError('password_user_absent');
      return { userId, shown: await opened(address, userId) };
    },
    shownBy: async (proof, userId) => {
      const { userId: owner, address } = await found(proof, 'verify');
      const shown = owner === userId ? await opened(address, userId) : null;
      if (shown === null) throw new DomainError('code_expired');
      return shown;
    },
    spend: async (proof) => {
      if (!(await vault.codes.spend(hashOfProof(proof)))) throw new DomainError('code_expired');
    },
  };
};

const shownAddress = z.strictObject({ channel: z.enum(['email', 'sms']), address: z.string() });
/** An address or a number, in its one spelling, that a code has reached. */
export type ShownAddress = Readonly<z.infer<typeof shownAddress>>;

const placeOf = (userId: string): SealedPlace => ({ stream: userStream(userId), type: 'Code', field: 'address' });

/** A code sent to any address on the word of whoever is signed in would make us a sender of unwanted mail. */
const requireOwn = (channel: SendCodeBody['channel'], to: string, who: User | null): void => {
  if (!who) throw new DomainError('login_needed');
  // A number is new to us until it is verified; how often one may name another is the throttle's business.
  if (channel === 'sms') return;
  if (who.personal && normalEmail(who.personal.email) === to) return;
  throw new DomainError('code_address_invalid', { errors: { address: '가입한 이메일 주소만 확인할 수 있어요.' } });
};

/** Nobody has shown yet that the number in an account is theirs. */
const onlyByEmail = (): DomainError =>
  new DomainError('code_address_invalid', { errors: { address: '연결할 계정의 이메일 주소로만 보내 드려요.' } });

/** True of an address that nobody has, and of one whose account has no password: signing in doesn't tell them apart, either. */
const nobodys = (): DomainError =>
  new DomainError('code_user_absent', {
    errors: {
      address:
        '이 이메일에 비밀번호로 가입한 계정이 없어요. 주소를 다시 확인하거나, 카카오·네이버·구글로 가입하셨다면 그 서비스로 로그인해 주세요.',
    },
  });

const templates = { password: 'password-code', verify: 'verify-code', link: 'link-code' } as const satisfies Record<
  CodePurpose,
  string
>;

const refusals = {
  wrong: '인증번호가 달라요. 받은 여섯 자리를 다시 확인해 주세요.',
  too_often: '다섯 번 틀려서 이 번호는 더 쓸 수 없어요. 인증번호를 다시 받아 주세요.',
} as const;

const wrongAddress = {
  email: '이메일 주소를 name@example.com 꼴로 적어 주세요.',
  phone: '휴대전화 번호를 010-1234-5678 꼴로 적어 주세요.',
} as const;

const emailOf = (address: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address.trim()) ? normalEmail(address) : null;

const hashOfProof = (proof: string): Buffer => hash('sha256', proof, 'buffer');
