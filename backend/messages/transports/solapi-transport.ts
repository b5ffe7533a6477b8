import { createHmac, randomBytes } from 'node:crypto';
import { smsLimits } from '@nomucheck/domain/messages/sms-text.ts';
import { z } from 'zod';
import { jsonOfAnswer } from '../../engine/reading/bounded-answer.ts';
import type { SolapiSettings } from '../settings.ts';
import { smsText } from '../sms/sms-text.ts';
import { NotDelivered, type Transport } from './transport.ts';

type Surroundings = {
  readonly url?: string;
  readonly clock?: () => Date;
  readonly timeoutMs?: number;
};

/** Text messages by SOLAPI (developers.solapi.com). Numbers and texts are never logged. */
export const createSolapiTransport = (
  { apiKey, apiSecret, from }: SolapiSettings,
  { url = 'https://api.solapi.com', clock = () => new Date(), timeoutMs = 10_000 }: Surroundings = {},
): Transport => ({
  via: 'solapi',
  send: async ({ to, subject, text }) => {
    const type = smsText.kindOf(text);
    if (type === null) throw new NotDelivered('not a text for a phone', { final: true });
    const message = {
      to,
      from,
      text,
      type,
      ...(type === 'LMS' ? { subject: smsText.cutToBytes(subject, smsLimits.subject).trim() } : {}),
    };
    const response = await fetch(new URL('/messages/v4/send-many/detail', url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization(apiKey, apiSecret, clock()) },
      body: JSON.stringify({ messages: [message] }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new NotDelivered(whyUnreachable(error), { final: false });
    });
    const answer: unknown = await jsonOfAnswer(response).catch(() => null);
    if (!response.ok) throw refusalOf(response.status, answer);
    requireTaken(answer);
  },
});

const authorization = (apiKey: string, apiSecret: string, now: Date): string => {
  const date = now.toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
};

/**
 * Refusals because of our key, our balance or the rate limit: they pass or are corrected, and the message itself is not
 * at fault.
 */
const notOfTheLetter: readonly number[] = [401, 402, 403, 408, 425, 429];

const failure = z.object({ errorCode: z.string().regex(/^\w{1,60}$/) });

const refusalOf = (status: number, answer: unknown): NotDelivered => {
  const named = failure.safeParse(answer);
  const final = status < 500 && !notOfTheLetter.includes(status);
  return new NotDelivered(`${status}${named.success ? ` ${named.data.errorCode}` : ''}`, { final });
};

const statusCode = z
  .string()
  .regex(/^\w{1,20}$/)
  .catch('unknown');
const taken = z.object({
  failedMessageList: z.array(z.object({ statusCode })),
  groupInfo: z.object({ count: z.object({ registeredSuccess: z.int() }) }),
});

/** SOLAPI also answers 200 for a message that it didn't accept, and lists it among the failed ones. */
const requireTaken = (answer: unknown): void => {
  const read = taken.safeParse(answer);
  // The status says accepted: another try would send the same message again.
  if (!read.success) throw new NotDelivered('200 with an answer that can’t be read', { final: true });
  const { failedMessageList, groupInfo } = read.data;
  const [failed] = failedMessageList;
  if (failed) throw new NotDelivered(`not registered: ${failed.statusCode}`, { final: true });
  if (groupInfo.count.registeredSuccess < 1) throw new NotDelivered('not registered', { final: true });
};

const whyUnreachable = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unreachable';
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : error.name;
  return `unreachable: ${String(code)}`;
};
