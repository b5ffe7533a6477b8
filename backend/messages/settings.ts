import { z } from 'zod';
import { count, flag, optionalText, secret, setting } from '../engine/settings/setting.ts';
import { defineSettings, RefusedSettings } from '../engine/settings/settings.ts';

export type SmtpSettings = {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which is encrypted by STARTTLS. */
  readonly url: string;
  /** `노무체크 <no-reply@example.com>`. */
  readonly from: string;
};

export type SolapiSettings = {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Digits of the sender's number, which must be registered at the provider (발신번호 사전등록). */
  readonly from: string;
};

/** A name, if there is one, and one address. */
const oneSender = /^(?:[^<>\r\n,;:"]+ <[^\s<>,;@]+@[^\s<>,;@]+>|[^\s<>,;@]+@[^\s<>,;@]+)$/;

const smtpUrl = z
  .url({
    protocol: /^smtps?$/,
    error: 'smtps://계정:비밀번호@서버:465나 smtp://계정:비밀번호@서버:587처럼 적어 주세요.',
  })
  .optional();

const sender = z.string().regex(oneSender, '노무체크 <no-reply@example.com>처럼 주소 하나를 적어 주세요.').optional();

const smsSender = z
  .string()
  .regex(/^\d{8,11}$/, '등록한 발신번호를 02-123-4567처럼 적어 주세요.')
  .optional();

/** Who delivers the messages. */
export const messageSettings = defineSettings({
  title: 'Messages',
  about:
    'Messages of a channel without a provider are not sent but kept for a week at /sandbox/mailbox, which only this machine may read.',
  variables: {
    SMTP_URL: secret(
      optionalText.pipe(smtpUrl),
      'the mail server: `smtps://user:password@host:465`, or `smtp://…:587` (then STARTTLS; unencrypted only to this machine). Together with `MAIL_FROM`',
    ),
    MAIL_FROM: setting(optionalText.pipe(sender), 'the sender of e-mails: `노무체크 <no-reply@example.com>`'),
    SOLAPI_API_KEY: secret(
      optionalText,
      'the [SOLAPI](https://solapi.com) account that sends text messages; together with the two below',
    ),
    SOLAPI_API_SECRET: secret(optionalText, 'its secret'),
    SMS_FROM: setting(
      optionalText.transform((number) => number?.replace(/[\s-]/g, '')).pipe(smsSender),
      "the sender's number registered there (발신번호 사전등록)",
    ),
    SMS_PER_DAY: setting(
      count(500, 1, 10_000_000),
      'the most text messages that the service sends in a day; the log has an error with the alarm `sms_budget` at four fifths and when they are used up, and `/readyz` and `/metrics` show it',
    ),
    OPEN_MAILBOX: setting(
      flag,
      "`1` opens the sandbox's mailbox to everyone, with everybody's codes: for trying the service out",
    ),
  },
  values: (set) => ({
    /** null: e-mail goes to the sandbox's mailbox. */
    smtp: smtpOf(set),
    /** null: text messages do, too. */
    solapi: solapiOf(set),
    smsPerDay: set.SMS_PER_DAY,
    openMailbox: set.OPEN_MAILBOX,
  }),
});

type Written<Name extends string> = { readonly [Each in Name]?: string | undefined };

/** Both or neither: without a sender no mail can be sent, and a sender alone would suggest that mail is sent. */
const smtpOf = ({ SMTP_URL: url, MAIL_FROM: from }: Written<'SMTP_URL' | 'MAIL_FROM'>): SmtpSettings | null => {
  if (url === undefined && from === undefined) return null;
  if (url !== undefined && from !== undefined) return { url, from };
  throw new RefusedSettings('SMTP_URL과 MAIL_FROM은 함께 있어야 합니다. 둘 다 적거나 둘 다 지워 주세요.');
};

const solapiOf = (set: Written<'SOLAPI_API_KEY' | 'SOLAPI_API_SECRET' | 'SMS_FROM'>): SolapiSettings | null => {
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SMS_FROM: from } = set;
  if (apiKey === undefined && apiSecret === undefined && from === undefined) return null;
  if (apiKey !== undefined && apiSecret !== undefined && from !== undefined) return { apiKey, apiSecret, from };
  throw new RefusedSettings(
    'SOLAPI_API_KEY, SOLAPI_API_SECRET, SMS_FROM은 함께 있어야 합니다. 모두 적거나 모두 지워 주세요.',
  );
};
