import { precedentOutcomeNames } from './precedent-names.ts';
import { removedNumber } from './rules/paths.ts';
import type {
  ComputedFact,
  Condition,
  Conditions,
  IntakeQuestion,
  Outcome,
  Precedent,
  Range,
  RulesetContent,
} from './ruleset.ts';

/** Parts of a ruleset in Korean, for the firm's people who compare two of them. */

const factNames: Readonly<Record<ComputedFact, string>> = {
  under_five_workers: '직원 5명 미만',
  tenure_over_two_years: '근무 기간 2년 초과',
  three_months_passed: '해고일부터 3개월 지남',
  tenure_up_to_one_year: '근무 기간 1년 이하',
  forewarned_thirty_days: '30일 전 해고예고',
  contract_outlasts_dismissal: '계약 종료일이 해고일보다 뒤',
  contract_ended: '계약 종료일 지남',
  dismissal_to_come: '아직 해고되기 전',
};

const yesNoNames: Readonly<Record<string, string>> = { yes: '예', no: '아니요', unknown: '모름' };

export type Wording = {
  /** `9번 사유 3번 문항`; the key itself where the ruleset has no such question. */
  placeOf(key: string): string;
  conditions(conditions: Conditions): string;
  /** Of several sets of conditions one has to hold. */
  anyOf(sets: readonly Conditions[]): string;
  /** An item by its number: `3번`. */
  item(section: string, numbering: number): string;
  /** The number of something at a place among others, counted from 1; undefined where its order says it. */
  number(numbering: number, place: number): number | undefined;
  /** What is said of several items, in their order; in another one where that is no difference. */
  ofItems(lines: readonly string[]): readonly string[];
};

type Named = Pick<RulesetContent, 'intake' | 'sections'>;

/** `detail-9` as people number it: `9번 사유`. */
export const groundName = (section: string): string => `${section.replace('detail-', '')}번 사유`;

/** Words for the questions that this ruleset has. */
export const wordingOf = (ruleset: Named): Wording => {
  const places = new Map<string, string>();
  for (const { key, numbering } of ruleset.intake) places.set(key, `기본 질문 ${numbering}번`);
  for (const { id, items } of ruleset.sections)
    for (const { key, numbering } of items) places.set(key, `${groundName(id)} ${numbering}번 문항`);
  return {
    ...wordingBy(ruleset, (key) => places.get(key) ?? key),
    item: (_section, numbering) => `${numbering}번`,
    number: (numbering) => numbering,
    ofItems: (lines) => lines,
  };
};

/**
 * The same with ids in place of numbers: numbers shift where a question is added or removed before others, and what is said of those
 * is still the same.
 */
export const wordingByIds = (ruleset: Named): Wording => {
  const keys = new Map<string, string>(
    ruleset.sections.flatMap(({ id, items }) =>
      items.map(({ key, numbering }) => [`${id} ${numbering}`, key] as const),
    ),
  );
  return {
    ...wordingBy(ruleset, (key) => key),
    item: (section, numbering) => keys.get(`${section} ${numbering}`) ?? `${numbering}번`,
    number: (numbering, place) => (numbering === place ? undefined : numbering),
    ofItems: (lines) => lines.toSorted(),
  };
};

const wordingBy = (
  { intake }: Named,
  placeOf: Wording['placeOf'],
): Pick<Wording, 'placeOf' | 'conditions' | 'anyOf'> => {
  const intakeQuestions = new Map<string, IntakeQuestion>(intake.map((question) => [question.key, question]));
  const valueName = (key: string, value: string): string => {
    // A ground by its number: its title may change without the condition changing.
    if (value.startsWith('detail-')) return groundName(value);
    const choice = intakeQuestions.get(key)?.choices?.find((each) => each.value === value);
    return choice?.label ?? yesNoNames[value] ?? value;
  };
  const condition = (one: Condition): string => {
    if ('computed' in one) return `${factNames[one.computed]}${one.holds ? '' : ' 아님'}`;
    const [values, negated] = 'is' in one ? [one.is, ''] : [one.isNot, ' 아님'];
    return `${placeOf(one.question)}이 ${values.map((value) => valueName(one.question, value)).join('·')}${negated}`;
  };
  const conditions = (all: Conditions): string => (all.length === 0 ? '언제나' : all.map(condition).join(', 그리고 '));
  return { placeOf, conditions, anyOf: (sets) => sets.map(conditions).join(' / ') };
};

/** The answers of one item are told: their numbers are of its section. */
type Place = { readonly section: string; readonly numbering: number; readonly wording: Wording };

/** `다음 문항 · ×1.3 · 찾는 말 추가: 공익신고`. */
export const outcomeInWords = (
  { ratio, suggest, range, keyword_change: words, ...way }: Outcome,
  place: Place,
): string =>
  [
    wayInWords(way, place),
    ...(ratio === undefined || ratio === 1 ? [] : [`×${ratio}`]),
    ...(range ? [rangeInWords(range, place)] : []),
    ...(suggest ? ['상담 권유'] : []),
    ...(words
      ? [
          `찾는 말 ${words.mode === 'add' ? '추가' : '바꿈'}${words.generic ? '(순위만)' : ''}: ${words.keywords.join(', ')}`,
        ]
      : []),
  ].join(' · ');

const wayInWords = (
  { type, skipTo, skipCount = 0, skipIf }: Outcome,
  { section, numbering, wording }: Place,
): string => {
  if (type === 'next_section') return '다음 사유로';
  if (type === 'done') return '이 사유 끝';
  if (type === 'submit') return '바로 결과로';
  if (type !== 'skip') return '다음 문항';
  const goal = skipGoal(skipTo, skipTo ?? numbering + 1 + skipCount, section, wording);
  if (!skipIf) return goal;
  const condition = `${groundName(skipIf.section)} ${itemOrGone(skipIf.section, skipIf.numbering, wording)}`;
  return `${goal}(${condition}이 ${skipIf.value ? '예' : '아니요'}일 때)`;
};

const skipGoal = (skipTo: number | undefined, target: number, section: string, wording: Wording): string =>
  skipTo === removedNumber ? '빠진 문항으로' : `${wording.item(section, target)} 문항으로`;

const itemOrGone = (section: string, numbering: number, wording: Wording): string =>
  numbering === removedNumber ? '빠진 문항' : wording.item(section, numbering);

const rangeInWords = (
  { start, end, trueRatio, falseRatio, reversePositive, reverseValue }: Range,
  { section, wording }: Place,
): string => {
  const name = (numbering: number): string => wording.item(section, numbering);
  const turned = reversePositive.length === 0 ? '' : `, 거꾸로 읽는 문항 ${reversePositive.map(name).join('·')}`;
  const turnedValue = reverseValue === undefined ? '' : `(${signed(reverseValue)})`;
  return `${name(start)}~${name(end)} 합산(예 ${signed(trueRatio)}, 아니요 ${signed(falseRatio)}${turned}${turnedValue})`;
};

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

export const precedentInWords = ({ court, caseNumber, outcome, dispute, toConfirm }: Precedent): string =>
  [
    `${court} ${caseNumber} (${precedentOutcomeNames[outcome]})`,
    ...(dispute ? [`${dispute}과 같은 사건`] : []),
    ...(toConfirm ? [`확인 필요: ${toConfirm}`] : []),
  ].join(', ');

/** How a kind of intake question is answered. */
export const typeNames: Readonly<Record<IntakeQuestion['type'], string>> = {
  radio: '하나 고르기',
  choices: '여러 개 고르기',
  number: '숫자',
  date: '날짜',
  time: '시각',
  text: '글',
};
