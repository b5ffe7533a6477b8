import {
  caseAccepted,
  caseCollected,
  caseCorrected,
  caseRefined,
  caseRestored,
  caseTextChanged,
  proposalTaken,
} from '@nomucheck/domain/cases/case-events.ts';
import { type CaseDraft, caseDraft } from '@nomucheck/domain/cases/case-record.ts';
import { likenessKeys, shortTextOf } from '@nomucheck/domain/cases/likeness.ts';
import { z } from 'zod';
import { defineProjection, on } from '../../runner/projection.ts';

/**
 * Cases that have, or once had, the same likeness key: a key of several cases names the few pairs that are worth
 * comparing. Whether they are alike today is decided on the current rows (`case-work`), so no case is ever removed from
 * a key.
 */
export type CaseLikenessRow = { key: string; cases: readonly string[] };

/** A key of more cases than this says nothing about any of them. */
const mostCases = 30;

const joined = (row: CaseLikenessRow | null, { data }: { data: { caseId: string } }, key: string): CaseLikenessRow => {
  const cases = row?.cases ?? [];
  if (cases.includes(data.caseId) || cases.length >= mostCases) return { key, cases };
  return { key, cases: [...cases, data.caseId] };
};

const keysOf = (
  caseNumbers: readonly string[] | undefined,
  sketch: readonly number[] = [],
  shortText: string | null = null,
): readonly string[] => likenessKeys(caseNumbers ?? [], sketch, shortText).map(String);

const numbers = z.array(z.string());
/** A merge may bring another text. */
const byMerge = z.object({ sketch: z.array(z.int()).optional() }).optional();
const changesRead = z.object({ caseId: z.string(), changes: z.object({ caseNumbers: numbers.optional() }), byMerge });
const recordRead = z.object({ caseId: z.string(), record: z.object({ caseNumbers: numbers }), byMerge });
const arrivalRead = z.object({
  caseId: z.string(),
  draft: z.object({
    caseNumbers: numbers,
    ...caseDraft.pick({ tribunal: true, decidedOn: true, text: true }).shape,
  }),
  sketch: z.array(z.int()),
});

/**
 * Of a short text by itself: a person may type its tribunal and day later, in an event that doesn't name the text, and they make
 * it equal to another case's.
 */
const textKeys = ({ text }: Pick<CaseDraft, 'text'>, sketch: readonly number[]): readonly string[] =>
  text !== null && sketch.length === 0 ? [text.hash] : [];

const byArrival = {
  keys: ({ data: { draft, sketch } }: { data: z.infer<typeof arrivalRead> }) => [
    ...keysOf(draft.caseNumbers, sketch, shortTextOf(draft, sketch)),
    ...textKeys(draft, sketch),
  ],
  evolveRow: joined,
};
const byChanges = {
  keys: ({ data }: { data: z.infer<typeof changesRead> }) => keysOf(data.changes.caseNumbers, data.byMerge?.sketch),
  evolveRow: joined,
};
const byRecord = {
  keys: ({ data }: { data: z.infer<typeof recordRead> }) => keysOf(data.record.caseNumbers, data.byMerge?.sketch),
  evolveRow: joined,
};

/** Every likeness key with its cases. */
export const caseLikeness = defineProjection<CaseLikenessRow>({
  name: 'case-likeness',
  version: 7,
  table: {
    name: 'case_likeness',
    key: 'key',
    columns: { cases: 'text[] not null' },
    indexes: ['(key) where cardinality(cases) > 1'],
  },
  takes: [
    on(caseCollected, arrivalRead, byArrival),
    on(caseTextChanged, arrivalRead, byArrival),
    on(caseRefined, changesRead, byChanges),
    on(proposalTaken, changesRead, byChanges),
    on(caseAccepted, recordRead, byRecord),
    on(caseCorrected, recordRead, byRecord),
    on(caseRestored, recordRead, byRecord),
  ],
});
