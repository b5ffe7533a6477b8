import { type SourceOut, sourceOut, sourceParams, switchSourceBody } from '@nomucheck/domain/crawling/contract.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { newsOf, type SourceNews } from '@nomucheck/projections/crawling/source-news.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { adminRoute, noInput, type Route } from '../engine/http/route.ts';
import type { SourceDesk, StateOfSource } from './source-desk.ts';

export type SourceRouteParts = {
  readonly db: Db;
  readonly desk: SourceDesk;
  readonly clock: () => Date;
  readonly projections: readonly string[];
};

const DAY = 86_400_000;

/** A source that answers but has had nothing new for too long is looked after by a person: its form may have changed. */
const withNews = (state: StateOfSource, news: SourceNews | undefined, now: Date): SourceOut => {
  const { label, kinds, publishesAll, freshDays } = sources[state.name];
  const { answeredAt = null, newsAt = null, workId = null } = news ?? {};
  const days = newsAt && Math.floor((now.getTime() - newsAt.getTime()) / DAY);
  const isStale = state.state === 'ready' && days !== null && days > freshDays;
  return {
    ...state,
    ...(isStale && {
      state: 'stale' as const,
      message: `새 자료가 ${days}일째 없습니다. 출처의 화면이나 응답 형식이 바뀌지 않았는지 확인해 주십시오.`,
    }),
    ...{ label, kinds: [...kinds], publishesAll, freshDays, workId },
    answeredAt: answeredAt?.toISOString() ?? null,
    newsAt: newsAt?.toISOString() ?? null,
  };
};

/** `/api/crawls/sources`: the state of each source, and its switch. */
export const sourceRoutes = ({ db, desk, clock, projections }: SourceRouteParts): readonly Route[] => {
  const all = async (): Promise<readonly SourceOut[]> => {
    const states = await desk.states();
    const news = await newsOf(
      db,
      states.map(({ name }) => name),
    );
    return states.map((state) => withNews(state, news.get(state.name), clock()));
  };
  return [
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/sources',
      summary: 'Where decisions are collected from, and whether each source can be asked.',
      answers: z.array(sourceOut),
      reads: projections,
      handle: async () => ({ body: await all() }),
    }),
    adminRoute({
      ...noInput,
      method: 'put',
      path: '/api/crawls/sources/:name',
      summary: 'Switches a source on or off.',
      params: sourceParams,
      body: switchSourceBody,
      answers: sourceOut,
      handle: async ({ params: { name }, body: { on, reason }, context }) => {
        const position = await desk.switchTo(name, on, { ...context, reason });
        const body = (await all()).find((source) => source.name === name);
        if (!body) throw new DomainError('not_found');
        return { body, position };
      },
    }),
  ];
};
