import { type PreparedRow, prepareRow, type UnreadRow } from './prepared-row.ts';

/** What the thread of `row-thread.ts` runs for each row. */
export default (row: UnreadRow): PreparedRow => prepareRow(row);
