import type { SummaryGroup, UsageFilter, UsageSort } from '@nomucheck/domain/usage/contract.ts';
import type { Knex } from 'knex';
import { readPage, rowsOf, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { AiCallRow } from './ai-calls.ts';

/** Whose calls a reader sees: their own, and those of these companies; null: all. */
export type UsageScope = { readonly userId: string; readonly companyIds: readonly string[] } | null;

export type UsagesWanted = {
  readonly sort: { readonly field: UsageSort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names calls. */
  readonly from: number;
  readonly to: number;
  readonly filter: UsageFilter;
};

export type ListedCall = Omit<AiCallRow, 'at' | 'until' | 'day' | 'stream' | 'call_id'> & { readonly at: Date };

const sortColumns: Readonly<Record<UsageSort, string>> = {
  at: 'at',
  inputTokens: 'input_tokens',
  outputTokens: 'output_tokens',
  costMicroWon: 'cost_micro_won',
  id: 'id',
};

const matchingOf = (scope: UsageScope, filter: UsageFilter): Knex.QueryBuilder => {
  const matching = sql('read.ai_calls');
  if (scope) {
    const { userId, companyIds } = scope;
    matching.whereRaw('(user_id = ? or company_id = any (?::text[]))', [userId, [...companyIds]]);
  }
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.companyId === 'none') matching.whereRaw('company_id is null');
  else if (filter.companyId !== undefined) matching.where('company_id', filter.companyId);
  if (filter.userId !== undefined) matching.where('user_id', filter.userId);
  if (filter.outcome !== undefined) matching.where('outcome', filter.outcome);
  if (filter.from !== undefined) matching.where('day', '>=', filter.from);
  if (filter.to !== undefined) matching.where('day', '<=', filter.to);
  return matching;
};

/** A page of the calls that the reader sees, and how many there are. */
export const listCalls = async (
  db: Db,
  scope: UsageScope,
  { sort: { field, descending }, from, to, filter }: UsagesWanted,
): Promise<{ readonly items: readonly ListedCall[]; readonly total: number }> => {
  const { rows, total } = await readPage<ListedCall>(db, {
    matching: matchingOf(scope, filter),
    columns: [
      ...['id', 'advice_id', 'user_id', 'company_id', 'advisor', 'model', 'at'],
      ...['input_tokens', 'output_tokens', 'cost_micro_won', 'outcome', 'estimated'],
    ],
    order: [...new Set([sortColumns[field], 'id'])].map((column) => ({ column, descending })),
    range: filter.id ? null : { from, to },
  });
  return { items: rows, total };
};

export type CallSums = {
  /** The day, the id of the person or the company (empty: none), or the model. */
  readonly key: string;
  readonly calls: number;
  readonly questions: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicroWon: number;
  readonly estimated: number;
};

const keyOf: Readonly<Record<SummaryGroup, string>> = {
  day: 'day::text',
  user: 'user_id',
  company: `coalesce(company_id, '')`,
  model: 'model',
};

/** The sums of the calls that are over, in groups; days in their order, others by their cost and questions. */
export const sumCalls = async (
  db: Db,
  scope: UsageScope,
  by: SummaryGroup,
  filter: Pick<UsageFilter, 'from' | 'to' | 'companyId' | 'userId'>,
): Promise<readonly CallSums[]> =>
  rowsOf<CallSums>(
    db,
    matchingOf(scope, filter)
      .whereRaw('outcome is not null')
      .select(
        sql.raw(
          `${keyOf[by]} as key, count(*)::int as calls,
           (count(*) filter (where outcome <> 'failed'))::int as questions,
           sum(input_tokens) as "inputTokens", sum(output_tokens) as "outputTokens",
           sum(cost_micro_won) as "costMicroWon", (count(*) filter (where estimated))::int as estimated`,
        ),
      )
      .groupByRaw('1')
      .orderByRaw(by === 'day' ? '1' : '"costMicroWon" desc, questions desc, 1'),
  );

/** The ledgers with a call whose reservation ended before this instant. */
export const ledgersWithExpired = async (db: Db, at: string, most: number): Promise<readonly string[]> => {
  const { rows } = await db.query<{ stream: string }>(
    'select distinct stream from read.ai_calls where until < $1 limit $2',
    [at, most],
  );
  return rows.map(({ stream }) => stream);
};
