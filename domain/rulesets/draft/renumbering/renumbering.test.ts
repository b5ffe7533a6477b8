import { describe, expect, it } from 'vitest';
import type { Item, Outcome, Section } from '../../ruleset.ts';
import { standardRuleset } from '../../standard-ruleset.ts';
import { editedContent } from '../content.ts';
import type { DraftEdit } from '../draft-edit.ts';

const id = 'detail-9';
const at = (name: string) => ['sections', id, 'items', `${id}/${name}`];
const next: Outcome = { type: 'next' };
const item = (name: string, numbering: number, positive: Outcome = next): Item => ({
  ...{ key: `${id}/${name}`, numbering, title: '그랬나요?', why: '까닭' },
  ...{ positive, negative: next },
});
const range = { start: 2, end: 4, trueRatio: 0.05, falseRatio: 0, reversePositive: [3] };
const items = [
  item('a', 1, { type: 'skip', skipTo: 4 }),
  item('b', 2, { type: 'skip', skipCount: 1 }),
  item('c', 3),
  item('d', 4, { type: 'done', range }),
  item('e', 5, { type: 'skip', skipTo: 6, skipIf: { section: id, numbering: 3, value: true } }),
];
const other: Item = item('x', 1, { type: 'skip', skipCount: 1, skipIf: { section: id, numbering: 4, value: true } });
const content = {
  ...standardRuleset,
  sections: standardRuleset.sections.map((section): Section => {
    if (section.id === id)
      return { ...section, items, entryWhenChosenAndFirstNo: 3, openQuestions: [{ numbering: 4, text: '?' }] };
    return section.id === 'detail-10' ? { ...section, items: [{ ...other, key: 'detail-10/x' }] } : section;
  }),
};
const after = (...edits: readonly DraftEdit[]) => {
  const { sections } = editedContent(content, edits);
  const section = sections.find((each) => each.id === id);
  const of = (name: string) => section?.items.find(({ key }) => key === `${id}/${name}`);
  const elsewhere = sections.find((each) => each.id === 'detail-10')?.items[0]?.positive.skipIf?.numbering;
  return { section, of, elsewhere, order: section?.items.map(({ key, numbering }) => `${numbering}${key.slice(-1)}`) };
};

const fresh = JSON.parse(JSON.stringify(item('n', 1)));

describe('items of a section', () => {
  it('are numbered by their places after one was added, and all that names one by its number still means it', () => {
    const { of, section, order, elsewhere } = after({ at: at('n'), value: fresh, before: `${id}/c` });
    expect(order).toEqual(['1a', '2b', '3n', '4c', '5d', '6e']);
    expect(of('a')?.positive.skipTo).toBe(5);
    expect(of('b')?.positive.skipCount).toBe(2);
    expect(of('d')?.positive.range).toEqual({ ...range, end: 5, reversePositive: [4] });
    expect(of('e')?.positive.skipIf?.numbering).toBe(4);
    expect([section?.entryWhenChosenAndFirstNo, section?.openQuestions?.[0]?.numbering, elsewhere]).toEqual([4, 5, 5]);
  });

  it('that are removed are named by no number any more, which a finding says', () => {
    const { of, section, elsewhere } = after({ at: at('d') });
    expect(of('a')?.positive.skipTo).toBe(0);
    expect(of('b')?.positive).toEqual({ type: 'skip', skipTo: 0 });
    expect([section?.openQuestions?.[0]?.numbering, elsewhere]).toEqual([0, 0]);
    const withoutC = after({ at: at('c') });
    expect(withoutC.of('d')?.positive.range).toEqual({ ...range, end: 3, reversePositive: [] });
    expect([withoutC.of('e')?.positive.skipIf?.numbering, withoutC.section?.entryWhenChosenAndFirstNo]).toEqual([0, 0]);
  });

  it('are moved without what they say, and counted where they lie then', () => {
    const { of, order } = after({ at: at('c'), before: null });
    expect(order).toEqual(['1a', '2b', '3d', '4e', '5c']);
    expect(of('d')?.positive.range).toEqual({ ...range, end: 3, reversePositive: [] });
    expect(of('e')?.positive.skipIf?.numbering).toBe(5);
    expect(after({ at: at('c'), before: `${id}/d` }).section).toEqual(after().section);
  });

  it('are put at the end where another person has removed the one before which they belong', () => {
    expect(after({ at: at('n'), value: fresh, before: `${id}/gone` }).order?.at(-1)).toBe('6n');
  });
});

it('two questions of the intake that were added at once have numbers of their own', () => {
  const question = (key: string) => ({ key, numbering: 23, title: '?', type: 'text' as const });
  const edits = ['intake/one', 'intake/two'].map((key) => ({
    at: ['intake', key],
    value: question(key),
    before: null,
  }));
  const numbers = editedContent(standardRuleset, edits)
    .intake.slice(-2)
    .map(({ numbering }) => numbering);
  expect(numbers).toEqual([23, 24]);
});
