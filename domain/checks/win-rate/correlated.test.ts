import { expect, it } from 'vitest';
import type { Item, Section, SectionId } from '../../rulesets/ruleset.ts';
import { outweighedBy } from './correlated.ts';
import type { ReadStep } from './reading.ts';

const read = (id: SectionId, numbering: number, ratio: number, ratioMode?: 'general'): ReadStep => {
  const key = `${id}/${numbering}`;
  const item: Item = {
    ...{ key, numbering, title: '', why: '' },
    ...{ positive: { type: 'next', ratio }, negative: { type: 'next' } },
  };
  const section: Section = {
    ...{ id, title: '', titleEnglish: '', items: [item] },
    ...{ keywords: [], keywordExclude: [], statutes: [], legalTest: '', precedents: [] },
    ...(ratioMode ? { ratioMode } : {}),
  };
  const step = { section: id, numbering, key, title: '', value: 'yes' } as const;
  return { step, section, item, side: 'positive', outcome: item.positive, counts: true };
};
const correlated = [{ items: ['detail-9/1', 'detail-9/2', 'detail-23/1'], why: '같은 사정이에요.' }];

it('of two answers to one circumstance the stronger counts, in each direction', () => {
  const steps = [read('detail-9', 1, 1.2), read('detail-9', 2, 1.5)];
  expect([...outweighedBy({ correlated }, steps).keys()]).toEqual(['detail-9/1']);
  expect(outweighedBy({ correlated }, [read('detail-9', 1, 0.8), read('detail-9', 2, 1.5)]).size).toBe(0);
});

it('an item of the general section, which multiplies nothing, takes no effect from another', () => {
  const steps = [read('detail-9', 1, 1.2), read('detail-23', 1, 1.5, 'general')];
  expect(outweighedBy({ correlated }, steps).size).toBe(0);
});
