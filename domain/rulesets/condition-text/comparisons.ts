import type { ComputedFact } from '../ruleset.ts';
import { sentenceOf } from './computed-sentences.ts';
import type { NamedQuestion, Names } from './names.ts';

/**
 * What can be said of questions without choices: of a day, of a number, of two days. Each is a computed fact, named here by the
 * questions that it is computed from.
 */
type Comparison = {
  readonly computed: ComputedFact;
  readonly of: readonly string[];
  /** The words behind and between the questions, without spaces. */
  readonly holds: RegExp;
  readonly not: RegExp;
};

const workers = 'intake/workers';
const joined = 'intake/joined';
const dismissed = 'intake/dismissed';
const forewarned = 'intake/forewarned';
const contractEnd = 'intake/contract-end';

const said = '(?:이라고|라고|으로|로)?(?:답했다|답했습니다|적었다|적었습니다)?(?:이다|입니다|다)?';
const is = '(?:이|가|은|는|에)?';
/** From one day to another so long. */
const span = (length: string): RegExp => new RegExp(`^①(?:부터|에서)②(?:까지|까지는)?${length}$`, 'u');
const sentence = (words: string): RegExp => new RegExp(`^${words}$`, 'u');

const comparisons: readonly Comparison[] = [
  {
    ...{ computed: 'under_five_workers', of: [workers] },
    holds: sentence(`①${is}(?:5|다섯)명?(?:미만|보다적다|보다적습니다)${said}`),
    not: sentence(`①${is}(?:5|다섯)명?이상${said}`),
  },
  {
    ...{ computed: 'tenure_over_two_years', of: [joined, dismissed] },
    holds: span('2년(?:이|을)?(?:넘는다|넘었다|넘습니다|초과다|초과이다)'),
    not: span(
      '2년(?:이|을)?(?:안이다|안|이내다|이내이다|이하다|이하이다|이내입니다|넘지않는다|넘지않았다|넘지않습니다)',
    ),
  },
  {
    ...{ computed: 'tenure_up_to_one_year', of: [joined, dismissed] },
    holds: span(
      '1년(?:이|을)?(?:안이다|안|이내다|이내이다|이하다|이하이다|이내입니다|넘지않는다|넘지않았다|넘지않습니다)',
    ),
    not: span('1년(?:이|을)?(?:넘는다|넘었다|넘습니다|초과다|초과이다)'),
  },
  {
    ...{ computed: 'forewarned_thirty_days', of: [forewarned, dismissed] },
    holds: span('30일이상(?:이다|다|입니다)?'),
    not: span('30일(?:미만(?:이다|다|입니다)?|이안된다|이되지않는다|이되지않습니다)'),
  },
  {
    ...{ computed: 'three_months_passed', of: [dismissed] },
    holds: sentence('①(?:부터|에서)3개월이(?:지났다|지났습니다|넘었다|넘었습니다)'),
    not: sentence('①(?:부터|에서)3개월이(?:지나지않았다|지나지않았습니다|넘지않았다|안지났다)'),
  },
  {
    ...{ computed: 'contract_outlasts_dismissal', of: [contractEnd, dismissed] },
    holds: sentence(`①${is}②보다(?:뒤다|뒤이다|뒤입니다|늦다|늦습니다)`),
    not: sentence(`①${is}②보다(?:뒤가아니다|뒤가아닙니다|늦지않다|늦지않습니다)`),
  },
  {
    ...{ computed: 'contract_ended', of: [contractEnd] },
    holds: sentence(`①${is}(?:오늘보다앞이다|오늘보다앞입니다|오늘보다이르다|지났다|지났습니다)`),
    not: sentence(`①${is}(?:오늘보다앞이아니다|오늘보다앞이아닙니다|오늘보다이르지않다|지나지않았다|지나지않았습니다)`),
  },
  {
    ...{ computed: 'dismissal_to_come', of: [dismissed] },
    holds: sentence(`①${is}(?:오늘보다뒤다|오늘보다뒤이다|오늘보다뒤입니다|오늘보다늦다|아직오지않았다)`),
    not: sentence(`①${is}(?:오늘보다뒤가아니다|오늘보다뒤가아닙니다|오늘보다늦지않다|이미왔다|이미왔습니다)`),
  },
];

const name =
  /(?:((?:기본\s*질문|\d+\s*번\s*사유)\s*\d+\s*번)(?:\s*문항)?\s*)?(?:‘([^‘’]*)’|'([^']*)'|“([^“”]*)”|"([^"]*)"|\[([^[\]]*)\])|((?:기본\s*질문)\s*\d+\s*번)/gu;
const signs = ['①', '②'];

/** The computed fact that a line states of the questions that it names; null: it states none. */
export const comparisonIn = (
  names: Names,
  line: string,
): { readonly computed: ComputedFact; readonly holds: boolean } | null => {
  const of: string[] = [];
  const text = line.replace(name, (whole, place, ...groups) => {
    const [one, two, three, four, key, alone] = groups.map((group) => (typeof group === 'string' ? group : undefined));
    const question = questionNamed(names, place ?? alone, one ?? two ?? three ?? four, key);
    const sign = signs[of.length];
    if (question === undefined || sign === undefined) return whole;
    of.push(question.key);
    return sign;
  });
  const words = text.replace(/[\s,]/gu, '').replace(/\.$/u, '');
  for (const { computed, of: wanted, holds, not } of comparisons) {
    if (of.join() !== wanted.join()) continue;
    if (holds.test(words)) return { computed, holds: true };
    if (not.test(words)) return { computed, holds: false };
  }
  return null;
};

/** A question without choices by one of its names; of others only their answers are stated. */
const questionNamed = (
  names: Names,
  place: string | undefined,
  title: string | undefined,
  key: string | undefined,
): NamedQuestion | undefined => {
  const [placed] = place === undefined ? [] : names.byPlace(place);
  const [titled, twin] = title === undefined ? [] : names.byTitle(title);
  const keyed = key === undefined ? undefined : names.byKey(key);
  const found = placed ?? keyed ?? (twin === undefined ? titled : undefined);
  const isOther = placed !== undefined && titled !== undefined && placed.key !== titled.key;
  return found?.answers.length === 0 && !isOther ? found : undefined;
};

/** All that can be said of a question without choices, as sentences that can be read. */
export const sentencesAbout = (key: string): readonly string[] =>
  comparisons.flatMap(({ computed, of }) =>
    of.includes(key) ? [sentenceOf(computed, true), sentenceOf(computed, false)] : [],
  );
