import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SolapiSettings } from '../engine/configuration.ts';
import { cutToBytes } from './euc-kr.ts';
import { smsKindOf } from './sms-text.ts';
import { NotDelivered, type Transport } from './transport.ts';

type Surroundings = {
  readonly url?: string;
  readonly clock?: () => Date;
  readonly timeoutMs?: number;
};

/** Text messages by SOLAPI (developers.solapi.com). What was said to whom is logged nowhere. */
export const createSolapiTransport = (
  { apiKey, apiSecret, from }: SolapiSettings,
  { url = 'https://api.solapi.com', clock = () => new Date(), timeoutMs = 10_000 }: Surroundings = {},
): Transport => ({
  via: 'solapi',
  send: async ({ to, subject, text }) => {
    const type = smsKindOf(text);
    if (type === null) throw new NotDelivered('not a text for a phone', { final: true });
    const message = {
      to,
      from,
      text,
      type,
      ...(type === 'LMS' ? { subject: cutToBytes(subject, mostInSubject).trim() } : {}),
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
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusalOf(response.status, answer);
    requireTaken(answer);
  },
});

const mostInSubject = 40;

const authorization = (apiKey: string, apiSecret: string, now: Date): string => {
  const date = now.toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
};

/** Matters of our key, our money or their haste, which somebody puts right or which pass: the letter itself is fine. */
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

/** They answer 200 for a letter that they didn't take, too, and name it among those that failed. */
const requireTaken = (answer: unknown): void => {
  const read = taken.safeParse(answer);
  // Taken, as far as the status says: asked again, somebody would get the same message many times over.
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
