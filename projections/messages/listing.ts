import type { MessageFilter, MessageSort } from '@nomucheck/domain/messages/contract.ts';
import type { Db } from '../runner/db.ts';
import type { MessageRow } from './messages.ts';

export type ListedMessage = Pick<
  MessageRow,
  'id' | 'owner' | 'channel' | 'template' | 'personal' | 'status' | 'via' | 'why' | 'revision'
> & {
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
};

const sortColumns: Readonly<Record<MessageSort, string>> = {
  requestedAt: 'requested_at',
  updatedAt: 'updated_at',
  status: 'status',
  channel: 'channel',
  id: 'id',
};

/** Ties are broken in the same direction, so that one index serves both. */
const orderOf = ({ field, descending }: MessagesWanted['sort']): string => {
  const tie = field === 'updatedAt' ? ['id'] : ['requested_at', 'id'];
  const columns = field === 'id' ? ['id'] : [...new Set([sortColumns[field], ...tie])];
  return `order by ${columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ')}`;
};

/** A page of messages, still sealed, and how many there are. Messages requested by id are never cut off. */
export const listMessages = async (
  db: Db,
  { sort, from, to, filter }: MessagesWanted,
): Promise<{ readonly items: readonly ListedMessage[]; readonly total: number }> => {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (filter.id) conditions.push(`id = any (${given(filter.id)}::text[])`);
  for (const column of ['owner', 'channel', 'template', 'status'] as const) {
    if (filter[column] !== undefined) conditions.push(`${column} = ${given(filter[column])}`);
  }
  if (filter.opened !== undefined) conditions.push(`opened_at is ${filter.opened ? 'not null' : 'null'}`);
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const counted = await db.query<{ total: number }>(`select count(*)::int as total from read.messages ${where}`, [
    ...values,
  ]);
  const page = filter.id ? '' : `limit ${given(to - from + 1)} offset ${given(from)}`;
  const { rows } = await db.query<Found>(
    `select id, owner, channel, template, personal, status, via, why, revision,
       requested_at, sent_at, opened_at, updated_at
     from read.messages ${where} ${orderOf(sort)} ${page}`,
    values,
  );
  return { items: rows.map(listed), total: counted.rows[0]?.total ?? 0 };
};

type Found = Omit<ListedMessage, 'requestedAt' | 'sentAt' | 'openedAt' | 'updatedAt'> & {
  readonly requested_at: Date;
  readonly sent_at: Date | null;
  readonly opened_at: Date | null;
  readonly updated_at: Date;
};

const listed = ({ requested_at, sent_at, opened_at, updated_at, ...row }: Found): ListedMessage => ({
  ...row,
  requestedAt: requested_at.toISOString(),
  sentAt: sent_at?.toISOString() ?? null,
  openedAt: opened_at?.toISOString() ?? null,
  updatedAt: updated_at.toISOString(),
});
