import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { type Column, csvOf } from '../../export/csv.ts';
import { valueInWords } from '../../texts/value-changes.ts';

type Row = { readonly entry: HistoryEntry; readonly change: HistoryEntry['changes'][number] | null };

const columns: readonly Column<Row>[] = [
  { title: '변경 번호', value: ({ entry }) => entry.revision },
  { title: '때', value: ({ entry }) => sortableMoment(entry.at) },
  { title: '누가', value: ({ entry }) => entry.actor.name },
  { title: '무엇을', value: ({ entry }) => entry.summary },
  { title: '사유', value: ({ entry }) => entry.reason ?? null },
  { title: '항목', value: ({ change }) => change?.path ?? null },
  { title: '이전', value: ({ change }) => (change ? valueInWords(change.before) : null) },
  { title: '이후', value: ({ change }) => (change ? valueInWords(change.after) : null) },
];

/** A history as a table: a row for each change, and one for an event that changed nothing of what is shown. */
export const historyCsv = (entries: readonly HistoryEntry[]): string =>
  csvOf(
    entries.flatMap((entry): readonly Row[] =>
      entry.changes.length === 0 ? [{ entry, change: null }] : entry.changes.map((change) => ({ entry, change })),
    ),
    columns,
  );
