import { countFacts } from '@nomucheck/domain/cases/case-counts.ts';
import type { Basis } from '@nomucheck/domain/checks/basis.ts';
import { recounting } from '@nomucheck/domain/checks/recount.ts';
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
  expect(sameCounts.recount(positionAt(3), basis).differs).toBe(false);
  const other = changesSince([
    fact({ from: positionAt(1), to: positionAt(5) }),
    fact({ from: positionAt(5), outcome: 'employer_win' }),
  ]);
  expect(other.recount(positionAt(3), basis).differs).toBe(true);
  expect(other.recount(positionAt(5), basis).differs).toBe(false);
  expect(other.recount(positionAt(3), basis).moved.matched).toEqual({ decided: 0, wins: -1 });
});

test('it says the same as counting all cases then and now', () => {
  const position = fc.integer({ min: 1, max: 12 }).map(positionAt);
  const words = fc.subarray(['무단결근', '횡령', '폭행']);
  const edition = fc.record({
    caseId: fc.constantFrom('a', 'b', 'c', 'd'),
    disputeId: fc.constantFrom('x', 'y', 'z'),
    decidedOn: fc.constantFrom('2023-05-05', '2024-05-05', null),
    outcome: fc.constantFrom('worker_win' as const, 'partial' as const, 'settled' as const, 'not_a_dispute' as const),
    sampling: fc.constantFrom('population' as const, 'population' as const, 'curated' as const),
    keywords: words,
    sections: fc.subarray(['detail-9' as const, 'detail-10' as const]),
    from: position,
    length: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
  });
  const bases = fc.record({
    keywords: words,
    exclude: fc.subarray(['폭행']),
    section: fc.constantFrom('detail-9' as const, null),
    general: fc.constant(false),
  });
  fc.assert(
    fc.property(fc.array(edition, { maxLength: 8 }), position, bases, (editions, at, asked) => {
      const facts = editions.map(({ length, ...own }, n) =>
        fact({
          ...own,
          caseId: `${own.caseId}${n}`,
          to: length === null ? null : positionAt(Number(own.from) + length),
        }),
      );
      const expected = recounting(standingAt(facts, at), standing(facts))(asked);
      const { recount } = changesSince(facts);
      expect(recount(at, asked)).toEqual(expected);
      const { years: _then, ...then } = countFacts(standingAt(facts, at), asked);
      const { years: _now, ...now } = countFacts(standing(facts), asked);
      expect(recount(at, asked).differs).toBe(JSON.stringify(then) !== JSON.stringify(now));
    }),
  );
});
