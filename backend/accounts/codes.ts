import { createHmac, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckCodeBody, SendCodeBody } from '@nomucheck/domain/accounts/contract/user.ts';
import type { AccountTemplate } from '@nomucheck/domain/accounts/message-templates.ts';
import type { User } from '@nomucheck/domain/accounts/user.ts';
import { normalEmail } from '@nomucheck/domain/kernel/contact.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import type { CodePurpose } from '../engine/vault/codes.ts';
import type { Vault } from '../engine/vault/vault.ts';
import type { Messages, SmsBudget } from '../messages/context.ts';
import type { CodeAddress, CodeAddresses } from './code-addresses.ts';
import { triesACode } from './code-limits.ts';
import { tooMany } from './counted-subjects.ts';
import { type PasswordLetters, shortestAnswerMs } from './password-letters.ts';
import { newProof, type Proofs } from './proofs.ts';
import type { Throttle } from './throttle.ts';

export type CodeParts = {
  readonly vault: Pick<Vault, 'codes'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly addresses: CodeAddresses;
  readonly proofs: Pick<Proofs, 'seal'>;
  readonly letters: Pick<PasswordLetters, 'send'>;
  readonly throttle: Pick<Throttle, 'code' | 'codeToUnknownEmail' | 'codeTry' | 'codeTryFromElsewhere' | 'askerOf'>;
  readonly smsBudget: SmsBudget;
  /** Hashes codes: six digits alone would be tried out in a second by whoever has the table. */
  readonly codeKey: Buffer;
};

export const codeSeconds = 180;
const proofSeconds = 600;

/** Codes of six digits, sent to who owns an address or a number; the right one earns a proof. */
export type Codes = {
  /**
   * Sends a code where there is an account. Where there is none it answers the same, but that a password's code to an e-mail
   * address that no account signs in with throws `code_user_absent`, for as long as signing in would say so, too: the same
   * addresses, counted together. Of numbers signing in says nothing, and neither does this. To verify: for who is signed in
   * (`login_needed`), to their own e-mail address or to the number that they say is theirs; whether the number is another
   * account's, only its holder is told, by what becomes of the proof. Throws `code_address_invalid`, `too_many_requests`, and
   * `code_send_failed` once the day's text messages are used up. Who is refused as one too many for a password's code by e-mail
   * is told of a letter that goes there instead (`PasswordLetters`).
   */
  send(body: SendCodeBody, who: User | null, context: CommandContext, source: string): Promise<void>;
  /**
   * The proof for the right code. Throws `code_check_failed`, `code_expired` once its three minutes are over, or
   * `too_many_requests` for a network that tries too many, whosever they are, with a letter as above.
   */
  check(body: CheckCodeBody, context: CommandContext, source: string): Promise<{ readonly proof: string }>;
};

export const createCodes = (parts: CodeParts): Codes => {
  const { vault, messages, addresses, proofs, letters, throttle, smsBudget, codeKey } = parts;

  const hashOf = (index: string, purpose: string, code: string): Buffer =>
    createHmac('sha256', codeKey).update(`code|${index}|${purpose}|${code}`).digest();

  /** Answers whether there is somebody to send it to. */
  const make = async (
    body: SendCodeBody,
    who: User | null,
    context: CommandContext,
    source: string,
  ): Promise<boolean> => {
    const address = addresses.of(body);
    const { to, index } = address;
    const { purpose, channel } = body;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const codeHash = hashOf(index, purpose, code);
    const userId = purpose === 'verify' && who ? who.id : await addresses.accountOf(address, purpose);
    const shown = userId ? await proofs.seal(userId, { channel, address: to }) : null;
    const asker = throttle.askerOf(source);
    await vault.codes.put({ subject: index, purpose, asker, userId, address: shown, codeHash, seconds: codeSeconds });
    if (userId === null) return false;
    if (channel === 'sms' && !(await smsBudget.take())) throw new DomainError('code_send_failed');
    const notAfter = new Date(Date.parse(context.at) + codeSeconds * 1000).toISOString();
    const personal = { to, params: { code } };
    await messages.request({ owner: userId, channel, template: templates[purpose], notAfter, personal }, context);
    return true;
  };

  const checkNow = async (body: CheckCodeBody, { index }: CodeAddress, source: string) => {
    await throttle.codeTry(source);
    const { proof, proofHash } = newProof();
    const attempt = {
      subject: index,
      purpose: body.purpose,
      codeHash: hashOf(index, body.purpose, body.code),
      mostTries: triesACode,
      proofHash,
      proofSeconds,
    };
    const answer = await vault.codes.attempt({ ...attempt, asker: throttle.askerOf(source) });
    if (answer === 'right') return { proof };
    // They asked for it from another network.
    if (answer === 'none' || answer === 'expired') {
      const wait = await throttle.codeTryFromElsewhere(index);
      if (wait === 0 && (await vault.codes.attemptNewest(attempt))) return { proof };
      if (wait > 0 && answer === 'none' && hasLetter(body)) throw tooMany(wait);
    }
    if (answer === 'expired') {
      throw new DomainError('code_expired', { errors: { code: '3분이 지났어요. 인증번호를 다시 받아 주세요.' } });
    }
    throw new DomainError('code_check_failed', {
      errors: { code: refusals[answer === 'too_often' ? 'too_often' : 'wrong'] },
    });
  };

  /**
   * Who is told "too many" may be somebody for whom strangers have used everything up. So for a forgotten password there is a
   * letter, and the answer says so whether or not there is an account.
   */
  const orLetter = async <Result>(
    body: Pick<SendCodeBody, 'purpose' | 'channel'>,
    address: CodeAddress,
    field: 'address' | 'code',
    context: CommandContext,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (!hasLetter(body) || !isRefusal(error) || error.code !== 'too_many_requests') throw error;
      await letters.send(address, context);
      throw new DomainError(error.code, { ...error.details, errors: { [field]: letterInstead[field] } });
    }
  };

  return {
    send: async (body, who, context, source) => {
      const address = addresses.of(body);
      const { index: toIndex, to } = address;
      if (body.purpose === 'verify') requireOwn(body.channel, to, who);
      if (body.purpose === 'link' && body.channel !== 'email') throw onlyByEmail();
      const isOwn = body.purpose === 'verify' && body.channel === 'email';
      const asked = { toIndex, source, askedBy: who?.id ?? null, isOwn };
      await orLetter(body, address, 'address', context, () => throttle.code(asked));
      // Asked of everyone, also where there is no account: the refusal mustn't tell.
      if (body.channel === 'sms' && !(await smsBudget.isLeft())) throw new DomainError('code_send_failed');
      const [hasOwner] = await Promise.all([make(body, who, context, source), sleep(shortestAnswerMs)]);
      if (hasOwner || !hasLetter(body)) return;
      const { isToldApart } = await throttle.codeToUnknownEmail(toIndex, source);
      if (isToldApart) throw nobodys();
    },
    check: async (body, context, source) => {
      const address = addresses.of(body);
      return orLetter(body, address, 'code', context, () => checkNow(body, address, source));
    },
  };
};

/** Only a mailbox brings back an account by itself: strangers may hold a number that was given away. */
const hasLetter = ({ purpose, channel }: Pick<SendCodeBody, 'purpose' | 'channel'>): boolean =>
  purpose === 'password' && channel === 'email';

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
  AccountTemplate
>;

const refusals = {
  wrong: '인증번호가 달라요. 받은 여섯 자리를 다시 확인해 주세요.',
  too_often: '다섯 번 틀려서 이 번호는 더 쓸 수 없어요. 인증번호를 다시 받아 주세요.',
} as const;

const inMail =
  '이 이메일에 비밀번호로 가입한 계정이 있으면, 그 대신 새 비밀번호를 정하는 링크를 하루에 한 번 메일로 보내 드려요. 지난 하루 동안 온 메일을 확인해 주세요.';
const letterInstead = {
  address: `지금은 이 주소로 인증번호를 더 보낼 수 없어요. ${inMail}`,
  code: `지금은 인증번호를 더 확인할 수 없어요. ${inMail}`,
} as const;
