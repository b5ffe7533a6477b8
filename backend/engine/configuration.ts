import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import type { Firm } from '@nomucheck/domain/kernel/contract/site.ts';
import { z } from 'zod';

/**
 * All settings from the environment, read once at the start. A wrong value ends the start with a sentence that
 * explains it.
 */

export type FigureRules = { readonly figuresPerDay: number; readonly figuresPerNetwork: number };

/** How many one person, and all of one network, may send in a day; a third of them in one hour. */
type Sent = { readonly perPerson: number; readonly perNetwork: number };
/** `messages`: to the AI, whichever answers. `answers`: of a model, which costs money. */
export type AskingRules = { readonly messages: Sent; readonly answers: Sent & { readonly perDay: number } };

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

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

const flag = z
  .enum(['0', '1', 'true', 'false', ''], '켜려면 1, 끄려면 0으로 적어 주세요.')
  .default('0')
  .transform((text) => text === '1' || text === 'true');
const count = (fallback: number, least: number, most: number) => {
  const within = `${least}에서 ${most} 사이의 정수로 적어 주세요.`;
  return z
    .string()
    .trim()
    .default('')
    .transform((text) => (text === '' ? fallback : Number(text)))
    .pipe(z.int(within).min(least, within).max(most, within));
};
const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, `${names.filter((name) => name !== '').join(', ')} 가운데 하나로 적어 주세요.`);
const text = (fallback: string) => z.string().trim().default(fallback);
const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

/** A decimal number; null where nothing is written. */
const number = (least: number, most: number) => {
  const within = `${least}에서 ${most} 사이의 수로 적어 주세요.`;
  return optionalText
    .transform((written) => (written === undefined ? null : Number(written)))
    .pipe(z.number(within).min(least, within).max(most, within).nullable());
};
const price = number(0, 1_000_000_000).transform((won) => won ?? 0);

/** An address without a path, with https or http. */
const webOrigin = (example: string) =>
  z
    .string()
    .refine(
      (written) => /^https?:$/.test(URL.parse(written)?.protocol ?? '') && isBareOrigin(written),
      `${example}처럼 적어 주세요.`,
    )
    .transform((written) => new URL(written).origin);
const isBareOrigin = (written: string): boolean => URL.parse(written)?.href === `${URL.parse(written)?.origin}/`;
const sourceOrigin = (fallback: string) => text(fallback).pipe(webOrigin(fallback));

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** A name, if there is one, and one address. */
const oneSender = /^(?:[^<>\r\n,;:"]+ <[^\s<>,;@]+@[^\s<>,;@]+>|[^\s<>,;@]+@[^\s<>,;@]+)$/;

const schema = z.object({
  PORT: count(3000, 0, 65_535),
  HOST: optionalText,
  DATA_DIR: optionalText,
  DATABASE_URL: optionalText,
  /** The connection string of the owner of DATABASE_URL's database, who runs the migrations: see readOwnerUrl. */
  DATABASE_OWNER_URL: optionalText,
  /** Where the hash of the whole log is sent each hour. */
  LOG_PROOF_URL: optionalText,
  /** The Redis server of the job queue; without it, the queue is in the database. */
  REDIS_URL: optionalText,
  /** A draft that wasn't changed for this many days is discarded. */
  DRAFT_DAYS: count(180, 1, 10_000),
  /** For how many days after its end a sign-in is recorded: three months by 통신비밀보호법 시행령 제41조. */
  LOGIN_RECORD_DAYS: count(92, 92, 10_000),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  /**
   * The destination of the request log; the terminal shows one line when the service is ready, and problems that need
   * a person.
   */
  LOG_FILE: optionalText,
  /**
   * The size in megabytes at which a new log file begins (it also begins each midnight), and how many old files are
   * kept.
   */
  LOG_MAX_MB: count(50, 1, 100_000),
  LOG_DAYS: count(30, 1, 10_000),
  /** Base64 of 32 random bytes; several with commas, the current one first. Without it: a key file in DATA_DIR. */
  MASTER_KEY: optionalText,
  /** The number of proxies in front of the service whose headers about the client's address are trusted. */
  TRUST_PROXY: count(0, 0, 10),
  /**
   * A caller with this token (`Authorization: Bearer`) may read /metrics from any machine; without it only this
   * machine may.
   */
  METRICS_TOKEN: optionalText,
  /** 1: every result is open without payment, and the pages say so. */
  UNLOCK_RESULTS: flag,
  /**
   * Whether callers on this machine may read the sandbox's mailbox and the metrics; unset: only if PUBLIC_URL is this
   * machine.
   */
  SANDBOX: z.enum(['0', '1', 'true', 'false', '']).optional(),
  /** 1: the sandbox's mailbox, which contains everybody's codes, may be read from anywhere. */
  OPEN_MAILBOX: flag,
  /** The mail server; without it, e-mail goes to the sandbox's mailbox. */
  SMTP_URL: optionalText.pipe(
    z
      .url({
        protocol: /^smtps?$/,
        error: 'smtps://계정:비밀번호@서버:465나 smtp://계정:비밀번호@서버:587처럼 적어 주세요.',
      })
      .optional(),
  ),
  MAIL_FROM: optionalText.pipe(
    z.string().regex(oneSender, '노무체크 <no-reply@example.com>처럼 주소 하나를 적어 주세요.').optional(),
  ),
  /** The provider of text messages; without it, they go to the sandbox's mailbox. */
  SOLAPI_API_KEY: optionalText,
  SOLAPI_API_SECRET: optionalText,
  SMS_FROM: optionalText
    .transform((number) => number?.replace(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .regex(/^\d{8,11}$/, '등록한 발신번호를 02-123-4567처럼 적어 주세요.')
        .optional(),
    ),
  /** The public address of this service, to which other services send people back. Without it, this machine. */
  PUBLIC_URL: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  NAVER_CLIENT_ID: optionalText,
  NAVER_CLIENT_SECRET: optionalText,
  KAKAO_CLIENT_ID: optionalText,
  KAKAO_CLIENT_SECRET: optionalText,
  /**
   * 1: sign-in services without keys are replaced by a marked page with made-up people; anybody can sign in as them.
   */
  SANDBOX_OAUTH: flag,
  /** The payment service (PortOne V2): the shop, the payment channel, and the secrets of calls in both directions. */
  PORTONE_STORE_ID: optionalText,
  PORTONE_CHANNEL_KEY: optionalText,
  PORTONE_API_SECRET: optionalText,
  PORTONE_WEBHOOK_SECRET: optionalText,
  /** Another address of its API: a server that imitates it, for trials. */
  PORTONE_API_URL: optionalText.pipe(z.url('https://api.portone.io처럼 적어 주세요.').optional()),
  /** The payment gateway's origins that its window needs, separated by spaces. They are written into a header. */
  PORTONE_GATEWAY_ORIGINS: optionalText
    .transform((value) => value?.split(/\s+/) ?? [])
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/,
            'https://*.tosspayments.com처럼, 여럿이면 빈칸으로 나누어 적어 주세요.',
          ),
      ),
    ),
  /** 1: payments in its test channels count as paid, too. Not for a real shop. */
  PORTONE_TEST: flag,
  /**
   * 1: without a payment service, a marked payment window of the sandbox is used; unset: only if PUBLIC_URL is this
   * machine.
   */
  SANDBOX_PAYMENTS: z.enum(['0', '1', 'true', 'false', '']).optional(),
  /** An OpenAI-compatible server that writes answers; without it, the built-in advisor does. */
  ADVISOR_BASE_URL: optionalText,
  ADVISOR_MODEL: optionalText.pipe(z.string().max(200, '200자까지 적을 수 있습니다.').optional()),
  /** Servers on one's own machines often need none. */
  ADVISOR_API_KEY: optionalText,
  /** Some models refuse any temperature: then it is left empty and not sent. */
  ADVISOR_TEMPERATURE: number(0, 2),
  /** Tokens of one answer. */
  ADVISOR_MAX_TOKENS: count(2_000, 100, 100_000),
  /** Won for a million tokens, for the ledger and the quotas. */
  ADVISOR_INPUT_PRICE: price,
  ADVISOR_OUTPUT_PRICE: price,
  /** Seconds until the first token, and between two. */
  ADVISOR_FIRST_TOKEN_SECONDS: count(30, 1, 3_600),
  ADVISOR_WHOLE_SECONDS: count(180, 1, 3_600),
  /** Answers that are written at a time; others wait in a line. */
  ADVISOR_CONCURRENCY: count(4, 1, 1_000),
  /** Answers of the model that one person, all people of one network, and the whole service may have in a day. */
  ADVISOR_ANSWERS_PER_PERSON: count(30, 1, 1_000_000),
  ADVISOR_ANSWERS_PER_NETWORK: count(100, 1, 1_000_000),
  ADVISOR_ANSWERS_PER_DAY: count(1_000, 1, 10_000_000),
  /** OC: the account at the open law service (open.law.go.kr) under which its API is called. */
  LAW_API_KEY: optionalText.pipe(
    z
      .string()
      .regex(/^[\w.+-]{1,60}$/, 'open.law.go.kr에 등록한 이메일의 @ 앞부분을 적어 주세요.')
      .optional(),
  ),
  /** Where decisions are collected from. Never an address that somebody types into the service. */
  LAW_API_URL: sourceOrigin('https://www.law.go.kr'),
  COMMISSION_SITE_URL: sourceOrigin('https://nlrc.go.kr'),
  PRECEDENT_REPOSITORY: text('legalize-kr/precedent-kr').pipe(
    z.string().regex(/^[\w-]{1,39}\/[\w.-]{1,100}$/, 'legalize-kr/precedent-kr처럼 적어 주세요.'),
  ),
  PRECEDENT_REPOSITORY_BRANCH: text('main').pipe(z.string().regex(/^[\w-][\w./-]{0,99}$/, 'main처럼 적어 주세요.')),
  /** A server that imitates GitHub, for trials; empty: GitHub. */
  PRECEDENT_REPOSITORY_URL: optionalText.pipe(webOrigin('http://127.0.0.1:4000').optional()),
  /** The sources that may be asked; each of them can be switched off in the console, too. */
  CRAWL_SOURCES: optionalText.transform((written) => written?.split(/[,\s]+/).filter((name) => name !== '')),
  /** To each host, by all processes together. */
  CRAWL_REQUESTS_PER_SECOND: count(4, 1, 5),
  /** Servers that imitate sources, for trials: only these may have an address that isn't of the public internet. */
  CRAWL_TRIAL_ORIGINS: text('')
    .transform((written) => written.split(/\s+/).filter((origin) => origin !== ''))
    .pipe(z.array(webOrigin('http://127.0.0.1:4000'))),
  /** What the whole result of a check costs, in won with VAT. */
  PRICE_CHECK_RESULT: count(9_900, 100, 10_000_000),
  SESSION_IDLE_MINUTES: count(120, 1, 100_000),
  SESSION_HOURS: count(14 * 24, 1, 10_000),
  STAFF_SESSION_IDLE_MINUTES: count(30, 1, 100_000),
  STAFF_SESSION_HOURS: count(12, 1, 10_000),
  /** `required`: a day after their first call the firm's people can do nothing but set up an authenticator app. */
  STAFF_SECOND_FACTOR: oneOf('optional', 'required', '').default('required'),
  /** `required`: only people whose registration as a labour attorney is recorded may review advices. */
  ADVICE_REGISTRATION: oneOf('optional', 'required', '').default('optional'),
  SIGNUPS_PER_HOUR: count(60, 1, 1_000_000),
  /** Commands of one kind that one person may send in a minute; what other calls may be sent is a multiple of it. */
  COMMANDS_PER_MINUTE: count(120, 1, 1_000_000),
  /** Failed sign-ins of one network before it has to wait between two. */
  SIGNIN_FAILURES_PER_NETWORK: count(60, 1, 1_000_000),
  /** Codes by e-mail or text message that one network may request in a day. */
  CODES_PER_DAY: count(20, 1, 1_000_000),
  /** How many addresses one network may learn to be registered or free in a day. */
  ADDRESSES_TOLD_PER_DAY: count(20, 1, 1_000_000),
  /** Figures with locked steps that one person may request in a day; a third of them in one hour. */
  FIGURES_PER_DAY: count(30, 1, 1_000_000),
  /** The same for all people of one network; the first result of a person's own check doesn't count. */
  FIGURES_PER_NETWORK: count(120, 1, 1_000_000),
  /** Text messages that the whole service sends in a day. */
  SMS_PER_DAY: count(500, 1, 10_000_000),
  /** Questions to the AI that one person may send in a day, and likewise messages; a third of them in one hour. */
  ADVICE_MESSAGES_PER_DAY: count(60, 1, 1_000_000),
  /** The same for all people of one network. */
  ADVICE_MESSAGES_PER_NETWORK: count(300, 1, 1_000_000),
  /** Questions to the AI that a person without a company may ask in a Korean month. */
  ADVICE_QUESTIONS_PER_MONTH: count(20, 0, 1_000_000),
  /** The search word when nothing was typed. */
  SEARCH_DEFAULT: text('직장 내 따돌림'),
  FIRM_NAME: text('(예시) 노무법인 이름'),
  FIRM_REPRESENTATIVE: text('(예시) 대표 이름'),
  FIRM_BUSINESS_NUMBER: text('(예시) 000-00-00000'),
  FIRM_MAIL_ORDER_NUMBER: text('(예시) 제0000-지역-0000호'),
  FIRM_PHONE: text('(예시) 00-0000-0000'),
  FIRM_EMAIL: text('(예시) help@example.com'),
  FIRM_ADDRESS: text('(예시) 사무소 주소'),
  FIRM_SITE: text('https://example.com'),
  /** 개인정보 보호책임자: name, office, telephone. Nothing stands in for it: the start says that it is missing. */
  FIRM_PRIVACY_OFFICER: text(''),
  /** Who provides the hosting, by its trade name. */
  FIRM_HOSTING: text(''),
});

/** The names of the variables; docs/configuration.md explains each. */
export const variables: readonly string[] = Object.keys(schema.shape);

export type PortOneSettings = {
  readonly storeId: string;
  readonly channelKey: string;
  readonly apiSecret: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | null;
  readonly takesTestPayments: boolean;
  /** Other than PortOne's own, which the payment page needs. */
  readonly gatewayOrigins: readonly string[];
};

/** The model that writes answers. */
export type ModelSettings = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** null: not sent. */
  readonly temperature: number | null;
  readonly maxTokens: number;
  /** Won for a million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
};

/** Where the crawler collects decisions from. */
export type CrawlingSettings = {
  /** null: the open law API isn't asked. */
  readonly lawApiKey: string | null;
  readonly lawApi: string;
  readonly commissionSite: string;
  readonly repository: {
    /** `owner/name` */
    readonly name: string;
    readonly branch: string;
    /** null: GitHub. */
    readonly origin: string | null;
  };
  /** null: all. Their names are the crawler's, which checks them. */
  readonly sources: readonly string[] | null;
  /** Between the beginnings of two calls to a host. */
  readonly everyMs: number;
  readonly trialOrigins: readonly string[];
};

export type AdvisorLimits = { readonly firstTokenMs: number; readonly wholeMs: number; readonly concurrency: number };

export type Configuration = {
  readonly port: number;
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly logProofUrl: string | undefined;
  readonly draftDays: number;
  readonly loginRecordDays: number;
  readonly logLevel: string;
  readonly logFile: string | undefined;
  readonly logRotation: { readonly megabytes: number; readonly days: number };
  readonly masterKeys: readonly string[];
  readonly trustProxy: number;
  readonly metricsToken: string | undefined;
  readonly unlockResults: boolean;
  /** Whether calls from this machine may read the sandbox's mailbox, and the metrics without a token. */
  readonly trustsThisMachine: boolean;
  readonly openMailbox: boolean;
  /** null: e-mail goes to the sandbox's mailbox. */
  readonly smtp: SmtpSettings | null;
  /** null: text messages do, too. */
  readonly solapi: SolapiSettings | null;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly social: {
    readonly keys: Readonly<Record<SocialName, { readonly id: string; readonly secret: string } | null>>;
    readonly sandbox: boolean;
  };
  readonly payments: {
    /** null: nothing can be paid. */
    readonly by: PortOneSettings | 'sandbox' | null;
    /** Whole won. */
    readonly checkResult: number;
  };
  readonly advisor: {
    /** null: the built-in advisor writes answers. */
    readonly model: ModelSettings | null;
    readonly limits: AdvisorLimits;
  };
  readonly crawling: CrawlingSettings;
  readonly sessions: {
    readonly idleSeconds: number;
    readonly absoluteSeconds: number;
    readonly staffIdleSeconds: number;
    readonly staffAbsoluteSeconds: number;
  };
  readonly staffSecondFactor: boolean;
  readonly adviceRegistration: boolean;
  readonly throttle: {
    readonly signUpsPerHour: number;
    readonly failuresPerNetwork: number;
    readonly codesPerDay: number;
    readonly addressesToldPerDay: number;
  };
  readonly figures: FigureRules;
  readonly commandsPerMinute: number;
  readonly smsPerDay: number;
  /** Of a person without a company. */
  readonly adviceQuestionsPerMonth: number;
  readonly asking: AskingRules;
  readonly searchDefault: string;
  /** Unset details are marked as examples. */
  readonly firm: Firm;
};

/**
 * The configuration with its defaults. Relative paths are relative to the project's folder, wherever it was started.
 * Throws with a sentence for each invalid variable, without its value, which may be a secret.
 */
export const readConfiguration = (environment: Readonly<Record<string, string | undefined>>): Configuration => {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => unusable(path.join('.'), message)).join('\n'));
  }
  const set = parsed.data;
  const publicUrl = publicUrlOf(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`);
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(projectFolder, set.DATA_DIR ?? 'data'),
    databaseUrl: set.DATABASE_URL,
    redisUrl: set.REDIS_URL,
    logProofUrl: logProofUrlOf(set.LOG_PROOF_URL),
    draftDays: set.DRAFT_DAYS,
    loginRecordDays: set.LOGIN_RECORD_DAYS,
    logLevel: set.LOG_LEVEL,
    logFile: logFileOf(set.LOG_FILE),
    logRotation: { megabytes: set.LOG_MAX_MB, days: set.LOG_DAYS },
    masterKeys: (set.MASTER_KEY ?? '').split(',').filter((key) => key.trim() !== ''),
    trustProxy: set.TRUST_PROXY,
    metricsToken: set.METRICS_TOKEN,
    unlockResults: set.UNLOCK_RESULTS,
    // With a public address, a proxy that adds no header would make every client look like this machine.
    trustsThisMachine: set.SANDBOX ? flag.parse(set.SANDBOX) : isLocal.test(new URL(publicUrl).hostname),
    openMailbox: set.OPEN_MAILBOX,
    smtp: smtpOf(set),
    solapi: solapiOf(set),
    publicUrl,
    social: {
      keys: {
        google: keyOf('GOOGLE', set.GOOGLE_CLIENT_ID, set.GOOGLE_CLIENT_SECRET),
        naver: keyOf('NAVER', set.NAVER_CLIENT_ID, set.NAVER_CLIENT_SECRET),
        kakao: keyOf('KAKAO', set.KAKAO_CLIENT_ID, set.KAKAO_CLIENT_SECRET),
      },
      sandbox: set.SANDBOX_OAUTH,
    },
    payments: { by: paymentsBy(set, publicUrl), checkResult: set.PRICE_CHECK_RESULT },
    advisor: {
      model: modelOf(set),
      limits: {
        firstTokenMs: set.ADVISOR_FIRST_TOKEN_SECONDS * 1000,
        wholeMs: set.ADVISOR_WHOLE_SECONDS * 1000,
        concurrency: set.ADVISOR_CONCURRENCY,
      },
    },
    crawling: {
      lawApiKey: set.LAW_API_KEY ?? null,
      lawApi: set.LAW_API_URL,
      commissionSite: set.COMMISSION_SITE_URL,
      repository: {
        name: set.PRECEDENT_REPOSITORY,
        branch: set.PRECEDENT_REPOSITORY_BRANCH,
        origin: set.PRECEDENT_REPOSITORY_URL ?? null,
      },
      sources: set.CRAWL_SOURCES ?? null,
      everyMs: 1_000 / set.CRAWL_REQUESTS_PER_SECOND,
      trialOrigins: set.CRAWL_TRIAL_ORIGINS,
    },
    sessions: {
      idleSeconds: set.SESSION_IDLE_MINUTES * MINUTES,
      absoluteSeconds: set.SESSION_HOURS * HOURS,
      staffIdleSeconds: set.STAFF_SESSION_IDLE_MINUTES * MINUTES,
      staffAbsoluteSeconds: set.STAFF_SESSION_HOURS * HOURS,
    },
    staffSecondFactor: set.STAFF_SECOND_FACTOR !== 'optional',
    adviceRegistration: set.ADVICE_REGISTRATION === 'required',
    throttle: {
      signUpsPerHour: set.SIGNUPS_PER_HOUR,
      failuresPerNetwork: set.SIGNIN_FAILURES_PER_NETWORK,
      codesPerDay: set.CODES_PER_DAY,
      addressesToldPerDay: set.ADDRESSES_TOLD_PER_DAY,
    },
    commandsPerMinute: set.COMMANDS_PER_MINUTE,
    figures: { figuresPerDay: set.FIGURES_PER_DAY, figuresPerNetwork: set.FIGURES_PER_NETWORK },
    smsPerDay: set.SMS_PER_DAY,
    adviceQuestionsPerMonth: set.ADVICE_QUESTIONS_PER_MONTH,
    asking: {
      messages: { perPerson: set.ADVICE_MESSAGES_PER_DAY, perNetwork: set.ADVICE_MESSAGES_PER_NETWORK },
      answers: {
        perPerson: set.ADVISOR_ANSWERS_PER_PERSON,
        perNetwork: set.ADVISOR_ANSWERS_PER_NETWORK,
        perDay: set.ADVISOR_ANSWERS_PER_DAY,
      },
    },
    searchDefault: set.SEARCH_DEFAULT,
    firm: {
      name: set.FIRM_NAME,
      representative: set.FIRM_REPRESENTATIVE,
      businessNumber: set.FIRM_BUSINESS_NUMBER,
      mailOrderNumber: set.FIRM_MAIL_ORDER_NUMBER,
      phone: set.FIRM_PHONE,
      email: set.FIRM_EMAIL,
      address: set.FIRM_ADDRESS,
      site: set.FIRM_SITE,
      privacyOfficer: set.FIRM_PRIVACY_OFFICER,
      hosting: set.FIRM_HOSTING,
    },
  };
};

/**
 * The owner's connection string for the database of DATABASE_URL. It is separate from the configuration, so that
 * nothing that is kept contains it. Throws when DATABASE_URL itself isn't set.
 */
export const readOwnerUrl = (environment: Readonly<Record<string, string | undefined>>): string | undefined => {
  const [url, ownerUrl] = [environment.DATABASE_URL?.trim(), environment.DATABASE_OWNER_URL?.trim()];
  if (ownerUrl && !url) throw new Error('DATABASE_OWNER_URL은 DATABASE_URL과 함께 적어 주세요.');
  return ownerUrl || undefined;
};

/** `-` is the terminal. */
const logFileOf = (path: string | undefined): string | undefined =>
  path === undefined || path === '-' ? path : resolve(projectFolder, path);

/** Both or neither: without a sender no mail can be sent, and a sender alone would suggest that mail is sent. */
const smtpOf = ({ SMTP_URL: url, MAIL_FROM: from }: z.infer<typeof schema>): SmtpSettings | null => {
  if (url === undefined && from === undefined) return null;
  if (url !== undefined && from !== undefined) return { url, from };
  throw new Error('SMTP_URL과 MAIL_FROM은 함께 있어야 합니다. 둘 다 적거나 둘 다 지워 주세요.');
};

const solapiOf = (set: z.infer<typeof schema>): SolapiSettings | null => {
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SMS_FROM: from } = set;
  if (apiKey === undefined && apiSecret === undefined && from === undefined) return null;
  if (apiKey !== undefined && apiSecret !== undefined && from !== undefined) return { apiKey, apiSecret, from };
  throw new Error('SOLAPI_API_KEY, SOLAPI_API_SECRET, SMS_FROM은 함께 있어야 합니다. 모두 적거나 모두 지워 주세요.');
};

/** All or none: with only a part of the settings, payments would be taken and never settled. */
const paymentsBy = (set: z.infer<typeof schema>, publicUrl: string): PortOneSettings | 'sandbox' | null => {
  const { PORTONE_STORE_ID: storeId, PORTONE_CHANNEL_KEY: channelKey } = set;
  const { PORTONE_API_SECRET: apiSecret, PORTONE_WEBHOOK_SECRET: webhookSecret } = set;
  if (storeId && channelKey && apiSecret && webhookSecret) {
    const apiUrl = set.PORTONE_API_URL ?? null;
    const { PORTONE_TEST: takesTestPayments, PORTONE_GATEWAY_ORIGINS: gatewayOrigins } = set;
    return { storeId, channelKey, apiSecret, webhookSecret, apiUrl, takesTestPayments, gatewayOrigins };
  }
  if (storeId || channelKey || apiSecret || webhookSecret) {
    throw new Error(
      'PORTONE_STORE_ID, PORTONE_CHANNEL_KEY, PORTONE_API_SECRET, PORTONE_WEBHOOK_SECRET은 함께 있어야 합니다. 모두 적거나 모두 지워 주세요.',
    );
  }
  const pretends = set.SANDBOX_PAYMENTS ? flag.parse(set.SANDBOX_PAYMENTS) : isLocal.test(new URL(publicUrl).hostname);
  return pretends ? 'sandbox' : null;
};

/** Address and model together: a model's name alone would suggest that it is used. */
const modelOf = (set: z.infer<typeof schema>): ModelSettings | null => {
  const { ADVISOR_BASE_URL: written, ADVISOR_MODEL: model, ADVISOR_API_KEY: apiKey = null } = set;
  if (written === undefined && model === undefined && apiKey === null) return null;
  if (written === undefined || model === undefined) {
    throw new Error(
      'ADVISOR_BASE_URL과 ADVISOR_MODEL은 함께 있어야 합니다. 둘 다 적거나, ADVISOR_API_KEY까지 모두 지워 주세요.',
    );
  }
  return {
    ...{ baseUrl: advisorUrlOf(written), model, apiKey, temperature: set.ADVISOR_TEMPERATURE },
    maxTokens: set.ADVISOR_MAX_TOKENS,
    prices: { input: set.ADVISOR_INPUT_PRICE, output: set.ADVISOR_OUTPUT_PRICE },
  };
};

/** Its server may be one of the firm's own network, without https. A name and password in it would get into logs. */
const advisorUrlOf = (written: string): string => {
  const url = URL.canParse(written) ? new URL(written) : null;
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || !isHttp || url.username !== '' || url.password !== '' || url.search !== '')
    throw new Error(unusable('ADVISOR_BASE_URL', 'https://api.openai.com/v1처럼, 계정과 비밀번호 없이 적어 주세요.'));
  return url.href.replace(/\/$/, '');
};

const unusable = (name: string, instead: string): string => `${name}의 값이 잘못되었습니다. ${instead}`;

const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** An origin with https, except on this machine: the data that is sent back to it signs people in. */
const publicUrlOf = (written: string): string => {
  const url = URL.canParse(written) ? new URL(written) : null;
  const isBare = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal.test(url.hostname));
  if (url === null || !isBare || !isSafe)
    throw new Error(unusable('PUBLIC_URL', 'https://nomucheck.kr처럼 적어 주세요.'));
  return url.origin;
};

/** With https, except on this machine. A name and password in the address are refused, because they can't be sent. */
const logProofUrlOf = (written: string | undefined): string | undefined => {
  if (written === undefined) return undefined;
  const url = URL.canParse(written) ? new URL(written) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal.test(url.hostname));
  if (url === null || !isSafe || url.username !== '' || url.password !== '')
    throw new Error(unusable('LOG_PROOF_URL', 'https://log.example.com/proofs처럼, 계정과 비밀번호 없이 적어 주세요.'));
  return url.href;
};

const keyOf = (service: string, id: string | undefined, secret: string | undefined) => {
  if (!id && !secret) return null;
  if (id && secret) return { id, secret };
  const [set, missing] = id ? ['ID', 'SECRET'] : ['SECRET', 'ID'];
  throw new Error(
    `${service}_CLIENT_${set}만 있고 ${service}_CLIENT_${missing}가 없습니다. 둘 다 적거나 둘 다 지워 주세요.`,
  );
};

/** The variables of the firm's details that a shop has to show and that nobody has set: an example or nothing stands there. */
export const missingFirmDetails = ({ firm }: Pick<Configuration, 'firm'>): readonly string[] =>
  Object.entries(firmVariables).flatMap(([variable, detail]) =>
    firm[detail] === '' || firm[detail].startsWith('(예시)') ? [variable] : [],
  );

const firmVariables = {
  FIRM_NAME: 'name',
  FIRM_REPRESENTATIVE: 'representative',
  FIRM_BUSINESS_NUMBER: 'businessNumber',
  FIRM_MAIL_ORDER_NUMBER: 'mailOrderNumber',
  FIRM_PHONE: 'phone',
  FIRM_EMAIL: 'email',
  FIRM_ADDRESS: 'address',
  FIRM_PRIVACY_OFFICER: 'privacyOfficer',
  FIRM_HOSTING: 'hosting',
} as const satisfies Readonly<Record<string, keyof Firm>>;
