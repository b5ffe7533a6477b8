import { expect, test } from 'vitest';
import { firstPlace, placeOf, placeSearch } from './queue-address.ts';
import { ofTab, tabOf, withoutTab } from './refine/queue/queue-tabs.tsx';

test('a case that is opened from the queue knows its place in the queue by the address', () => {
  const place = {
    filter: { stage: 'ready', q: '징계' },
    sort: { field: 'decidedOn', order: 'DESC' },
  } as const;
  expect(placeOf(new URLSearchParams(placeSearch(place)))).toEqual(place);
});

test('an address without a readable place means the beginning of the queue', () => {
  expect(placeOf(new URLSearchParams())).toEqual(firstPlace);
  expect(placeOf(new URLSearchParams('filter=[1]&order=up'))).toEqual(firstPlace);
  expect(placeOf(new URLSearchParams('filter={'))).toEqual(firstPlace);
});

test('cases that were sent back have their own tab, and the other conditions stay when the tab changes', () => {
  const filter = ofTab('sentBack', { q: '징계' });
  expect(filter).toEqual({ q: '징계', stage: 'crawled', sentBack: true });
  expect(tabOf(filter)).toBe('sentBack');
  expect(withoutTab(filter)).toEqual({ q: '징계' });
  expect(tabOf(ofTab('ready', withoutTab(filter)))).toBe('ready');
  expect(tabOf({})).toBe('crawled');
});
