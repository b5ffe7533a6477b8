import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { newsOf, type SourceNews } from '@nomucheck/projections/crawling/source-news.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Logger } from 'pino';
import type { SourceDesk, StateOfSource } from './sources/source-desk.ts';

export type FreshnessParts = {
  readonly db: Db;
  readonly desk: Pick<SourceDesk, 'states'>;
  readonly clock: () => Date;
};

/** Every source with what it last had. */
export const sourcesWithNews = async ({ db, desk, clock }: FreshnessParts): Promise<readonly SourceOut[]> => {
  const states = await desk.states();
  const news = await newsOf(
    db,
    states.map(({ name }) => name),
  );
  return states.map((state) => withNews(state, news.get(state.name), clock()));
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

/** Once a day, the operator is told which sources have had nothing new for too long. */
export const freshnessAlarm = (parts: FreshnessParts & { readonly log: Pick<Logger, 'error'> }) => ({
  everyMs: DAY,
  run: async (): Promise<void> => {
    for (const { name, label, state, message, newsAt } of await sourcesWithNews(parts))
      if (state === 'stale') parts.log.error({ source: name, newsAt }, `${label}: ${message}`);
  },
});
