import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import type { Firm } from '@nomucheck/domain/kernel/contract/site.ts';
import { environmentSchema, flag, type SetVariables } from './environment.ts';

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

const MINUTES = 60;
const HOURS = 60 * MINUTES;

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
  readonly consultations: {
    readonly open: boolean;
    /** Whole won; null: only free ones are taken. */
    readonly price: number | null;
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
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => unusable(path.join('.'), message)).join('\n'));
  }
  const set = parsed.data;
  const publicUrl = publicUrlOf(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`);
  const payments = paymentsBy(set, publicUrl);
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
    payments: { by: payments, checkResult: set.PRICE_CHECK_RESULT },
    advisor: {
      model: modelOf(set),
      limits: {
        firstTokenMs: set.ADVISOR_FIRST_TOKEN_SECONDS * 1000,
        wholeMs: set.ADVISOR_WHOLE_SECONDS * 1000,
        concurrency: set.ADVISOR_CONCURRENCY,
      },
    },
    consultations: {
      open: set.CONSULTATIONS !== 'closed',
      price: payments === null ? null : set.PRICE_CONSULTATION || null,
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
const smtpOf = ({ SMTP_URL: url, MAIL_FROM: from }: SetVariables): SmtpSettings | null => {
  if (url === undefined && from === undefined) return null;
  if (url !== undefined && from !== undefined) return { url, from };
  throw new Error('SMTP_URL과 MAIL_FROM은 함께 있어야 합니다. 둘 다 적거나 둘 다 지워 주세요.');
};

const solapiOf = (set: SetVariables): SolapiSettings | null => {
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SMS_FROM: from } = set;
  if (apiKey === undefined && apiSecret === undefined && from === undefined) return null;
  if (apiKey !== undefined && apiSecret !== undefined && from !== undefined) return { apiKey, apiSecret, from };
  throw new Error('SOLAPI_API_KEY, SOLAPI_API_SECRET, SMS_FROM은 함께 있어야 합니다. 모두 적거나 모두 지워 주세요.');
};

/** All or none: with only a part of the settings, payments would be taken and never settled. */
const paymentsBy = (set: SetVariables, publicUrl: string): PortOneSettings | 'sandbox' | null => {
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
const modelOf = (set: SetVariables): ModelSettings | null => {
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
