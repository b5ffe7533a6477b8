import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { calendarOut, dailyOut, kindParams, spanQuery } from '@nomucheck/domain/crawling/contract.ts';
import { sourceToAsk } from '@nomucheck/domain/crawling/source-to-ask.ts';
import { type SourceName, usualSource } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { addMonths, koreanDateOf, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { calendarOf, dailyOf, type SpanWanted } from '@nomucheck/projections/crawling/coverage.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { adminRoute, noInput, type Route } from '../engine/http/route.ts';
import { sourceFor } from './crawls.ts';
import type { SourceDesk } from './sources/source-desk.ts';

export type CoverageParts = {
  readonly db: Db;
  readonly desk: Pick<SourceDesk, 'states'>;
  readonly clock: () => Date;
  readonly projections: readonly string[];
};

const MOST_MONTHS = 120;

const spanOf = async (
  desk: CoverageParts['desk'],
  kind: CaseRecord['kind'],
  { from, to, source }: { readonly from: LocalDate; readonly to: LocalDate; readonly source?: SourceName | undefined },
): Promise<SpanWanted> => {
  if (to < from) throw new DomainError('crawl_date_order');
  if (to > addMonths(from, MOST_MONTHS)) {
    throw new DomainError('invalid_request', { errors: { to: '한 번에 10년까지 볼 수 있어요.' } });
  }
  // The one that a work would ask now; where none can be asked, the usual one.
  const shown = source ?? sourceToAsk(await desk.states(), kind, null) ?? usualSource[kind];
  return { kind, source: sourceFor(kind, shown), from, to };
};

/** What was collected of which days, and when. */
export const coverageRoutes = ({ db, desk, clock, projections }: CoverageParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/crawls/:kind/calendar',
    summary: 'For each day of decisions whether it was collected completely, and the gaps.',
    params: kindParams,
    query: spanQuery,
    answers: calendarOut,
    reads: projections,
    handle: async ({ params: { kind }, query }) => ({
      body: await calendarOf(db, await spanOf(desk, kind, query), koreanDateOf(clock())),
    }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/crawls/:kind/daily',
    summary: 'Items by the day on which they were collected.',
    params: kindParams,
    query: spanQuery,
    answers: dailyOut,
    reads: projections,
    handle: async ({ params: { kind }, query }) => ({ body: await dailyOf(db, await spanOf(desk, kind, query)) }),
  }),
];
