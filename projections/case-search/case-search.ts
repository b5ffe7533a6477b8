import type { CaseRecord } from '@nomucheck/domain/legal-case/case-record.ts';
import { caseDocument } from '@nomucheck/domain/search/case-document.ts';
import { numberForms } from '@nomucheck/domain/search/case-numbers.ts';
import { flatTitle } from '@nomucheck/domain/search/marks.ts';
import { standingOf } from '@nomucheck/domain/search/ranking.ts';
import { type EditionRow, editionOf, onEditions, type RecordEvent } from '../case-editions/case-editions.ts';
import { defineProjection } from '../runner/projection.ts';
import { type Texts, textOf } from '../runner/texts.ts';
import { facetOf } from './facets.ts';

/** One record of a master case as it is searched, and the positions between which it held: to exclusive, null for ever. */
export type CaseSearchRow = EditionRow & {
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

const textsOf = ({ data: { record } }: RecordEvent): readonly string[] => (record.text ? [record.text.hash] : []);

const opened = (event: RecordEvent, texts: Texts): CaseSearchRow => {
  const { record } = event.data;
  const document = caseDocument(record, record.text ? textOf(texts, record.text.hash) : '');
  return {
    ...editionOf(event),
    revision: event.revision,
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
  takes: onEditions({ opened, texts: textsOf }),
});
