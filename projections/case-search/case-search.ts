import {
  caseAccepted,
  caseCorrected,
  caseMerged,
  caseRestored,
  caseWithdrawn,
} from '@nomucheck/domain/legal-case/case-events.ts';
import { type CaseRecord, caseRecord } from '@nomucheck/domain/legal-case/case-record.ts';
import { caseDocument } from '@nomucheck/domain/search/case-document.ts';
import { numberForms } from '@nomucheck/domain/search/case-numbers.ts';
import { flatTitle } from '@nomucheck/domain/search/marks.ts';
import { standingOf } from '@nomucheck/domain/search/ranking.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';
import { type Texts, textOf } from '../runner/texts.ts';
import { facetOf } from './facets.ts';

/** One record of a master case as it is searched, and the positions between which it held: to exclusive, null for ever. */
export type CaseSearchRow = {
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
  /** In the forms under which they are looked for. */
  numbers: readonly string[];
  decided_on: string | null;
  title: string;
  /** Without blanks, for who types the very title. */
  flat_title: string;
  point: string;
  outcome: CaseRecord['outcome'];
  sections: readonly string[];
  /** Outcome, tribunal, kind and sections as one text. */
  facet: string;
  keywords: readonly string[];
  statutes: readonly string[];
  /** The numbers it cites, in the forms under which they are looked for. */
  cites: readonly string[];
  dispute_id: string;
  text_hash: string | null;
  /** By how much it stands before others where there are too many to rank: its tribunal and its age. */
  standing: number;
  /** Every term, and those of its name and gist alone. */
  words: string;
  head: string;
  /** How often each stands where (bytea). */
  frequencies: string;
};

const factKey = (caseId: string, edition: number): string => `${caseId}:${edition}`;

const editionRead = z.object({ caseId: z.string(), edition: z.int() });
const recordRead = editionRead.extend({ record: caseRecord });
const restoredRead = recordRead.extend({ closes: z.int().nullable() });
const mergedRead = z.object({ caseId: z.string(), closes: z.int().nullable() });

const textsOf = ({ data: { record } }: Event<z.infer<typeof recordRead>>): readonly string[] =>
  record.text ? [record.text.hash] : [];

const opened = ({ data, position, revision }: Event<z.infer<typeof recordRead>>, texts: Texts): CaseSearchRow => {
  const { caseId, edition, record } = data;
  const document = caseDocument(record, record.text ? textOf(texts, record.text.hash) : '');
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
    numbers: [...new Set(record.caseNumbers.flatMap(numberForms))],
    decided_on: record.decidedOn,
    title: record.title,
    flat_title: flatTitle(record.title),
    point: record.point,
    outcome: record.outcome,
    sections: record.sections,
    facet: facetOf(record),
    keywords: record.keywords,
    statutes: record.statutes,
    cites: [...new Set(record.citations.flatMap(numberForms))],
    dispute_id: record.disputeId,
    text_hash: record.text?.hash ?? null,
    standing: standingOf(record),
    words: document.words,
    head: document.head,
    frequencies: `\\x${Buffer.from(document.frequencies).toString('hex')}`,
  };
};

const closed = (row: CaseSearchRow | null, position: string): CaseSearchRow | null =>
  row && { ...row, to_position: position };

/**
 * The search index: a row an edition, so that corrections, withdrawals, merging and any day of the past are a condition on
 * positions. GIN on `words` finds and counts; `frequencies` rank; `case-passages` show. A case is one row rather than one a
 * passage, because what is counted is cases: over five times the rows a common word takes five times as long to count.
 */
export const caseSearch = defineProjection<CaseSearchRow>({
  name: 'case-search',
  version: 2,
  oneStreamARow: true,
  needsTexts: true,
  atOnce: 200,
  table: {
    name: 'case_search',
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
      numbers: 'text[] not null',
      decided_on: 'date',
      title: 'text not null',
      flat_title: 'text collate "C" not null',
      point: 'text not null',
      outcome: 'text not null',
      sections: 'text[] not null',
      facet: 'text not null',
      keywords: 'text[] not null',
      statutes: 'text[] not null',
      cites: 'text[] not null',
      dispute_id: 'text collate "C" not null',
      text_hash: 'text collate "C"',
      standing: 'double precision not null',
      words: 'tsvector not null',
      head: 'tsvector not null',
      frequencies: 'bytea not null',
    },
    indexes: [
      '(case_id, edition)',
      'using gin (words) with (gin_pending_list_limit = 65536)',
      'using gin (head) with (gin_pending_list_limit = 16384)',
      'using gin (numbers)',
      'using gin (cites)',
      'using gin (keywords)',
      '(flat_title)',
      '(decided_on desc nulls last, case_id desc)',
      `(dispute_id, decided_on desc nulls last, case_id desc) include (from_position, to_position, sampling)`,
    ],
  },
  takes: [
    on(caseAccepted, recordRead, {
      texts: textsOf,
      keys: ({ data }) => [factKey(data.caseId, data.edition)],
      evolveRow: (_row, event, _key, texts) => opened(event, texts),
    }),
    on(caseCorrected, recordRead, {
      texts: textsOf,
      keys: ({ data }) => [factKey(data.caseId, data.edition - 1), factKey(data.caseId, data.edition)],
      evolveRow: (row, event, key, texts) =>
        key === factKey(event.data.caseId, event.data.edition) ? opened(event, texts) : closed(row, event.position),
    }),
    on(caseWithdrawn, editionRead, {
      keys: ({ data }) => [factKey(data.caseId, data.edition)],
      evolveRow: (row, { position }) => closed(row, position),
    }),
    on(caseRestored, restoredRead, {
      texts: textsOf,
      keys: ({ data: { caseId, edition, closes } }) => [
        ...(closes === null ? [] : [factKey(caseId, closes)]),
        factKey(caseId, edition),
      ],
      evolveRow: (row, event, key, texts) =>
        key === factKey(event.data.caseId, event.data.edition) ? opened(event, texts) : closed(row, event.position),
    }),
    on(caseMerged, mergedRead, {
      keys: ({ data: { caseId, closes } }) => (closes === null ? [] : [factKey(caseId, closes)]),
      evolveRow: (row, { position }) => closed(row, position),
    }),
  ],
});
