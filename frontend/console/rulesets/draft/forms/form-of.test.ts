import { valueAt } from '@nomucheck/domain/rulesets/draft/edit.ts';
import { nameFieldOf } from '@nomucheck/domain/rulesets/draft/named-lists.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { otherPlaces, type Place } from '../places.ts';
import { formOf } from './form-of.ts';

const places: readonly Place[] = [
  ...otherPlaces.map(([part]) => ({ kind: 'other' as const, part })),
  ...standardRuleset.intake.map(({ key }) => ({ kind: 'intake' as const, key })),
  ...standardRuleset.sections.flatMap(({ id, items }) => [
    { kind: 'section' as const, id, item: null },
    ...items.map(({ key }) => ({ kind: 'section' as const, id, item: key })),
  ]),
];

const fields = places.flatMap((place) => formOf(place, standardRuleset)?.groups ?? []).flatMap((group) => group.fields);
const editable = new Set(fields.map(({ at }) => at.join('/')));

/** The paths of all texts, numbers and marks of a value, with the elements of lists named as edits name them. */
const leavesOf = (value: unknown, at: readonly string[], place: readonly string[]): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null || editable.has(at.join('/'))) return [at];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...at, name], [...place, name]));
  const field = nameFieldOf(place);
  return value.flatMap((element, n) =>
    leavesOf(element, [...at, field === undefined ? String(n) : String(element[field])], [...place, '*']),
  );
};

/** What the forms say that they don't edit: names that never change, places, and how a question is answered. */
const fixed =
  /^(intake\/intake\/[^/]+\/(key|numbering|type|special|choices\/[^/]+\/value)|sections\/[^/]+\/(id|ratioMode)|sections\/[^/]+\/items\/detail-\d+\/[^/]+\/(key|numbering)|sections\/[^/]+\/precedents\/.+\/caseNumber|routes\/[^/]+\/(route|daysFrom\/question)|(points|obstacles)\/.+\/key|statuteChecks\/.+\/law)$/;

test('every text, number and condition of the questionnaire has a field, except what the forms call fixed', () => {
  const lost = leavesOf(standardRuleset, [], [])
    .map((at) => at.join('/'))
    .filter((path) => !editable.has(path) && !fixed.test(path));
  expect(lost).toEqual([]);
  expect(editable.size).toBeGreaterThan(4_000);
});

test('a field that is there leads to a value that its kind can show', () => {
  const kinds: Readonly<Record<string, readonly string[]>> = {
    text: ['string', 'undefined', 'object'],
    number: ['number', 'undefined'],
    percent: ['number', 'undefined'],
    ratio: ['number', 'undefined'],
    mark: ['boolean', 'undefined'],
  };
  const strange = fields.filter(({ kind, at }) => kinds[kind]?.includes(typeof valueAt(standardRuleset, at)) === false);
  expect(strange).toEqual([]);
});
