import type { RecordedCalculation } from '@nomucheck/domain/checks/check-events.ts';
import type { Difference } from '@nomucheck/domain/checks/contract/explanation.ts';
import { type Found, indexOf, titleOf } from '@nomucheck/domain/checks/form-index.ts';
import type { Walk } from '@nomucheck/domain/checks/walk.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { isChosen } from '@nomucheck/domain/rulesets/chosen.ts';
import type { Answers, AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { answerWords } from '../history/check-words.ts';

/** One side of a comparison: the calculation and its path. */
export type Side = { readonly recorded: RecordedCalculation; readonly walk: Walk; readonly form: Form };

/** The causes of the difference between two calculations: answers, questionnaire or cases. */
export const differenceOf = (before: Side, after: Side, isOwner: boolean): Difference => ({
  rate: { before: before.recorded.calculation.rate, after: after.recorded.calculation.rate },
  answers: changedAnswers(before, after, isOwner),
  ruleset: versionOf(before) === versionOf(after) ? null : { before: versionOf(before), after: versionOf(after) },
  cases: sameCases(before, after) ? null : { before: casesOf(before), after: casesOf(after) },
});

const versionOf = ({ recorded }: Side): string => recorded.calculation.rulesetVersion;

const casesOf = ({ recorded: { casePosition, calculation } }: Side) => {
  const { total, decided, workerWins, partial, rate } = calculation.base;
  return { position: casePosition, baseRate: rate, total, decided, workerWins, partial };
};

const sameCases = (before: Side, after: Side): boolean => {
  const { position: _then, ...one } = casesOf(before);
  const { position: _now, ...other } = casesOf(after);
  return isSame(one, other);
};

const changedAnswers = (before: Side, after: Side, isOwner: boolean): Difference['answers'] => {
  const then = onPath(before.walk);
  const now = onPath(after.walk);
  const keys = new Set([...then.keys(), ...now.keys()]);
  return [...keys].flatMap((key) => {
    const one = then.get(key);
    const other = now.get(key);
    if (isSame(one, other)) return [];
    const found = indexOf(after.form).byKey.get(key) ?? indexOf(before.form).byKey.get(key);
    const step = [...after.walk.steps, ...before.walk.steps].find((each) => each.key === key);
    if (!found || !step) return [];
    return [
      {
        section: step.section,
        numbering: step.numbering,
        title: titleOf(found),
        ...(one === undefined ? {} : { before: asSeen(found, one, isOwner) }),
        ...(other === undefined ? {} : { after: asSeen(found, other, isOwner) }),
        words: {
          before: one === undefined ? null : answerWords(found, one, isOwner),
          after: other === undefined ? null : answerWords(found, other, isOwner),
        },
      },
    ];
  });
};

/** An answer in the person's own words is shown to its owner only. */
const asSeen = (found: Found, value: AnswerValue, isOwner: boolean): AnswerValue => {
  if (isOwner || value === null || isChosen(value)) return value;
  if (typeof value === 'object') return 'start' in value ? value : null;
  return found.section === 'intake' && found.question.type === 'text' ? null : value;
};

const onPath = (walk: Walk): Answers =>
  new Map<string, AnswerValue>(walk.steps.map(({ key, value }) => [key, value] as const));
