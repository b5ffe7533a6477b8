import { orderOf } from '@nomucheck/domain/kernel/log/position.ts';
import { caseDocument } from '@nomucheck/domain/search/case-document.ts';
import { editionOf, onRecords, type RecordEvent } from '../../cases/case-editions.ts';
import { defineProjection } from '../../runner/projection.ts';
import { type Texts, textOf } from '../../runner/rows/texts.ts';

/** The searched words of one record of a master case and of its text. */
export type CaseSearchRow = {
  /**
   * `<case id>:<edition>`, as in `case-facts`, which has the record and the positions between which it was in force.
   */
  fact: string;
  /** The position that brought the record, as a number: a hit needs only eight bytes. */
  opened: number;
  /** Every term, and separately those of its name and point. */
  words: string;
  head: string;
  /** How often each term occurs in which part (bytea). */
  frequencies: string;
};

const textsOf = ({ data: { record } }: RecordEvent): readonly string[] => (record.text ? [record.text.hash] : []);

const make = (event: RecordEvent, texts: Texts): CaseSearchRow => {
  const { record } = event.data;
  const { words, head, frequencies } = caseDocument(record, record.text ? textOf(texts, record.text.hash) : '');
  return {
    fact: editionOf(event).fact,
    opened: orderOf(event.position),
    words,
    head,
    frequencies: `\\x${Buffer.from(frequencies).toString('hex')}`,
  };
};

/**
 * The search index: a row an edition. GIN on `words` finds, `frequencies` rank. A case is one row rather than one a passage,
 * because what is counted is cases: over five times the rows a common word takes five times as long. The rows are narrow, all
 * that is long beside the table: whoever looks for a word that every case has reads them all.
 */
export const caseSearch = defineProjection<CaseSearchRow>({
  name: 'case-search',
  version: 10,
  oneStreamARow: true,
  needsTexts: true,
  atOnce: 100,
  table: {
    name: 'case_search',
    key: 'fact',
    columns: {
      opened: 'bigint not null',
      // The values don't repeat, so compressing them would take time and save no space.
      words: 'tsvector storage external not null',
      head: 'tsvector storage external not null',
      frequencies: 'bytea storage external not null',
    },
    // Rows are only added, so a vacuum would read the whole index in vain. An analyze would read the words of tens of
    // thousands of cases each time, for statistics that no search uses (search-pool.ts).
    settings: `toast_tuple_target = 128, autovacuum_vacuum_insert_threshold = -1,
      autovacuum_analyze_threshold = 2000000000`,
    indexes: [
      '(opened)',
      // The pending list's limit in KB; the runner flushes it before it is that long (projections/runner/tables/gin-flush.ts).
      'using gin (words) with (gin_pending_list_limit = 131072)',
      'using gin (head) with (gin_pending_list_limit = 32768)',
    ],
  },
  takes: onRecords({ texts: textsOf, make }),
});
