import { caseCollected, caseSourceLinked } from '@nomucheck/domain/cases/case-events.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../../runner/projection.ts';

/** Under each number that a source gives a decision, the case that the decision is. */
export type CaseSourceRow = { source_id: string; case_id: string };

const read = z.object({ caseId: z.string(), origin: z.object({ sourceId: z.string().nullable() }) });
type Came = z.infer<typeof read>;

/** A number stays with the case that it was first given to. */
const named = {
  keys: ({ data: { origin } }: { data: Came }) => (origin.sourceId === null ? [] : [origin.sourceId]),
  evolveRow: (row: CaseSourceRow | null, { data }: Event<Came>, key: string): CaseSourceRow =>
    row ?? { source_id: key, case_id: data.caseId },
};

/** Every number at a source, of cases that came from there first and of cases that it was linked to. */
export const caseSources = defineProjection<CaseSourceRow>({
  name: 'case-sources',
  version: 1,
  table: {
    name: 'case_sources',
    key: 'source_id',
    columns: { case_id: 'text not null' },
    indexes: ['(case_id)'],
  },
  takes: [on(caseCollected, read, named), on(caseSourceLinked, read, named)],
});
