import {
  caseAccepted,
  caseCorrected,
  caseMerged,
  caseRestored,
  caseWithdrawn,
} from '@nomucheck/domain/legal-case/case-events.ts';
import { type CaseRecord, caseRecord } from '@nomucheck/domain/legal-case/case-record.ts';
import { publicTextOf } from '@nomucheck/domain/legal-case/public-text.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One record of a master case, and the positions between which it held: from inclusive, to exclusive, null for ever. */
export type CaseFactRow = {
  /** `<case id>:<edition>` */
  fact: string;
  case_id: string;
  edition: number;
  from_position: string;
  to_position: string | null;
  /** The case's revision that brought this record. */
  revision: number;
  kind: CaseRecord['kind'];
  sampling: CaseRecord['sampling'];
  tribunal: string;
  case_numbers: readonly string[];
  decided_on: string | null;
  title: string;
  point: string;
  outcome: CaseRecord['outcome'];
  outcome_text: string | null;
  keywords: readonly string[];
  sections: readonly string[];
  dispute_id: string;
  source_how: CaseRecord['source']['how'];
  source_at: string | null;
  url: string | null;
};

const factKey = (caseId: string, edition: number): string => `${caseId}:${edition}`;

const editionRead = z.object({ caseId: z.string(), edition: z.int() });
const recordRead = editionRead.extend({ record: caseRecord });
const mergedRead = z.object({ caseId: z.string(), closes: z.int().nullable() });
const restoredRead = recordRead.extend({ closes: z.int().nullable() });

const opened = ({ data, position, revision }: Event<z.infer<typeof recordRead>>): CaseFactRow => {
  const { caseId, edition, record } = data;
  return {
    fact: factKey(caseId, edition),
    case_id: caseId,
    edition,
    from_position: position,
    to_position: null,
    revision,
    kind: record.kind,
    sampling: record.sampling,
    tribunal: record.tribunal,
    case_numbers: record.caseNumbers,
    decided_on: record.decidedOn,
    title: record.title,
    point: record.point,
    outcome: record.outcome,
    outcome_text: record.outcomeText,
    keywords: record.keywords,
    sections: record.sections,
    dispute_id: record.disputeId,
    source_how: record.source.how,
    source_at: record.source.at,
    url: publicTextOf(record.source.at, record.caseNumbers[0]),
  };
};

const closed = (row: CaseFactRow | null, position: string): CaseFactRow | null =>
  row && { ...row, to_position: position };

/**
 * Master cases with from/to positions: a change closes the record that held and opens the next, so that the cases as of
 * any position are a query. Names and outcomes are the event's own; nothing is looked up.
 */
export const caseFacts = defineProjection<CaseFactRow>({
  name: 'case-facts',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'case_facts',
    key: 'fact',
    columns: {
      case_id: 'text collate "C" not null',
      edition: 'integer not null',
      from_position: 'text collate "C" not null',
      to_position: 'text collate "C"',
      revision: 'integer not null',
      kind: 'text not null',
      sampling: 'text not null',
      tribunal: 'text not null',
      case_numbers: 'text[] not null',
      decided_on: 'date',
      title: 'text not null',
      point: 'text not null',
      outcome: 'text not null',
      outcome_text: 'text',
      keywords: 'text[] not null',
      sections: 'text[] not null',
      dispute_id: 'text collate "C" not null',
      source_how: 'text not null',
      source_at: 'text',
      url: 'text',
    },
    indexes: [
      '(case_id, edition)',
      'using gin (keywords)',
      'using gin (sections)',
      // The order in which a dispute's last instance is found, with what a count needs of it.
      `(dispute_id, decided_on desc nulls last, case_id desc) include (from_position, to_position, outcome) where sampling = 'population'`,
      `(from_position) where sampling = 'population'`,
      `(to_position) where sampling = 'population' and to_position is not null`,
    ],
  },
  takes: [
    on(caseAccepted, recordRead, {
      keys: ({ data }) => [factKey(data.caseId, data.edition)],
      evolveRow: (_row, event) => opened(event),
    }),
    on(caseCorrected, recordRead, {
      keys: ({ data }) => [factKey(data.caseId, data.edition - 1), factKey(data.caseId, data.edition)],
      evolveRow: (row, event, key) =>
        key === factKey(event.data.caseId, event.data.edition) ? opened(event) : closed(row, event.position),
    }),
    on(caseWithdrawn, editionRead, {
      keys: ({ data }) => [factKey(data.caseId, data.edition)],
      evolveRow: (row, { position }) => closed(row, position),
    }),
    on(caseMerged, mergedRead, {
      keys: ({ data: { caseId, closes } }) => (closes === null ? [] : [factKey(caseId, closes)]),
      evolveRow: (row, { position }) => closed(row, position),
    }),
    on(caseRestored, restoredRead, {
      keys: ({ data: { caseId, edition, closes } }) => [
        ...(closes === null ? [] : [factKey(caseId, closes)]),
        factKey(caseId, edition),
      ],
      evolveRow: (row, event, key) =>
        key === factKey(event.data.caseId, event.data.edition) ? opened(event) : closed(row, event.position),
    }),
  ],
});
