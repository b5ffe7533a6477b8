import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import type { SourceRecord } from '@nomucheck/domain/crawling/source-record.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { lastDue, nextDue } from '@nomucheck/domain/crawling/work/schedule.ts';
import { newsOf, type SourceNews } from '@nomucheck/projections/crawling/source-news.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Logger } from 'pino';
import type { SourceDesk, StateOfSource } from '../sources/source-desk.ts';

export type FreshnessParts = {
  readonly db: Db;
  readonly desk: Pick<SourceDesk, 'states'>;
  readonly clock: () => Date;
};

export type SourceWithNews = Omit<SourceOut, 'switched'>;

/** Every source with what it last had. */
export const sourcesWithNews = async ({ db, desk, clock }: FreshnessParts): Promise<readonly SourceWithNews[]> => {
  const states = await desk.states();
  const news = await newsOf(
    db,
    states.map(({ name }) => name),
  );
  return states.map((state) => withNews(state, news.get(state.name), clock()));
};

const DAY = 86_400_000;

/**
 * What a person has to look after: that a source was left unasked, or that it answers but has had nothing new for too long, so that
 * its form may have changed. Nothing of a source that was never used.
 */
const alarmOf = (
  { answeredAt, firstAnsweredAt, newsAt }: SourceNews,
  freshDays: number,
  daysSince: (then: Date) => number,
): string | null => {
  // A stream that was cut off has brought news, though it didn't say that this was all.
  const answered = answeredAt ?? newsAt;
  const since = newsAt ?? firstAnsweredAt;
  if (!answered || !since) return null;
  if (daysSince(answered) > freshDays)
    return `${daysSince(answered)}일째 이 출처에서 받은 답이 없습니다. 수집을 시작해 새 자료가 있는지 확인해 주십시오.`;
  const days = daysSince(since);
  if (days <= freshDays) return null;
  const what = newsAt ? `새 자료가 ${days}일째 없습니다.` : `처음 답한 뒤 ${days}일째 새 자료가 하나도 없습니다.`;
  return `${what} 출처의 화면이나 응답 형식이 바뀌지 않았는지 확인해 주십시오.`;
};

const withNews = ({ record, ...state }: StateOfSource, news: SourceNews | undefined, now: Date): SourceWithNews => {
  const { label, kinds, publishesAll, freshDays } = sources[state.name];
  const { answeredAt = null, newsAt = null, workId = null } = news ?? {};
  const daysSince = (then: Date): number => Math.floor((now.getTime() - then.getTime()) / DAY);
  const alarm = news && state.state === 'ready' ? alarmOf(news, freshDays, daysSince) : null;
  const isUnasked = state.state === 'ready' && answeredAt === null && newsAt === null;
  return {
    ...state,
    ...(isUnasked && { state: 'unasked' as const }),
    ...(alarm !== null && { state: 'stale' as const, message: alarm }),
    schedule: shownSchedule(record, now.toISOString()),
    ...{ label, kinds: [...kinds], publishesAll, freshDays, workId },
    answeredAt: answeredAt?.toISOString() ?? null,
    newsAt: newsAt?.toISOString() ?? null,
  };
};

/** A time that has passed without a run is `missedAt`, if the schedule was set before it. */
const shownSchedule = ({ schedule, ranFor }: SourceRecord, now: string): SourceOut['schedule'] => {
  if (schedule === null) return null;
  const { since, ...time } = schedule;
  const due = lastDue(time, now);
  const isMissed = due > since && (ranFor === null || ranFor < due);
  return { ...time, nextAt: nextDue(time, now), missedAt: isMissed ? due : null, ranFor };
};

/** Once a day, the operator is told from which sources nothing new came for too long. */
export const freshnessAlarm = (parts: FreshnessParts & { readonly log: Pick<Logger, 'error'> }) => ({
  everyMs: DAY,
  run: async (): Promise<void> => {
    for (const { name, label, state, message, newsAt } of await sourcesWithNews(parts))
      if (state === 'stale') parts.log.error({ source: name, newsAt }, `${label}: ${message}`);
  },
});
