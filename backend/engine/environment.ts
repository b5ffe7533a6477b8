import { z } from 'zod';

/** 1 or 0. */
export const flag = z
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

/** A name, if there is one, and one address. */
const oneSender = /^(?:[^<>\r\n,;:"]+ <[^\s<>,;@]+@[^\s<>,;@]+>|[^\s<>,;@]+@[^\s<>,;@]+)$/;

/** The variables of the environment, each with its default and the sentence that explains a wrong value. */
export const environmentSchema = z.object({
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
  /** `closed`: no requests for consultations are taken. */
  CONSULTATIONS: oneOf('open', 'closed', '').default('open'),
  /** What a paid consultation of half an hour costs, in won with VAT; 0: only free ones. Where nothing can be paid, none is offered. */
  PRICE_CONSULTATION: count(55_000, 0, 10_000_000),
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
export const variables: readonly string[] = Object.keys(environmentSchema.shape);

/** The variables as they are set. */
export type SetVariables = z.infer<typeof environmentSchema>;
