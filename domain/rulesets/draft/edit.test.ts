import { describe, expect, it } from 'vitest';
import { standardRuleset } from '../standard-ruleset.ts';
import { editedContent } from './content.ts';
import { applyEdit, valueAt } from './edit.ts';
import { nameFieldOf } from './named-lists.ts';
import { subjectOf } from './subjects.ts';

const content = {
  intake: [{ key: 'intake/a', choices: [{ value: 'x', label: '가' }] }, { key: 'intake/b' }],
  derivations: [{ item: 'one' }, { item: 'two' }],
  clamp: { low: 0.01, high: 0.99 },
};
const refused = expect.objectContaining({ code: 'invalid_request' });

describe('an edit', () => {
  it('changes a value deep in a list by the name of each element, and nothing else', () => {
    const after = applyEdit(content, { at: ['intake', 'intake/a', 'choices', 'x', 'label'], value: '나' });
    expect(after).toEqual({
      ...content,
      intake: [{ key: 'intake/a', choices: [{ value: 'x', label: '나' }] }, { key: 'intake/b' }],
    });
    expect(content.intake[0]?.choices?.[0]?.label).toBe('가');
  });

  it('adds, moves and removes an element with a name', () => {
    const added = applyEdit(content, { at: ['intake', 'intake/c'], value: { key: 'intake/c' }, before: 'intake/b' });
    const keys = (value: unknown) => valueAt(value, ['intake']);
    expect(keys(added)).toMatchObject([{ key: 'intake/a' }, { key: 'intake/c' }, { key: 'intake/b' }]);
    const moved = applyEdit(added, { at: ['intake', 'intake/a'], value: { key: 'intake/a' }, before: null });
    expect(keys(moved)).toEqual([{ key: 'intake/c' }, { key: 'intake/b' }, { key: 'intake/a' }]);
    expect(keys(applyEdit(moved, { at: ['intake', 'intake/b'] }))).toHaveLength(2);
  });

  it('adds and removes a field', () => {
    const noted = applyEdit(content, { at: ['intake', 'intake/b', 'note'], value: '안내' });
    expect(valueAt(noted, ['intake', 'intake/b'])).toEqual({ key: 'intake/b', note: '안내' });
    expect(applyEdit(noted, { at: ['intake', 'intake/b', 'note'] })).toEqual(content);
  });

  it('of a list without names replaces an element, and leaves the positions of the others', () => {
    const after = applyEdit(content, { at: ['derivations', '1', 'item'], value: 'three' });
    expect(valueAt(after, ['derivations'])).toEqual([{ item: 'one' }, { item: 'three' }]);
    expect(() => applyEdit(content, { at: ['derivations', '0'] })).toThrow(refused);
    expect(() => applyEdit(content, { at: ['derivations', '2'], value: { item: 'new' } })).toThrow(refused);
  });

  it.each([
    [['intake', 'intake/z', 'note'], '안내'],
    [['intake', 'intake/a', 'key'], 'intake/z'],
    [['intake', 'intake/a'], { key: 'intake/z' }],
    [['clamp', 'low', 'deeper'], 1],
    [['clamp', 'middle'], undefined],
    [['derivations', '-1', 'item'], 'x'],
    [['derivations', '01', 'item'], 'x'],
    [['__proto__', 'polluted'], true],
    [['constructor', 'name'], 'x'],
  ])('that leads nowhere or renames is refused: %j', (at, value) => {
    expect(() => applyEdit(content, { at, value })).toThrow(refused);
  });
});

it('every list of the questionnaire whose elements have a name is led through by it, and each name is there once', () => {
  const lists = [
    standardRuleset.intake,
    standardRuleset.sections,
    ...standardRuleset.sections.map(({ items }) => items),
  ];
  expect(lists.every((list) => list.length > 0)).toBe(true);
  const twice = namesIn(standardRuleset, []).filter(({ names }) => new Set(names).size < names.length);
  expect(twice).toEqual([]);
});

it('the content after an edit has the form of a ruleset', () => {
  const at = ['clamp', 'low'];
  expect(editedContent(standardRuleset, [{ at, value: 0.02 }]).clamp.low).toBe(0.02);
  expect(() => editedContent(standardRuleset, [{ at, value: '0.02' }])).toThrow(refused);
});

it('an edit belongs to the question that it is in', () => {
  expect(subjectOf(['sections', 'detail-3', 'items', 'detail-3/renewal-rule', 'positive'])).toBe(
    'detail-3/renewal-rule',
  );
  expect(subjectOf(['sections', 'detail-3', 'keywords'])).toBe('ground/detail-3');
  expect(subjectOf(['intake', 'intake/workers', 'note'])).toBe('intake/workers');
});

/** The names in each list that has names, wherever it is. */
const namesIn = (value: unknown, place: readonly string[]): readonly { names: readonly unknown[] }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const field = nameFieldOf(place);
  const own = Array.isArray(value) && field ? [{ names: value.map((each) => valueAt(each, [field])) }] : [];
  const steps = Array.isArray(value) ? value.map((each) => ['*', each]) : Object.entries(value);
  return [...own, ...steps.flatMap(([step, each]) => namesIn(each, [...place, step]))];
};
