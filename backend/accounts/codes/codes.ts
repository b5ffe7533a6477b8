import { createHmac, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckCodeBody, SendCodeBody } from '@nomucheck/domain/accounts/contract/user.ts';
import type { AccountTemplate } from '@nomucheck/domain/accounts/message-templates.ts';
import { signsInThrough } from '@nomucheck/domain/accounts/signing-in/social-account.ts';
import type { User } from '@nomucheck/domain/accounts/user.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail } from '@nomucheck/domain/kernel/text/contact.ts';
import { v4 as uuidV4 } from 'uuid';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import { tooMany } from '../../engine/vault/counted-subjects.ts';
import type { Messages, SmsBudget } from '../../messages/context.ts';
import { triesACode } from '../limits/code-limits.ts';
import type { Throttle } from '../limits/throttle.ts';
import { type PasswordLetters, shortestAnswerMs } from '../passwords/password-letters.ts';
import type { AccountsVault } from '../vault/accounts-vault.ts';
import type { CodePurpose } from '../vault/codes.ts';
import type { CodeAddress, CodeAddresses } from './code-addresses.ts';
import { newProof, type Proofs } from './proofs.ts';

export type CodeParts = {
  readonly vault: Pick<AccountsVault, 'codes'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly addresses: CodeAddresses;
  readonly proofs: Pick<Proofs, 'seal'>;
  readonly letters: Pick<PasswordLetters, 'send'>;
  readonly throttle: Pick<Throttle, 'code' | 'codeAnswered' | 'codeTry' | 'codeTryFromElsewhere' | 'askerOf'>;
  readonly smsBudget: SmsBudget;
  /**
   * Hashes codes with a key: without one, all six-digit codes could be tried against a stolen table within a second.
   */
  readonly codeKey: Buffer;
};

export const codeSeconds = 180;
const proofSeconds = 600;

/** Codes of six digits, sent to the owner of an address or a number; the right code gives a proof. */
export type Codes = {
  /**
   * Sends a code when there is an account. When there is none, the answer is the same, with one exception: for a
   * forgotten password and an e-mail address without an account it throws `code_user_absent`, and `code_social_account` for
   * one whose person signs in through another service, as long as the sign-in would say so, too; both have one budget (`MembershipAnswers`). A code for a sign-up goes to any e-mail address,
   * registered or not. About numbers neither the sign-in nor this says
   * anything. For a verification, the person must be signed in (`login_needed`) and the code goes to their own e-mail
   * address or to a number that they name; whether the number belongs to another account, only its holder learns, by
   * the result of the proof. Throws `code_address_invalid`, `too_many_requests`, and `code_send_failed` when the day's
   * text messages are used up. A person who is refused a password code by e-mail for too many requests is told that a
   * letter is sent instead (`PasswordLetters`).
   */
  send(body: SendCodeBody, who: User | null, context: CommandContext, source: string): Promise<void>;
  /**
   * The proof for the right code. Throws `code_check_failed`, `code_expired` after three minutes, or
   * `too_many_requests` for a network that tries too many codes of any people, with a letter as above.
   */
  check(body: CheckCodeBody, context: CommandContext, source: string): Promise<{ readonly proof: string }>;
};

export const createCodes = (parts: CodeParts): Codes => {
  const { vault, messages, addresses, proofs, letters, throttle, smsBudget, codeKey } = parts;

  const hashOf = (index: string, purpose: string, code: string): Buffer =>
    createHmac('sha256', codeKey).update(`code|${index}|${purpose}|${code}`).digest();

  /** Answers whether there is a person to send it to. */
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
    const asker = throttle.askerOf(source);
    const userId =
      purpose === 'signup'
        ? // The account that a sign-up with this code will make. A further code is for the same one.
          ((await vault.codes.userOf({ subject: index, purpose, asker })) ?? uuidV4())
        : purpose === 'verify' && who
          ? who.id
          : await addresses.accountOf(address, purpose);
    const shown = userId ? await proofs.seal(userId, { channel, address: to }) : null;
    await vault.codes.put({ subject: index, purpose, asker, userId, address: shown, codeHash, seconds: codeSeconds });
    if (userId === null) return false;
    if (channel === 'sms' && !(await smsBudget.take())) throw new DomainError('code_send_failed');
    const notAfter = new Date(Date.parse(context.at) + codeSeconds * 1000).toISOString();
    const personal = { to, params: { code } };
    await messages.request(
      { owner: userId, channel, template: templates[purpose], notAfter, urgent: true, personal },
      context,
    );
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
    // It was requested from another network.
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
   * The person who is refused may be an owner whose budgets other people have used up. So for a forgotten password a
   * letter is sent, and the answer is the same whether or not there is an account.
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
      if ((body.purpose === 'link' || body.purpose === 'signup') && body.channel !== 'email') throw onlyByEmail();
      const isOwn = body.purpose === 'verify' && body.channel === 'email';
      const asked = { toIndex, source, askedBy: who?.id ?? null, isOwn };
      await orLetter(body, address, 'address', context, () => throttle.code(asked));
      // Done for every address, also without an account: the refusal must not reveal whether there is one.
      if (body.channel === 'sms' && !(await smsBudget.isLeft())) throw new DomainError('code_send_failed');
      const [hasOwner] = await Promise.all([make(body, who, context, source), sleep(shortestAnswerMs)]);
      if (!hasLetter(body)) return;
      const { mayRevealUnknown } = await throttle.codeAnswered(toIndex, source, !hasOwner);
      if (hasOwner || !mayRevealUnknown) return;
      const social = await addresses.socialAccountOf(address);
      throw social === null ? noSuchAddress() : signsInThrough(social, 'address');
    },
    check: async (body, context, source) => {
      const address = addresses.of(body);
      return orLetter(body, address, 'code', context, () => checkNow(body, address, source));
    },
  };
};

/** Only a mailbox can restore access to an account: a number may have been given to another person. */
const hasLetter = ({ purpose, channel }: Pick<SendCodeBody, 'purpose' | 'channel'>): boolean =>
  purpose === 'password' && channel === 'email';

/** Sending codes to any address that a signed-in person names would make the service a sender of unwanted mail. */
const requireOwn = (channel: SendCodeBody['channel'], to: string, who: User | null): void => {
  if (!who) throw new DomainError('login_needed');
  // A number is unverified until then; the throttle limits how often a person may name another one.
  if (channel === 'sms') return;
  if (who.personal && normalEmail(who.personal.email) === to) return;
  throw new DomainError('code_address_invalid', { errors: { address: '가입한 이메일 주소만 확인할 수 있어요.' } });
};

/** The number in the account isn't proved yet. */
const onlyByEmail = (): DomainError =>
  new DomainError('code_address_invalid', { errors: { address: '이 인증번호는 이메일로만 보내 드려요.' } });

const noSuchAddress = (): DomainError =>
  new DomainError('code_user_absent', {
    errors: {
      address: '이 이메일로 가입한 계정이 없어요. 주소를 다시 확인해 주세요.',
    },
  });

const templates = {
  password: 'password-code',
  verify: 'verify-code',
  link: 'link-code',
  signup: 'sign-up-code',
} as const satisfies Record<CodePurpose, AccountTemplate>;

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
