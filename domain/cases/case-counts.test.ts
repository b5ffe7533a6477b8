import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseBasis, type CaseFact, countFacts, emptyLevels } from './case-counts.ts';

const basis: CaseBasis = { keywords: ['무단결근', '결근계'], exclude: ['공무원 직장이탈'], section: 'detail-10' };

let nextId = 0;
const aCase = (changes: Partial<CaseFact> = {}): CaseFact => {
  nextId += 1;
  return {
    caseId: `case-${String(nextId).padStart(4, '0')}`,
    disputeId: `dispute-${nextId}`,
    decidedOn: '2024-05-01',
    outcome: 'worker_win',
    keywords: ['무단결근'],
    sections: ['detail-10'],
    sampling: 'population',
    ...changes,
  };
};

describe('counting cases', () => {
  it('are zero without cases', () => {
    expect(countFacts([], basis)).toEqual(emptyLevels);
  });

  it('put each case into one level: a keyword that matches, then the section, then the rest', () => {
    const counts = countFacts(
      [
        aCase({ keywords: ['다른 말', '결근계'], sections: [] }),
        aCase({ keywords: ['다른 말'] }),
        aCase({ keywords: [], sections: ['detail-11'] }),
      ],
      basis,
    );
    expect([counts.matched.total, counts.section.total, counts.general.total]).toEqual([1, 1, 1]);
  });

  it('match whole keywords, not parts of them', () => {
    expect(countFacts([aCase({ keywords: ['무단결근 3일'], sections: [] })], basis).matched.total).toBe(0);
  });

  it('keep a case with an excluded keyword out of the match and out of the section', () => {
    const counts = countFacts([aCase({ keywords: ['무단결근', '공무원 직장이탈'] })], basis);
    expect([counts.matched.total, counts.section.total, counts.general.total]).toEqual([0, 0, 1]);
  });

  it('take only wins, partial wins and losses as decided, and all cases in the total', () => {
    const outcomes = ['worker_win', 'partial', 'employer_win', 'rejected', 'settled', 'withdrawn'] as const;
    expect(
      countFacts(
        outcomes.map((outcome) => aCase({ outcome })),
        basis,
      ).matched,
    ).toEqual({
      total: 6,
      decided: 3,
      workerWins: 1,
      partial: 1,
      employerWins: 1,
    });
  });

  it('never include a curated case, however many there are', () => {
    expect(countFacts([aCase({ sampling: 'curated' }), aCase({ sampling: 'curated' })], basis)).toEqual(emptyLevels);
  });

  it('include a dispute once, by its last instance', () => {
    const first = aCase({ disputeId: 'one', decidedOn: '2023-01-10', outcome: 'worker_win' });
    const last = aCase({ disputeId: 'one', decidedOn: '2024-02-20', outcome: 'employer_win' });
    const counts = countFacts([last, first], basis);
    expect(counts.matched).toMatchObject({ total: 1, decided: 1, workerWins: 0, employerWins: 1 });
    expect(counts.years).toEqual({ from: 2024, to: 2024 });
  });

  it('include the population instance if a later instance is curated', () => {
    const first = aCase({ disputeId: 'one', decidedOn: '2023-01-10', outcome: 'worker_win' });
    const last = aCase({ disputeId: 'one', decidedOn: '2024-02-20', outcome: 'employer_win', sampling: 'curated' });
    expect(countFacts([first, last], basis).matched).toMatchObject({ total: 1, workerWins: 1 });
  });

  it('take a case without a date as the earliest, and the greater id as the later of one day', () => {
    const undated = aCase({ disputeId: 'one', decidedOn: null, outcome: 'worker_win', caseId: 'z' });
    const dated = aCase({ disputeId: 'one', decidedOn: '1999-01-01', outcome: 'employer_win', caseId: 'a' });
    expect(countFacts([undated, dated], basis).matched.employerWins).toBe(1);
    const sameDay = aCase({ disputeId: 'one', decidedOn: '1999-01-01', outcome: 'partial', caseId: 'b' });
    expect(countFacts([sameDay, dated], basis).matched.partial).toBe(1);
  });

  it('give the years of the decided cases that matched', () => {
    const counts = countFacts(
      [
        aCase({ decidedOn: '2019-03-01' }),
        aCase({ decidedOn: '2025-03-01', outcome: 'employer_win' }),
        aCase({ decidedOn: '2026-03-01', outcome: 'settled' }),
        aCase({ decidedOn: '2001-03-01', keywords: [] }),
      ],
      basis,
    );
    expect(counts.years).toEqual({ from: 2019, to: 2025 });
  });

  it('do not depend on the order of the cases, and include each population dispute exactly once', () => {
    const anyCase = fc.record({
      caseId: fc.uuid(),
      disputeId: fc.constantFrom('a', 'b', 'c', 'd'),
      decidedOn: fc.constantFrom(null, '2020-01-01', '2021-01-01', '2022-01-01'),
      outcome: fc.constantFrom(
        ...(['worker_win', 'partial', 'employer_win', 'rejected', 'settled', 'withdrawn', 'not_a_dispute'] as const),
      ),
      keywords: fc.subarray(['무단결근', '결근계', '공무원 직장이탈', '기타']),
      sections: fc.subarray(['detail-10', 'detail-11']),
      sampling: fc.constantFrom('population', 'curated'),
    }) satisfies fc.Arbitrary<CaseFact>;
    fc.assert(
      fc.property(fc.array(anyCase, { maxLength: 12 }), (facts) => {
        const counts = countFacts(facts, basis);
        expect(countFacts(facts.toReversed(), basis)).toEqual(counts);
        const counted = facts.filter((f) => f.sampling === 'population' && f.outcome !== 'not_a_dispute');
        const disputes = new Set(counted.map((f) => f.disputeId));
        expect(counts.matched.total + counts.section.total + counts.general.total).toBe(disputes.size);
      }),
    );
  });
});
