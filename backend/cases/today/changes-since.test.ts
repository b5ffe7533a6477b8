import type { Basis } from '@nomucheck/domain/checks/win-rate/basis.ts';
import { countFacts } from '@nomucheck/domain/checks/win-rate/case-counts.ts';
import { type PlacedFact, standing, standingAt } from '@nomucheck/projections/cases/case-facts/disputes.ts';
import { positionAt } from '@nomucheck/projections/testing/fake-source.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesSince } from './changes-since.ts';

const basis: Basis = { keywords: ['무단결근'], exclude: [], section: 'detail-9', general: false };

const fact = (own: Partial<PlacedFact> & Pick<PlacedFact, 'from'>): PlacedFact => ({
  ...{ caseId: 'case', disputeId: 'dispute', decidedOn: '2023-05-05', outcome: 'worker_win', sampling: 'population' },
  ...{ keywords: ['무단결근'], sections: [], to: null },
  ...own,
});

test('a corrected title changes no figure, a corrected outcome changes those that counted the case before', () => {
  const sameCounts = changesSince([
    fact({ from: positionAt(1), to: positionAt(5) }),
    fact({ from: positionAt(5), to: null }),
  ]);
  expect(sameCounts.differs(positionAt(3), basis)).toBe(false);
  const other = changesSince([
    fact({ from: positionAt(1), to: positionAt(5) }),
    fact({ from: positionAt(5), outcome: 'employer_win' }),
  ]);
  expect(other.differs(positionAt(3), basis)).toBe(true);
  expect(other.differs(positionAt(5), basis)).toBe(false);
  expect(other.recount(positionAt(3), basis).moved.matched).toEqual({ decided: 0, wins: -1 });
});

test('it says the same as counting all cases then and now', () => {
  const position = fc.integer({ min: 1, max: 12 }).map(positionAt);
  const edition = fc.record({
    caseId: fc.constantFrom('a', 'b', 'c', 'd'),
    disputeId: fc.constantFrom('x', 'y', 'z'),
    outcome: fc.constantFrom('worker_win' as const, 'employer_win' as const, 'settled' as const),
    keywords: fc.constantFrom(['무단결근'], ['횡령']),
    from: position,
    length: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(edition, { maxLength: 8 }), position, (editions, at) => {
      const facts = editions.map(({ length, ...own }, n) =>
        fact({
          ...own,
          caseId: `${own.caseId}${n}`,
          to: length === null ? null : positionAt(Number(own.from) + length),
        }),
      );
      const { years: _then, ...then } = countFacts(standingAt(facts, at), basis);
      const { years: _now, ...now } = countFacts(standing(facts), basis);
      expect(changesSince(facts).differs(at, basis)).toBe(JSON.stringify(then) !== JSON.stringify(now));
    }),
  );
});
