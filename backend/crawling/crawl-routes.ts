import {
  type CrawledFilter,
  type CrawledSort,
  crawledFilter,
  crawledOut,
  crawledSorts,
  failureGroups,
  failuresQuery,
  kindParams,
  startWorkBody,
  stepBody,
  type WindowFilter,
  type WorkFilter,
  type WorkOut,
  type WorkSort,
  windowFilter,
  windowOut,
  windowSorts,
  workAsked,
  workFilter,
  workOut,
  workParams,
  workSorts,
} from '@nomucheck/domain/crawling/contract.ts';
import { crawlStream } from '@nomucheck/domain/crawling/crawl-work.ts';
import { z } from 'zod';
import { createWakeUp } from '../engine/event-store/delivery/wake-up.ts';
import type { StreamMessage } from '../engine/http/answers/event-stream.ts';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import { type Answer, adminRoute, noInput, type Route } from '../engine/http/route.ts';
import type { Sessions } from '../engine/vault/sessions.ts';
import type { Asked, Crawls } from './crawls.ts';

const workRules: ListRules<WorkSort, WorkFilter> = {
  sortable: workSorts,
  default: { field: 'startedAt', descending: true },
  filter: workFilter,
};
const windowRules: ListRules<'number', WindowFilter> = {
  sortable: windowSorts,
  default: { field: 'number', descending: false },
  filter: windowFilter,
};
const crawledRules: ListRules<CrawledSort, CrawledFilter> = {
  sortable: crawledSorts,
  default: { field: 'at', descending: true },
  filter: crawledFilter,
};

const asked = ({ work, position }: Asked): Answer => ({ body: work, position });

/** `/api/crawls/:kind/…`: works of the crawler, and what they have collected. */
export const crawlRoutes = (crawls: Crawls, sessions: Pick<Sessions, 'isLive'>): readonly Route[] => {
  const step = (name: string, summary: string, take: Crawls['cancel']): Route =>
    adminRoute({
      ...noInput,
      method: 'post',
      path: `/api/crawls/:kind/works/:id/${name}`,
      summary,
      params: workParams,
      body: stepBody,
      answers: workAsked,
      status: 202,
      handle: async ({ params: { kind, id }, body: { expectedRevision }, context, ifMatch }) =>
        asked(await take(kind, id, context, expectedRevision ?? ifMatch)),
    });

  return [
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/crawls/:kind/works',
      summary: 'Collects the decisions of these days from a source; a job does it.',
      params: kindParams,
      body: startWorkBody,
      answers: workAsked,
      status: 202,
      handle: async ({ params: { kind }, body, context }) => asked(await crawls.start(kind, body, context)),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/:kind/works',
      summary: 'The works of this kind, as a list: how far each has come, and what its items became.',
      params: kindParams,
      query: listQuery,
      answers: z.array(workOut),
      reads: crawls.projections,
      handle: async ({ params: { kind }, query }, caller) => {
        const wanted = parseListQuery(query, workRules);
        const page = await crawls.list(kind, wanted, caller);
        return { ...pageAnswer(wanted, page), shows: page.items.map(({ id }) => crawlStream(id)) };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/:kind/works/:id',
      summary: 'One of them.',
      params: workParams,
      answers: workOut,
      reads: crawls.projections,
      handle: async ({ params: { kind, id } }, caller) => ({
        body: await crawls.find(kind, id, caller),
        shows: [crawlStream(id)],
      }),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/:kind/works/:id/windows',
      summary: 'The windows of days that a work goes through, as a list.',
      params: workParams,
      query: listQuery,
      answers: z.array(windowOut),
      reads: crawls.projections,
      handle: async ({ params: { kind, id }, query }) => {
        const { filter, ...wanted } = parseListQuery(query, windowRules);
        const page = await crawls.windows(kind, id, { ...wanted, filter });
        return { ...pageAnswer({ from: wanted.from, filter: {} }, page), shows: [crawlStream(id)] };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/:kind/works/:id/events',
      summary: 'A work as it goes on (server-sent events).',
      params: workParams,
      answers: z.string(),
      mediaType: 'text/event-stream',
      reads: crawls.projections,
      handle: async ({ params: { kind, id }, token }, caller) => {
        const look = () => crawls.look(kind, id, caller);
        const first = await look();
        return {
          body: null,
          stream: {
            messages: (signal) => following(first, look, signal),
            mayGoOn: async () => token !== null && (await sessions.isLive(token)),
            // The last message says that the work has ended; a reader without it was disconnected.
            endsItself: true,
          },
        };
      },
    }),
    step('cancel', 'Ends a work after the item at hand.', crawls.cancel),
    step('resume', 'Goes on with a work that was cancelled, has failed or lacks items.', crawls.resume),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/:kind/data',
      summary: 'What was collected, as a list: an entry for each item of each work.',
      params: kindParams,
      query: listQuery,
      answers: z.array(crawledOut),
      reads: crawls.projections,
      handle: async ({ params: { kind }, query }) => {
        const wanted = parseListQuery(query, crawledRules);
        return pageAnswer(wanted, await crawls.crawled(kind, wanted));
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/:kind/failures',
      summary: 'What couldn’t be collected, by reason, with examples.',
      params: kindParams,
      query: failuresQuery,
      answers: failureGroups,
      reads: crawls.missingProjections,
      handle: async ({ params: { kind }, query: { source = null, workId = null } }) => ({
        body: await crawls.failures(kind, { source, workId }),
      }),
    }),
  ];
};

const EVERY_MS = 1_000;

/** The work at once and after each change, until it isn't running any more. */
async function* following(
  first: WorkOut | null,
  look: () => Promise<WorkOut | null>,
  signal: AbortSignal,
): AsyncGenerator<StreamMessage, void, undefined> {
  const clock = createWakeUp();
  let shown: string | null = null;
  for (let work = first; !signal.aborted; work = await look()) {
    const data = JSON.stringify(work);
    if (work && data !== shown) yield { event: 'work', data: work };
    shown = data;
    if (work && work.stage !== 'running') return;
    await clock.sleep(clock.ticket(), EVERY_MS, signal);
  }
}
