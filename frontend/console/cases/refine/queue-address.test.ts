import { expect, test } from 'vitest';
import { firstPlace, placeOf, placeSearch } from './queue-address.ts';
import { ofTab, tabOf, withoutTab } from './queue-tabs.tsx';

test('a case opened from the queue knows its place in it, by the address alone', () => {
  const place = {
    filter: { stage: 'ready', q: '징계' },
    sort: { field: 'decidedOn', order: 'DESC' },
  } as const;
  expect(placeOf(new URLSearchParams(placeSearch(place)))).toEqual(place);
});

test('an address that tells no place, or one that can’t be read, is the queue’s beginning', () => {
  expect(placeOf(new URLSearchParams())).toEqual(firstPlace);
  expect(placeOf(new URLSearchParams('filter=[1]&order=up'))).toEqual(firstPlace);
  expect(placeOf(new URLSearchParams('filter={'))).toEqual(firstPlace);
});

test('what came back is a tab of its own, and the other conditions go along from tab to tab', () => {
  const filter = ofTab('sentBack', { q: '징계' });
  expect(filter).toEqual({ q: '징계', stage: 'crawled', sentBack: true });
  expect(tabOf(filter)).toBe('sentBack');
  expect(withoutTab(filter)).toEqual({ q: '징계' });
  expect(tabOf(ofTab('ready', withoutTab(filter)))).toBe('ready');
  expect(tabOf({})).toBe('crawled');
});
