import { z } from 'zod';
import { count, oneOf, optionalText, secret, setting } from '../engine/settings/setting.ts';
import { defineSettings, RefusedSettings, unusable } from '../engine/settings/settings.ts';

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

export type AdvisorLimits = { readonly firstTokenMs: number; readonly wholeMs: number; readonly concurrency: number };

export type AdvisorSettings = {
  /** null: the built-in advisor writes answers. */
  readonly model: ModelSettings | null;
  readonly limits: AdvisorLimits;
};

/** How many one person, and all of one network, may send in a day; a third of them in one hour. */
type Sent = { readonly perPerson: number; readonly perNetwork: number };
/** `messages`: to the AI, whichever answers. `answers`: of a model, which costs money. */
export type AskingRules = { readonly messages: Sent; readonly answers: Sent & { readonly perDay: number } };

/** A decimal number; null where nothing is written. */
const decimal = (least: number, most: number) => {
  const within = `${least}에서 ${most} 사이의 수로 적어 주세요.`;
  return optionalText
    .transform((written) => (written === undefined ? null : Number(written)))
    .pipe(z.number(within).min(least, within).max(most, within).nullable());
};
const price = decimal(0, 1_000_000_000).transform((won) => won ?? 0);

/** Who drafts answers, how much they may cost, and who may review them. */
export const adviceSettings = defineSettings({
  title: 'AI advice',
  about: 'A network is a /24 (IPv6: /56).',
  variables: {
    ADVISOR_BASE_URL: setting(
      optionalText,
      'the address of an OpenAI-compatible server: `https://api.openai.com/v1`, `http://127.0.0.1:11434/v1`. Without it and a model there, the built-in advisor drafts answers from the check, the legal tests and the cases',
    ),
    ADVISOR_MODEL: setting(
      optionalText.pipe(z.string().max(200, '200자까지 적을 수 있습니다.').optional()),
      'the model there that drafts answers',
    ),
    ADVISOR_API_KEY: secret(optionalText, 'its key, where the server wants one'),
    ADVISOR_TEMPERATURE: setting(decimal(0, 2), 'between 0 and 2; left empty for models that take none', 'not sent'),
    ADVISOR_MAX_TOKENS: setting(count(2_000, 100, 100_000), 'the most tokens of one answer'),
    ADVISOR_INPUT_PRICE: setting(
      price,
      'won for a million tokens that are sent; the ledger and the quotas count the cost by it',
    ),
    ADVISOR_OUTPUT_PRICE: setting(price, 'won for a million tokens of answers, likewise'),
    ADVISOR_FIRST_TOKEN_SECONDS: setting(
      count(30, 1, 3_600),
      'how long the first token, and each pause after it, may take',
    ),
    ADVISOR_WHOLE_SECONDS: setting(
      count(180, 1, 3_600),
      'how long the whole answer may take; what was checked by then is kept as a part',
    ),
    ADVISOR_CONCURRENCY: setting(
      count(4, 1, 1_000),
      'answers that are written at a time, by all processes together; one a person, and the others wait in a line that says so',
    ),
    ADVISOR_ANSWERS_PER_PERSON: setting(
      count(30, 1, 1_000_000),
      'answers of the model that one person may ask for in a day (a third of that in an hour); only who has proved an e-mail address or a telephone number may ask for one. The built-in advisor costs nothing: there `ADVICE_MESSAGES_PER_DAY` and `ADVICE_MESSAGES_PER_NETWORK` hold',
    ),
    ADVISOR_ANSWERS_PER_NETWORK: setting(count(100, 1, 1_000_000), 'the same for all people of one network'),
    ADVISOR_ANSWERS_PER_DAY: setting(
      count(1_000, 1, 10_000_000),
      'answers of the model in a day, whoever asks: so many times what one call can cost is the most that a day costs. At four fifths, and when they are used up, the log has an error with the alarm `advisor_budget`, and `/readyz` and `/metrics` show it',
    ),
    ADVICE_MESSAGES_PER_DAY: setting(
      count(60, 1, 1_000_000),
      'questions to the AI that one person may send in a day (a third of that in an hour), and as many messages in their conversations',
    ),
    ADVICE_MESSAGES_PER_NETWORK: setting(count(300, 1, 1_000_000), 'the same for all people of one network'),
    ADVICE_REGISTRATION: setting(
      oneOf('optional', 'required', '').default('optional'),
      '`required`: only people of the firm whose registration as a labour attorney is recorded may review advices',
    ),
  },
  values: (set) => ({
    advisor: {
      model: modelOf(set),
      limits: {
        firstTokenMs: set.ADVISOR_FIRST_TOKEN_SECONDS * 1000,
        wholeMs: set.ADVISOR_WHOLE_SECONDS * 1000,
        concurrency: set.ADVISOR_CONCURRENCY,
      },
    },
    asking: {
      messages: { perPerson: set.ADVICE_MESSAGES_PER_DAY, perNetwork: set.ADVICE_MESSAGES_PER_NETWORK },
      answers: {
        perPerson: set.ADVISOR_ANSWERS_PER_PERSON,
        perNetwork: set.ADVISOR_ANSWERS_PER_NETWORK,
        perDay: set.ADVISOR_ANSWERS_PER_DAY,
      },
    },
    registrationRequired: set.ADVICE_REGISTRATION === 'required',
  }),
});

export type AdviceSettings = ReturnType<typeof adviceSettings.read>;

type Written = {
  readonly ADVISOR_BASE_URL: string | undefined;
  readonly ADVISOR_MODEL?: string | undefined;
  readonly ADVISOR_API_KEY: string | undefined;
  readonly ADVISOR_TEMPERATURE: number | null;
  readonly ADVISOR_MAX_TOKENS: number;
  readonly ADVISOR_INPUT_PRICE: number;
  readonly ADVISOR_OUTPUT_PRICE: number;
};

/** Address and model together: a model's name alone would suggest that it is used. */
const modelOf = (set: Written): ModelSettings | null => {
  const { ADVISOR_BASE_URL: written, ADVISOR_MODEL: model, ADVISOR_API_KEY: apiKey = null } = set;
  if (written === undefined && model === undefined && apiKey === null) return null;
  if (written === undefined || model === undefined) {
    throw new RefusedSettings(
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
    throw unusable('ADVISOR_BASE_URL', 'https://api.openai.com/v1처럼, 계정과 비밀번호 없이 적어 주세요.');
  return url.href.replace(/\/$/, '');
};
