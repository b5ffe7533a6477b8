import { expect, test } from 'vitest';
import { emptyForm } from '../case-form.ts';
import { undoOf, valuesBack } from './undo.ts';

const proposals = [
  { id: 'citations#1', field: 'citations' },
  { id: 'citations#2', field: 'citations' },
  { id: 'outcome#1', field: 'outcome' },
] as const;
const before = { ...emptyForm, citations: '2001두8018' };
const after = { ...before, citations: '2001두8018\n92다42897\n2016두64876', outcome: 'worker_win' };

test('all proposals that one key took are undone by one key, each field once', () => {
  const undo = undoOf(before, after, proposals);
  expect(undo.name).toBe('제안 3개');
  expect(undo.proposals).toEqual(['citations#1', 'citations#2', 'outcome#1']);
  expect(valuesBack(after, undo)).toEqual([
    ['outcome', ''],
    ['citations', '2001두8018'],
  ]);
});

test('entries that were added to a list since stay, and those that the step removed come back', () => {
  const undo = undoOf(before, after, proposals);
  const later = { ...after, citations: `${after.citations}\n2020두1` };
  expect(valuesBack(later, undo)).toContainEqual(['citations', '2001두8018\n2020두1']);
  const cleared = undoOf(before, { ...before, citations: '' }, []);
  expect(valuesBack({ ...before, citations: '2020두1' }, cleared)).toEqual([['citations', '2020두1\n2001두8018']]);
});

test('a step on one field has its name; a dismissed proposal changes no field', () => {
  expect(undoOf(before, { ...before, title: '해고' }, [])).toMatchObject({ name: '제목', proposals: [] });
  const dismissed = undoOf(before, before, [{ id: 'point#1', field: 'point' }]);
  expect(dismissed).toEqual({ name: '요지', fields: [], proposals: ['point#1'] });
  expect(undoOf(before, after, proposals.slice(0, 1)).name).toBe('제안 1개');
});
