import type { Condition, Conditions, Derivation, RulesetContent, SectionId } from '../ruleset.ts';
import { conditions } from './condition-rules.ts';
import type { Finding, Rule } from './finding.ts';
import { afterFigureKeys, atIntake, atItem, intakeKeysOf, itemKeysOf, sectionIdsOf } from './lookup.ts';

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
  ruleset.derivations.flatMap(({ item, from, when }, place): readonly Finding[] => {
    const wrong = (field: string, message: string, gone?: string): readonly Finding[] => [
      {
        ...atItem(ruleset, item),
        ...{ rule: 'derivation', message, at: ['derivations', String(place), field] },
        ...(gone === undefined ? {} : { gone }),
      },
    ];
    if (!itemKeysOf(ruleset).has(item)) return wrong('item', '채울 문항이 없음', item);
    if (!intakeKeysOf(ruleset).has(from)) return wrong('from', '근거가 되는 기본 질문이 없음', from);
    return when.length === 0 ? wrong('when', '조건 없이 답을 채울 수 없음') : [];
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
  ruleset.openings.flatMap(({ opens, from, when }, place): readonly Finding[] => {
    const wrong = (field: string, message: string, gone?: string): readonly Finding[] => [
      {
        ...atIntake(ruleset, from),
        ...{ rule: 'opening', message, at: ['openings', String(place), field] },
        ...(gone === undefined ? {} : { gone }),
      },
    ];
    if (!sectionIdsOf(ruleset).has(opens)) return wrong('opens', '여는 사유가 없음', opens);
    if (!intakeKeysOf(ruleset).has(from)) return wrong('from', '근거가 되는 기본 질문이 없음', from);
    return when.length === 0 ? wrong('when', '조건 없이 사유를 열 수 없음') : [];
  });

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
        at: ['openings'],
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
