import type { Condition, Conditions, Derivation, RulesetContent, SectionId } from '../ruleset.ts';
import type { Finding, Rule } from './finding.ts';
import { afterFigureKeys, atIntake, atItem, intakeKeysOf, itemKeysOf, sectionIdsOf } from './lookup.ts';

/** The answers a condition may name: an intake question's choices, or yes, no and unknown to an item. */
const answersOf = (ruleset: RulesetContent, key: string): readonly string[] => {
  const question = ruleset.intake.find((candidate) => candidate.key === key);
  if (question) return (question.choices ?? []).map(({ value }) => value);
  return itemKeysOf(ruleset).has(key) ? ['yes', 'no', 'unknown'] : [];
};

const wrongCondition = (ruleset: RulesetContent, condition: Condition): boolean => {
  if ('computed' in condition) return false;
  const named = 'is' in condition ? condition.is : condition.isNot;
  const possible = answersOf(ruleset, condition.question);
  return named.length === 0 || named.some((answer) => !possible.includes(answer));
};

/** Only the intake decides what is shown, derived and opened, because an item's answer isn't known at that time. */
const looksPastIntake = (ruleset: RulesetContent, condition: Condition): boolean =>
  !('computed' in condition) && !intakeKeysOf(ruleset).has(condition.question);

const conditions: Rule = (ruleset) => {
  const ofIntake: readonly Conditions[] = [
    ...ruleset.derivations.map(({ when }) => when),
    ...ruleset.openings.map(({ when }) => when),
    ...ruleset.intake.flatMap(({ choices = [] }) =>
      choices.flatMap(({ hiddenWhen = [], firstWhen = [] }) => [hiddenWhen, firstWhen]),
    ),
    ...ruleset.intake.flatMap(({ askedWhen = [] }) => askedWhen),
    ...ruleset.sections.flatMap(({ condition }) => [...(condition?.persons ?? []), ...(condition?.reasons ?? [])]),
    ...ruleset.sections.flatMap(({ items }) => items.flatMap(({ askedWhen = [] }) => askedWhen)),
  ];
  const ofAnything: readonly Conditions[] = [
    ...ruleset.routes.flatMap(({ closures, concerns = [], endsWithContract, countsFromContractEnd, filed }) => [
      ...closures.map(({ when }) => when),
      ...concerns,
      ...(endsWithContract?.when ?? []),
      ...(countsFromContractEnd?.when ?? []),
      ...(filed?.when ?? []),
    ]),
    ...[...(ruleset.points ?? []), ...(ruleset.obstacles ?? [])].flatMap(({ when, unless = [] }) => [when, ...unless]),
    ...ruleset.suspensions.map(({ when }) => when),
    ...ruleset.sections.flatMap(({ matchesWhen = [] }) => matchesWhen),
  ];
  const finding = (message: string): Finding => ({ section: null, numbering: null, rule: 'condition', message });
  return [
    ...[...ofIntake, ...ofAnything]
      .flat()
      .filter((condition) => wrongCondition(ruleset, condition))
      .map((condition) => finding(`조건이 없는 질문이나 없는 답을 가리킴: ${JSON.stringify(condition)}`)),
    ...ofIntake
      .flat()
      .filter((condition) => looksPastIntake(ruleset, condition))
      .map((condition) => finding(`기본 질문의 답만 볼 수 있는 조건임: ${JSON.stringify(condition)}`)),
  ];
};

/**
 * A section's condition says why, has something to hold, and looks at nothing that is only asked after the figure; a section that
 * a choice of the ground leads to can be asked of whoever chooses it.
 */
const sectionConditions: Rule = (ruleset) =>
  ruleset.sections.flatMap(({ id, condition }): readonly Finding[] => {
    if (condition === undefined) return [];
    const { persons, reasons, why } = condition;
    const sets = [...(persons ?? []), ...(reasons ?? [])];
    const late = afterFigureKeys(ruleset);
    const wrong = (message: string): readonly Finding[] => [
      { section: id, numbering: null, rule: 'section_condition', message },
    ];
    if (why.trim() === '') return wrong('묻는 조건에 이유가 없음');
    if (persons?.length === 0 || reasons?.length === 0 || sets.some((set) => set.length === 0))
      return wrong('묻는 조건이 비어 있음');
    if (sets.flat().some((one) => !('computed' in one) && late.has(one.question)))
      return wrong('수치를 본 뒤에 묻는 질문은 조건이 될 수 없음');
    const named = (reasons ?? [])
      .flat()
      .some((one) => 'is' in one && one.question === 'intake/ground' && one.is.includes(id));
    const isOffered = ruleset.intake.some(({ choices = [] }) => choices.some(({ value }) => value === id));
    return reasons !== undefined && isOffered && !named && !canBeOpenedOtherwise(reasons)
      ? wrong('이 사유를 이유로 고른 사람에게 묻지 않음')
      : [];
  });

/** Opened by the form of employment, whatever the reason. */
const canBeOpenedOtherwise = (reasons: readonly Conditions[]): boolean =>
  reasons.some((set) => set.every((one) => 'computed' in one || one.question === 'intake/contract'));

const factTwins: Rule = ({ sections }) => {
  const places = new Map<string, { section: SectionId; numbering: number }[]>();
  for (const { id, items } of sections) {
    for (const { fact, numbering } of items) {
      if (fact !== undefined) places.set(fact, [...(places.get(fact) ?? []), { section: id, numbering }]);
    }
  }
  return [...places].flatMap(([fact, twins]): readonly Finding[] => {
    const [first] = twins;
    const eachInItsOwnSection = new Set(twins.map(({ section }) => section)).size === twins.length;
    if (!first || (twins.length > 1 && eachInItsOwnSection)) return [];
    return [
      { ...first, rule: 'fact_twins', message: `같은 사실 "${fact}"을 묻는 문항이 다른 항목에 없거나 한 항목에 둘임` },
    ];
  });
};

const derivations: Rule = (ruleset) =>
  ruleset.derivations.flatMap(({ item, from, when }): readonly Finding[] => {
    const at = atItem(ruleset, item);
    const wrong = (message: string): readonly Finding[] => [{ ...at, rule: 'derivation', message }];
    if (!itemKeysOf(ruleset).has(item)) return wrong(`채울 문항 "${item}"이 없음`);
    if (!intakeKeysOf(ruleset).has(from)) return wrong(`근거가 되는 기본 질문 "${from}"이 없음`);
    return when.length === 0 ? wrong('조건 없이 답을 채울 수 없음') : [];
  });

/**
 * Conditions that contradict each other: a question with no answer in common, or the same computed fact both ways. Of several
 * choices two lists can both hold, but none of them can be in a list and outside of it.
 */
const exclude = ({ intake }: RulesetContent, one: Conditions, other: Conditions): boolean => {
  const ofSeveral = new Set(intake.flatMap(({ key, type }) => (type === 'choices' ? [key] : [])));
  const contradict = (a: Condition, b: Condition): boolean => {
    if ('computed' in a) return 'computed' in b && a.computed === b.computed && a.holds !== b.holds;
    if (!('is' in a) || 'computed' in b || a.question !== b.question) return false;
    if ('isNot' in b) return a.is.every((answer) => b.isNot.includes(answer));
    return !ofSeveral.has(a.question) && a.is.every((answer) => !b.is.includes(answer));
  };
  return one.some((a) => other.some((b) => contradict(a, b) || contradict(b, a)));
};

const derivationConflict: Rule = (ruleset) => {
  const conflicts = (one: Derivation, index: number): boolean =>
    ruleset.derivations
      .slice(index + 1)
      .some(
        (other) => other.item === one.item && other.answer !== one.answer && !exclude(ruleset, one.when, other.when),
      );
  return ruleset.derivations.filter(conflicts).map(
    ({ item }): Finding => ({
      ...atItem(ruleset, item),
      rule: 'derivation_conflict',
      message: '같은 문항에 서로 다른 답을 채울 수 있음',
    }),
  );
};

const openings: Rule = (ruleset) =>
  ruleset.openings
    .filter(
      ({ opens, from, when }) =>
        !sectionIdsOf(ruleset).has(opens) || !intakeKeysOf(ruleset).has(from) || when.length === 0,
    )
    .map(
      ({ opens, from }): Finding => ({
        ...atIntake(ruleset, from),
        rule: 'opening',
        message: `없는 항목이나 없는 질문을 가리키거나 조건이 없음: ${opens}`,
      }),
    );

/** Every choice of a ground leads to a section; otherwise the detail questionnaire would have nothing to ask. */
const groundOpens: Rule = (ruleset) => {
  const grounds = ruleset.intake.find(({ key }) => key === 'intake/ground')?.choices ?? [];
  return grounds
    .filter(
      ({ value }) =>
        !ruleset.openings.some(({ when }) =>
          when.some(
            (condition) => 'is' in condition && condition.question === 'intake/ground' && condition.is.includes(value),
          ),
        ),
    )
    .map(
      ({ label }): Finding => ({
        ...atIntake(ruleset, 'intake/ground'),
        rule: 'ground_opens',
        message: `"${label}"를 고르면 열리는 항목이 없음`,
      }),
    );
};

export const referenceRules: readonly Rule[] = [
  conditions,
  sectionConditions,
  factTwins,
  derivations,
  derivationConflict,
  openings,
  groundOpens,
];
