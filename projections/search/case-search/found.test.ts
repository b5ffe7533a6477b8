import { lastInstances } from '@nomucheck/domain/cases/case-counts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditionAsRead } from '../../cases/editions.ts';
import { editionsOf, someRecords } from '../../testing/made-editions.fixture.ts';
import { choose } from './choosing.ts';
import { facetsOf, foundAmong, type Narrowing, onlyThese } from './found.ts';
import { outcomesByYear } from './outcomes.ts';

const narrowing: fc.Arbitrary<Narrowing> = fc.record({
  sections: fc.subarray(['detail-1', 'detail-3']),
  outcome: fc.subarray(['worker_win', 'settled']),
  tribunal: fc.subarray(['대법원']),
  kind: fc.subarray(['case-low'] as const),
  from: fc.option(fc.constantFrom('2019-12-31', '2020-01-02')),
  to: fc.option(fc.constantFrom('2020-01-01', '2021-03-02')),
});
/** Records, which of them the index found (null: all), the conditions, and a position. */
const asked = someRecords.chain((records) =>
  fc.record({
    records: fc.constant(records),
    named: fc.option(fc.subarray([...records])),
    narrowing,
    position: fc.integer({ min: 0, max: 130 }),
  }),
);

const held = ({ opened, closed }: EditionAsRead, position: number): boolean =>
  opened <= position && (closed === null || closed > position);
const within = ({ decidedOn }: EditionAsRead, { from, to }: Narrowing): boolean =>
  (from === null && to === null) ||
  (decidedOn !== null && (from === null || decidedOn >= from) && (to === null || decidedOn <= to));
const isOf = (record: EditionAsRead, { sections, outcome, tribunal, kind }: Partial<Narrowing>): boolean =>
  (!sections?.length || record.sections.some((each) => sections.includes(each))) &&
  (!outcome?.length || outcome.includes(record.outcome)) &&
  (!tribunal?.length || tribunal.includes(record.tribunal)) &&
  (!kind?.length || kind.includes(record.kind));

const search = ({
  records,
  named,
  narrowing: wanted,
  position,
}: typeof asked extends fc.Arbitrary<infer A> ? A : never) => {
  const hits = named && Float64Array.from(named.map(({ opened }) => opened));
  const found = foundAmong(editionsOf(records), hits, wanted, position);
  const dated = (named ?? records).filter((record) => held(record, position) && within(record, wanted));
  return { found, dated, chosen: dated.filter((record) => isOf(record, wanted)) };
};
const factsOf = (found: ReturnType<typeof search>['found'], places: readonly number[]) =>
  places.map((place) => found.editions.facts[place]);
const counted = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
const asCounts = (facet: readonly { value: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]));

test('found records are those that the index found, that were in force at that position, and that meet the conditions', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const { found, chosen } = search(given);
      expect(factsOf(found, found.chosen)).toEqual(chosen.map(({ fact }) => fact));
    }),
    { numRuns: 500 },
  );
});

test('each facet is counted with all conditions but its own, years with all', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const { found, dated, chosen } = search(given);
      const under = (but: Partial<Narrowing>) => dated.filter((record) => isOf(record, { ...given.narrowing, ...but }));
      const facets = facetsOf(found);
      expect(asCounts(facets.outcome)).toEqual(counted(under({ outcome: [] }).map(({ outcome }) => outcome)));
      expect(asCounts(facets.tribunal)).toEqual(counted(under({ tribunal: [] }).map(({ tribunal }) => tribunal)));
      expect(asCounts(facets.kind)).toEqual(counted(under({ kind: [] }).map(({ kind }) => kind)));
      expect(asCounts(facets.section)).toEqual(counted(under({ sections: [] }).flatMap(({ sections }) => sections)));
      const years = chosen.flatMap(({ decidedOn }) => (decidedOn === null ? [] : [decidedOn.slice(0, 4)]));
      expect(asCounts(facets.year)).toEqual(counted(years));
      for (const facet of Object.values(facets)) {
        expect(facet.map(({ count }) => count)).toEqual(facet.map(({ count }) => count).sort((a, b) => b - a));
      }
    }),
    { numRuns: 500 },
  );
});

test('outcomes are those of each dispute’s last instance of the population, as the domain counts them', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const { found, chosen } = search(given);
      const standing = given.records.filter((record) => held(record, given.position));
      const last = new Set(lastInstances(standing.map((record) => ({ ...record, keywords: [] }))).map(idOf));
      const counting = chosen.filter((record) => record.sampling === 'population' && last.has(idOf(record)));
      const years = outcomesByYear(found);
      const sum = (of: (each: (typeof years)[number]) => number): number =>
        years.reduce((all, each) => all + of(each), 0);
      const ended = (...how: string[]): number => counting.filter(({ outcome }) => how.includes(outcome)).length;
      expect(sum(({ total }) => total)).toBe(counting.length);
      expect(sum(({ workerWins }) => workerWins)).toBe(ended('worker_win'));
      expect(sum(({ partial }) => partial)).toBe(ended('partial'));
      expect(sum(({ decided }) => decided)).toBe(ended('worker_win', 'partial', 'employer_win'));
      expect(counted(counting.map(({ decidedOn }) => decidedOn?.slice(0, 4) ?? 'null'))).toEqual(
        Object.fromEntries(years.map(({ year, total }) => [String(year), total])),
      );
      expect(years.map(({ year }) => year ?? 9999)).toEqual(years.map(({ year }) => year ?? 9999).sort());
    }),
    { numRuns: 500 },
  );
});
const idOf = ({ caseId }: { readonly caseId: string }): string => caseId;

test('the newest and the oldest are listed page by page, each once, those without a date last', () => {
  fc.assert(
    fc.property(asked, fc.constantFrom('newest', 'oldest'), fc.integer({ min: 1, max: 7 }), (given, by, limit) => {
      const { found, chosen } = search(given);
      const pages: number[] = [];
      for (let more = true; more; ) {
        const last = pages.at(-1);
        const after =
          last === undefined
            ? null
            : {
                decidedOn: given.records[last]?.decidedOn ?? null,
                id: found.editions.caseIds[last] ?? '',
              };
        const page = choose(found, { by, limit, after });
        pages.push(...page);
        more = page.length === limit;
      }
      const sign = by === 'oldest' ? 1 : -1;
      const inOrder = chosen.toSorted((a, b) => {
        if (a.decidedOn === b.decidedOn) return sign * (a.caseId < b.caseId ? -1 : 1);
        if (a.decidedOn === null || b.decidedOn === null) return a.decidedOn === null ? 1 : -1;
        return sign * (a.decidedOn < b.decidedOn ? -1 : 1);
      });
      expect(factsOf(found, pages)).toEqual(inOrder.map(({ fact }) => fact));
    }),
    { numRuns: 500 },
  );
});

test('those to be ranked are first the ones with the name, then those with the most evidence, then those of higher tribunals', () => {
  fc.assert(
    fc.property(asked, fc.nat(), fc.integer({ min: 0, max: 20 }), (given, salt, limit) => {
      const { found } = search(given);
      const some = (nth: number): ReadonlySet<number> =>
        new Set(found.chosen.filter((place) => (place + salt) % nth === 0));
      const named = some(7);
      const evidence = Object.fromEntries([...some(3)].map((place) => [place, 1 + (place % 2)]));
      const { standings, caseIds } = found.editions;
      const level = (place: number): number => (named.has(place) ? 3 : (evidence[place] ?? 0));
      const all = found.chosen.toSorted(
        (a, b) =>
          level(b) - level(a) ||
          (standings[b] ?? 0) - (standings[a] ?? 0) ||
          ((caseIds[a] ?? '') < (caseIds[b] ?? '') ? 1 : -1),
      );
      expect(choose(found, { by: 'standing', limit, named, evidence })).toEqual(all.slice(0, limit));
    }),
    { numRuns: 500 },
  );
});

test('a part of what was found is counted as if only it had been found', () => {
  fc.assert(
    fc.property(asked, fc.nat(), (given, salt) => {
      const { found } = search(given);
      const these = new Set(found.dated.filter((place) => (place + salt) % 2 === 0));
      const hits = Float64Array.from([...these].map((place) => found.editions.opened[place] ?? 0));
      const fewer = foundAmong(found.editions, hits, given.narrowing, given.position);
      expect(onlyThese(found, these)).toEqual(fewer);
    }),
    { numRuns: 200 },
  );
});
