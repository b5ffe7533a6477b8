import fc from 'fast-check';
import { createEditions, type EditionAsRead, type Editions } from '../cases/editions.ts';

/** Records of a few cases and disputes, in the order of the positions that brought them; some have ended since. */
export const someRecords: fc.Arbitrary<readonly EditionAsRead[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 3 }),
      held: fc.option(fc.integer({ min: 1, max: 60 })),
      decidedOn: fc.option(fc.constantFrom('2019-12-31', '2020-01-01', '2020-06-15', '2021-03-02')),
      sampling: fc.constantFrom('population', 'curated'),
      outcome: fc.constantFrom('worker_win', 'partial', 'employer_win', 'settled'),
      tribunal: fc.constantFrom('대법원', '중앙노동위원회'),
      kind: fc.constantFrom('case-high', 'case-low'),
      sections: fc.subarray(['detail-1', 'detail-2', 'detail-3'] as const),
      disputeId: fc.constantFrom('one', 'two', 'three'),
      standing: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 60 },
  )
  .map((all) => {
    let position = 0;
    return all.map(({ gap, held, ...record }, n): EditionAsRead => {
      position += gap;
      const caseId = `case ${String((n * 7) % 61).padStart(2, '0')}`;
      const closed = held === null ? null : position + held;
      return { ...record, caseId, fact: `${caseId}:${n}`, opened: position, closed };
    });
  });

export const editionsOf = (records: readonly EditionAsRead[]): Editions => {
  const editions = createEditions();
  editions.take(records);
  return editions;
};
