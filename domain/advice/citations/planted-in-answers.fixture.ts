import type { Random } from '../../checks/testing/oracle/random-walks.ts';
import { compose } from '../answering/composing/compose.ts';
import { materialFromRules } from '../answering/composing/material-from-rules.fixture.ts';
import type { Material } from '../answering/material.ts';
import type { ReadPassage } from '../cited-passages.ts';
import { askedOn } from '../judged/judged-question.ts';
import { judgedQuestions } from '../judged/judged-questions.ts';
import { cutClaims } from './claims/claims.ts';

/** The cited claims of the built-in advisor's answers to the judged questions, and the same claims with words changed. */
export type CitedClaim = { readonly claim: string; readonly material: Material; readonly readPassage: ReadPassage };

export const citedClaims = (): readonly CitedClaim[] =>
  judgedQuestions.flatMap(({ question }) => {
    const material = materialFromRules(question, { today: askedOn });
    const cutter = cutClaims();
    const answer = compose({ question, conversation: [], material });
    return [...cutter.push(answer), ...cutter.end()]
      .filter(({ text }) => text.includes('[['))
      .map(({ text }) => ({ claim: text, material, readPassage: readIn(material) }));
  });

const readIn =
  ({ passages }: Material): ReadPassage =>
  async ({ caseId }) => {
    const found = passages.find((passage) => passage.caseId === caseId);
    if (!found || found.outcome === null) return null;
    const { text, caseNumber, court, decidedOn, outcome, point } = found;
    return { text, caseNumbers: [caseNumber], court, decidedOn, outcome, point: point ?? '' };
  };

/** What turns a sentence into something that its sources don't say. */
const swaps: readonly (readonly [RegExp, string])[] = [
  [/돼요/gu, '되지 않아요'],
  [/이상/gu, '미만'],
  [/미만/gu, '이상'],
  [/이하/gu, '초과'],
  [/안에/gu, '뒤에'],
  [/야 해요/gu, '지 않아도 돼요'],
  [/해야 해요/gu, '하지 않아도 돼요'],
  [/수 있/gu, '수 없'],
  [/수 없/gu, '수 있'],
  [/안 돼요/gu, '괜찮아요'],
  [/봐요/gu, '보지 않아요'],
  [/않아요/gu, '아요'],
  [/않/gu, ''],
  [/아니(?=면|지만)/gu, ''],
  [/근로자 쪽/gu, '회사 쪽'],
  [/회사 쪽/gu, '근로자 쪽'],
  [/일부만 /gu, ''],
  [/받아들여졌/gu, '받아들여지지 않았'],
  [/무효/gu, '유효'],
  [/유효/gu, '무효'],
  [/정당하/gu, '부당하'],
  [/효력이 있/gu, '효력이 없'],
  [/효력이 없/gu, '효력이 있'],
  [/해고예요/gu, '해고가 아니에요'],
];

export type ChangedClaim = { readonly change: string; readonly faulty: string };

/** Every swap at every place, each digit once, and each cited article under two other numbers. */
export const changesOf = (claim: string, { next }: Random): readonly ChangedClaim[] => {
  // Marks are left alone: a changed quote is planted elsewhere.
  const said = claim.replace(/\[\[.*?\]\]/gsu, (mark) => '\u0001'.repeat(mark.length));
  const put = (at: number, length: number, words: string): string =>
    claim.slice(0, at) + words + claim.slice(at + length);
  return [
    ...swaps.flatMap(([words, other]) =>
      [...said.matchAll(words)].map(({ 0: { length }, index }) => ({
        change: `${words.source} → ${other}`,
        faulty: put(index, length, other),
      })),
    ),
    ...[...said.matchAll(/\d/gu)].map(({ 0: digit, index }) => ({
      change: 'a digit',
      faulty: put(index, 1, String((Number(digit) + 1 + Math.floor(next() * 9)) % 10)),
    })),
    ...[...claim.matchAll(/(?<=\[\[L: [^\]]*?제)\d+(?=조)/gu)].flatMap(({ 0: number, index }) =>
      [1 + Math.floor(next() * 115), 1 + Math.floor(next() * 115)]
        .filter((other) => other !== Number(number))
        .map((other) => ({ change: 'an article', faulty: put(index, number.length, String(other)) })),
    ),
  ];
};
