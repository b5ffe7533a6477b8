import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { publicTextOf } from '@nomucheck/domain/cases/public-text.ts';
import { numberForms } from '@nomucheck/domain/search/case-numbers.ts';
import { flatTitle } from '@nomucheck/domain/search/marks.ts';
import { standingOf } from '@nomucheck/domain/search/standing.ts';
import { defineProjection } from '../runner/projection.ts';
import { type EditionRow, editionOf, onEditions, type RecordEvent } from './case-editions.ts';

/**
 * One record of a master case, and the positions between which it was in force: from inclusive, to exclusive; null
 * means in force.
 */
export type CaseFactRow = EditionRow & {
  /** The case's revision that brought this record. */
  revision: number;
  kind: CaseRecord['kind'];
  sampling: CaseRecord['sampling'];
  tribunal: string;
  case_numbers: readonly string[];
  /** In the normalised forms that searches use. */
  numbers: readonly string[];
  decided_on: string | null;
  title: string;
  /** Without blanks, for searches by the exact title. */
  flat_title: string;
  point: string;
  outcome: CaseRecord['outcome'];
  outcome_text: string | null;
  keywords: readonly string[];
  sections: readonly string[];
  statutes: readonly string[];
  /** The numbers that the case cites, in the normalised forms that searches use. */
  cites: readonly string[];
  dispute_id: string;
  text_hash: string | null;
  /** The case's weight by tribunal and age; it decides the order where too many cases are found to rank them. */
  standing: number;
  source_how: CaseRecord['source']['how'];
  source_at: string | null;
  url: string | null;
};

const opened = (event: RecordEvent): CaseFactRow => {
  const { record } = event.data;
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
    outcome_text: record.outcomeText,
    keywords: record.keywords,
    sections: record.sections,
    statutes: record.statutes,
    cites: [...new Set(record.citations.flatMap(numberForms))],
    dispute_id: record.disputeId,
    text_hash: record.text?.hash ?? null,
    standing: standingOf(record),
    source_how: record.source.how,
    source_at: record.source.at,
    url: publicTextOf(record.source.at, record.caseNumbers[0]),
  };
};

/**
 * Master cases with from and to positions. A change ends the record in force and begins the next, so that the cases as
 * of any position are found by a query. Names and outcomes are the event's own; nothing is looked up.
 */
export const caseFacts = defineProjection<CaseFactRow>({
  name: 'case-facts',
  version: 3,
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
      numbers: 'text[] not null',
      decided_on: 'date',
      title: 'text not null',
      flat_title: 'text collate "C" not null',
      point: 'text not null',
      outcome: 'text not null',
      outcome_text: 'text',
      keywords: 'text[] not null',
      sections: 'text[] not null',
      statutes: 'text[] not null',
      cites: 'text[] not null',
      dispute_id: 'text collate "C" not null',
      text_hash: 'text collate "C"',
      standing: 'double precision not null',
      source_how: 'text not null',
      source_at: 'text',
      url: 'text',
    },
    indexes: [
      '(case_id, edition)',
      'using gin (keywords)',
      'using gin (sections)',
      'using gin (numbers)',
      'using gin (cites)',
      '(flat_title)',
      '(dispute_id)',
      // For readers that keep the records in memory: what has changed after a position.
      '(from_position)',
      '(to_position) where to_position is not null',
      // The order in which a dispute's last instance is found, with the columns that a count needs.
      `(dispute_id, decided_on desc nulls last, case_id desc) include (from_position, to_position, outcome) where sampling = 'population'`,
      `(from_position) where sampling = 'population'`,
      `(to_position) where sampling = 'population' and to_position is not null`,
    ],
  },
  takes: onEditions({ opened }),
});
