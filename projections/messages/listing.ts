import type { MessageFilter, MessageSort } from '@nomucheck/domain/messages/contract.ts';
import { retriableFailures } from '@nomucheck/domain/messages/failures.ts';
import { countOf, type Order, readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { MessageRow } from './messages.ts';

export type ListedMessage = Pick<
  MessageRow,
  'id' | 'owner' | 'channel' | 'template' | 'personal' | 'status' | 'via' | 'why' | 'revision'
> & {
  /** After this instant it isn't sent any more. */
  readonly notAfter: string | null;
  readonly requestedAt: string;
  readonly sentAt: string | null;
  readonly openedAt: string | null;
  readonly updatedAt: string;
};

export type MessagesWanted = {
  readonly sort: { readonly field: MessageSort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names messages. */
  readonly from: number;
  readonly to: number;
  readonly filter: MessageFilter;
  /** The instant (ISO) that decides which messages are still of use. */
  readonly now: string;
};

const sortColumns: Readonly<Record<MessageSort, string>> = {
  requestedAt: 'requested_at',
  updatedAt: 'updated_at',
  status: 'status',
  channel: 'channel',
  id: 'id',
};

/** Ties are broken in the same direction, so that one index serves both. */
const orderOf = ({ field, descending }: MessagesWanted['sort']): Order => {
  const tie = field === 'updatedAt' ? ['id'] : ['requested_at', 'id'];
  const columns = field === 'id' ? ['id'] : [...new Set([sortColumns[field], ...tie])];
  return columns.map((column) => ({ column, descending }));
};

/** A page of messages, still sealed, and how many there are. Messages requested by id are never cut off. */
export const listMessages = async (
  db: Db,
  { sort, from, to, filter, now }: MessagesWanted,
): Promise<{ readonly items: readonly ListedMessage[]; readonly total: number }> => {
  const { rows, total } = await readPage<Found>(db, {
    matching: matchingMessages(filter, now),
    columns: [
      ...['id', 'owner', 'channel', 'template', 'personal', 'status', 'via', 'why', 'revision'],
      ...['requested_at', 'sent_at', 'opened_at', 'updated_at', 'not_after'],
    ],
    order: orderOf(sort),
    range: filter.id ? null : { from, to },
  });
  return { items: rows.map(listed), total };
};

/** How many messages the list has. */
export const countMessages = (db: Db, filter: MessageFilter, now: string): Promise<number> =>
  countOf(db, matchingMessages(filter, now));

const matchingMessages = (filter: MessageFilter, now: string) => {
  const matching = sql('read.messages');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  for (const column of ['owner', 'channel', 'template', 'status'] as const) {
    if (filter[column] !== undefined) matching.where(column, filter[column]);
  }
  if (filter.opened !== undefined) matching.whereRaw(`opened_at is ${filter.opened ? 'not null' : 'null'}`);
  if (filter.retriable) {
    matching.where('status', 'failed').whereIn('why', [...retriableFailures]);
    matching.whereRaw('(not_after is null or not_after >= ?)', [now]);
  }
  return matching;
};

type Found = Omit<ListedMessage, 'notAfter' | 'requestedAt' | 'sentAt' | 'openedAt' | 'updatedAt'> & {
  readonly not_after: Date | null;
  readonly requested_at: Date;
  readonly sent_at: Date | null;
  readonly opened_at: Date | null;
  readonly updated_at: Date;
};

const listed = ({ not_after, requested_at, sent_at, opened_at, updated_at, ...row }: Found): ListedMessage => ({
  ...row,
  notAfter: not_after?.toISOString() ?? null,
  requestedAt: requested_at.toISOString(),
  sentAt: sent_at?.toISOString() ?? null,
  openedAt: opened_at?.toISOString() ?? null,
  updatedAt: updated_at.toISOString(),
});
