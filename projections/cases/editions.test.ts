import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editionsOf, someRecords } from '../testing/made-editions.fixture.ts';
import { dateOf, dayOf, OutOfOrder } from './editions.ts';

test('each record is found at its position, wherever the search begins', () => {
  fc.assert(
    fc.property(someRecords, fc.integer({ min: -1, max: 60 }), (records, after) => {
      const editions = editionsOf(records);
      for (const [place, { opened }] of records.entries()) expect(editions.placeOf(opened, after)).toBe(place);
      expect(editions.placeOf((records.at(-1)?.opened ?? 0) + 1, after)).toBe(-1);
      expect(editions.placeOf(0, after)).toBe(-1);
    }),
  );
});

test('a record that comes twice is kept once, with its newest end', () => {
  fc.assert(
    fc.property(someRecords, fc.nat(), (records, at) => {
      const cut = at % (records.length + 1);
      const editions = editionsOf(records.slice(0, cut).map((record) => ({ ...record, closed: null })));
      editions.take(records.slice(Math.floor(cut / 2)));
      for (const { opened, closed } of records.slice(0, Math.floor(cut / 2))) {
        if (closed !== null) editions.close(opened, closed);
      }
      const whole = editionsOf(records);
      expect(editions.facts).toEqual(whole.facts);
      expect(editions.closed).toEqual(whole.closed);
      expect(editions.facetOf.map((facet) => editions.facets[facet])).toEqual(
        whole.facetOf.map((facet) => whole.facets[facet]),
      );
    }),
  );
});

test('a record that comes out of order is refused: places follow the order of the log', () => {
  const [first, second, third] =
    fc.sample(someRecords, { seed: 1, numRuns: 50 }).filter(({ length }) => length > 2)[0] ?? [];
  if (!first || !second || !third) throw new Error('no sample of three');
  const editions = editionsOf([first, third]);
  expect(() => editions.take([second])).toThrow(OutOfOrder);
});

test('days are numbers that sort in the order of the days', () => {
  expect(dayOf('2020-01-09')).toBe(20_200_109);
  expect(dateOf(dayOf('2020-01-09'))).toBe('2020-01-09');
  expect(dateOf(dayOf(null))).toBeNull();
});
