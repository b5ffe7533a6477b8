import { isLocalDate, koreanText, type LocalDate } from '../../../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue } from '../../../rulesets/ruleset.ts';
import type { Ask } from '../../topics/asks/ask.ts';
import { type Understood, understand } from '../../understanding/understand.ts';

type Read = Pick<Understood, 'answers' | 'workers'>;

/** What the text says against the check that it was asked from. Neither is believed over the other: the person is asked. */
export const againstCheck = (read: Read, values: Answers): readonly Ask[] =>
  Object.entries(compared).flatMap(([key, askOf]) => {
    const checked = values.get(key);
    const told = toldOf(read, key);
    if (checked === undefined || checked === null || told === null || told === checked) return [];
    const ask = askOf(checked, told);
    return ask === null ? [] : [ask];
  });

/**
 * The answers of the check that hold no longer, with what holds instead: said against the check once, and said again when it was
 * asked which of the two is right.
 */
export const saidTwiceAgainst = (
  values: Answers,
  { question, earlier, today }: { question: string; earlier: readonly string[]; today: LocalDate },
): Answers => {
  if (earlier.length === 0) return new Map();
  const before = understand(earlier.at(-1) ?? '', earlier.slice(0, -1), today);
  const now = understand(question, [], today);
  return new Map(
    Object.keys(compared).flatMap((key): readonly [string, AnswerValue][] => {
      const told = toldOf(now, key);
      return told !== null && told === toldOf(before, key) && values.has(key) && told !== values.get(key)
        ? [[key, told]]
        : [];
    }),
  );
};

/** `5인 미만` names no number. */
const toldOf = ({ answers, workers }: Read, key: string): AnswerValue =>
  key === 'intake/workers' ? workers : (answers.get(key) ?? null);

const ways: Readonly<Record<string, string>> = {
  ...{ messenger: '문자나 카톡으로', spoken: '말로', paper: '종이로', email: '이메일로' },
};
const contracts: Readonly<Record<string, string>> = {
  ...{ regular: '정규직으로', probation: '수습으로', fixed_term: '계약직으로' },
  ...{ dispatched: '파견직으로', freelance: '프리랜서로' },
};
const named = (names: Readonly<Record<string, string>>, value: AnswerValue): string | null =>
  typeof value === 'string' ? (names[value] ?? null) : null;

/** By the key of the answer: the question which of the two holds, with replies that can be read again; null: not to be compared. */
const compared: Readonly<Record<string, (checked: AnswerValue, told: AnswerValue) => Ask | null>> = {
  'intake/dismissed': (checked, told) =>
    isLocalDate(checked) && isLocalDate(told)
      ? {
          ask: `진단에서는 해고된 날을 ${koreanText(checked)}로 답하셨는데, 지금 글은 ${koreanText(told)}로 읽혀요. 어느 날이 맞나요?`,
          choices: [checked, told].map((day) => `해고된 날은 ${koreanText(day)}이에요`),
        }
      : null,
  'intake/workers': (checked, told) =>
    typeof checked === 'number' && typeof told === 'number'
      ? {
          ask: `진단에서는 직원을 ${checked}명으로 답하셨는데, 지금 글은 ${told}명으로 읽혀요. 어느 쪽이 맞나요?`,
          choices: [checked, told].map((count) => `회사 직원은 ${count}명이에요`),
        }
      : null,
  'intake/notice': (checked, told) => {
    const [before, now] = [named(ways, checked), named(ways, told)];
    return before === null || now === null
      ? null
      : {
          ask: `진단에서는 해고를 ${before} 통보받았다고 답하셨는데, 지금 글은 ${now} 받은 것으로 읽혀요. 어느 쪽이 맞나요?`,
          choices: [`해고를 ${before} 통보받았어요`, `해고를 ${now} 통보받았어요`],
        };
  },
  'intake/contract': (checked, told) => {
    const [before, now] = [named(contracts, checked), named(contracts, told)];
    return before === null || now === null
      ? null
      : {
          ask: `진단에서는 ${before} 일했다고 답하셨는데, 지금 글은 ${now} 일한 것으로 읽혀요. 어느 쪽이 맞나요?`,
          choices: [`${before} 일했어요`, `${now} 일했어요`],
        };
  },
};
