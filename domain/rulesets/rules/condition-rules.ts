import type { Condition, Conditions, RulesetContent } from '../ruleset.ts';
import type { Finding, Rule } from './finding.ts';
import { intakeKeysOf, itemKeysOf } from './lookup.ts';

/** Conditions of a ruleset with the field that they stand in. */
type Placed = Pick<Finding, 'section' | 'numbering'> & {
  readonly at: readonly string[];
  readonly conditions: Conditions;
  /** They decide what is shown, derived or asked, at a time when only the intake's answers are known. */
  readonly ofIntake: boolean;
};

const nowhere = { section: null, numbering: null } as const;

/** The same field holds several sets, of which one has to hold. */
const each = (
  place: Pick<Finding, 'section' | 'numbering'>,
  at: readonly string[],
  sets: readonly Conditions[] | undefined,
  ofIntake: boolean,
): readonly Placed[] => (sets === undefined ? [] : [{ ...place, at, conditions: sets.flat(), ofIntake }]);

const ofQuestions = ({ intake }: RulesetContent): readonly Placed[] =>
  intake.flatMap(({ key, numbering, askedWhen, choices = [] }) => {
    const place = { section: 'intake', numbering } as const;
    return [
      ...each(place, ['intake', key, 'askedWhen'], askedWhen, true),
      ...choices.flatMap(({ value, hiddenWhen, firstWhen }) => [
        ...each(place, ['intake', key, 'choices', value, 'hiddenWhen'], hiddenWhen && [hiddenWhen], true),
        ...each(place, ['intake', key, 'choices', value, 'firstWhen'], firstWhen && [firstWhen], true),
      ]),
    ];
  });

const ofSections = ({ sections }: RulesetContent): readonly Placed[] =>
  sections.flatMap(({ id, items, condition, matchesWhen }) => {
    const place = { section: id, numbering: null };
    const at = ['sections', id];
    return [
      ...each(place, [...at, 'condition', 'persons'], condition?.persons, true),
      ...each(place, [...at, 'condition', 'reasons'], condition?.reasons, true),
      ...each(place, [...at, 'matchesWhen'], matchesWhen, false),
      ...items.flatMap(({ key, numbering, askedWhen }) =>
        each({ section: id, numbering }, [...at, 'items', key, 'askedWhen'], askedWhen, true),
      ),
    ];
  });

const ofLaw = ({ routes, points = [], obstacles = [] }: RulesetContent): readonly Placed[] => [
  ...routes.flatMap((rule) => {
    const at = ['routes', rule.route];
    return [
      ...rule.closures.flatMap(({ when }, place) =>
        each(nowhere, [...at, 'closures', String(place), 'when'], [when], false),
      ),
      ...each(nowhere, [...at, 'concerns'], rule.concerns, false),
      ...each(nowhere, [...at, 'outsideFigureWhen'], rule.outsideFigureWhen, false),
      ...each(nowhere, [...at, 'endsWithContract', 'when'], rule.endsWithContract?.when, false),
      ...each(nowhere, [...at, 'countsFromContractEnd', 'when'], rule.countsFromContractEnd?.when, false),
      ...each(nowhere, [...at, 'filed', 'when'], rule.filed?.when, false),
    ];
  }),
  ...[
    { list: 'points', all: points },
    { list: 'obstacles', all: obstacles },
  ].flatMap(({ list, all }) =>
    all.flatMap(({ key, when, unless }) => [
      ...each(nowhere, [list, key, 'when'], [when], false),
      ...each(nowhere, [list, key, 'unless'], unless, false),
    ]),
  ),
];

const ofKnowledge = ({ derivations, openings, suspensions }: RulesetContent): readonly Placed[] => [
  ...derivations.flatMap(({ when }, n) => each(nowhere, ['derivations', String(n), 'when'], [when], true)),
  ...openings.flatMap(({ when }, n) => each(nowhere, ['openings', String(n), 'when'], [when], true)),
  ...suspensions.flatMap(({ when }, n) => each(nowhere, ['suspensions', String(n), 'when'], [when], false)),
];

/** A condition names a question that is asked and an answer that it has; where only the intake is known, one of the intake. */
export const conditions: Rule = (ruleset) => {
  const intake = intakeKeysOf(ruleset);
  const answersOf = answersByQuestion(ruleset);
  const wrong = (one: Condition, ofIntake: boolean): Pick<Finding, 'message' | 'gone'> | null => {
    if ('computed' in one) return null;
    const named = 'is' in one ? one.is : one.isNot;
    const possible = answersOf.get(one.question);
    if (possible === undefined) return { message: '조건이 없는 문항을 가리킴', gone: one.question };
    const lost = named.find((answer) => !possible.includes(answer));
    if (lost !== undefined) return { message: '조건이 없는 선택지를 가리킴', gone: `${one.question} ${lost}` };
    if (named.length === 0) return { message: '조건에 답이 적혀 있지 않음' };
    return ofIntake && !intake.has(one.question) ? { message: '기본 질문의 답만 볼 수 있는 조건임' } : null;
  };
  return [...ofQuestions(ruleset), ...ofSections(ruleset), ...ofLaw(ruleset), ...ofKnowledge(ruleset)].flatMap(
    ({ section, numbering, at, conditions: all, ofIntake }) => {
      const told = new Map<string, Finding>();
      for (const one of all) {
        const found = wrong(one, ofIntake);
        if (found) told.set(JSON.stringify(found), { section, numbering, at, rule: 'condition', ...found });
      }
      return [...told.values()];
    },
  );
};

/** The answers that a condition may name: the choices of an intake question, or yes, no and unknown to an item. */
const answersByQuestion = (ruleset: RulesetContent): ReadonlyMap<string, readonly string[]> =>
  new Map<string, readonly string[]>([
    ...[...itemKeysOf(ruleset)].map((key) => [key, ['yes', 'no', 'unknown']] as const),
    ...ruleset.intake.map(({ key, choices = [] }) => [key, choices.map(({ value }) => value)] as const),
  ]);
