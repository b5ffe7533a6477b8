import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { crawlDecider, crawlStream } from '@nomucheck/domain/crawling/crawl-work.ts';
import { type Schedule, sourceDecider, sourceStream } from '@nomucheck/domain/crawling/source-record.ts';
import { type SourceName, sourceNames, sources } from '@nomucheck/domain/crawling/sources.ts';
import { daysOfRun, lastDue, weeklyWords } from '@nomucheck/domain/crawling/work/schedule.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { lastCompleteDay } from '@nomucheck/projections/crawling/coverage.ts';
import { firstInTurn } from '@nomucheck/projections/crawling/source-news.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { SourceDesk } from '../sources/source-desk.ts';
import { scheduledRunId, scheduledWorkId } from './scheduled-ids.ts';

export type ScheduledCrawlParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly desk: Pick<SourceDesk, 'open'>;
  readonly clock: () => Date;
};

const MINUTE = 60_000;

/**
 * Starts the works that are due by the schedules of the sources. The ids of the works follow from the time that they are for, so
 * each is started once, however many processes look at the same moment, and a try that was cut off is finished by the next one.
 * A time that has passed is made up by one run: only the last one that is due counts. While the source can't be asked, or another
 * work of it runs, it waits for the next look.
 */
export const scheduledCrawls = (parts: ScheduledCrawlParts) => ({
  everyMs: MINUTE,
  run: async (): Promise<void> => {
    for (const source of sourceNames) await startIfDue(parts, source);
  },
});

const startIfDue = async (parts: ScheduledCrawlParts, source: SourceName): Promise<void> => {
  const { db, commands, clock } = parts;
  const { schedule, ranFor } = (await commands.load(sourceDecider, sourceStream(source))).state;
  const now = clock().toISOString();
  const due = schedule === null ? null : lastDue(schedule, now);
  if (schedule === null || due === null || due <= schedule.since || (ranFor !== null && ranFor >= due)) return;
  if ((await firstInTurn(db, source)) !== null || !(await mayBeAsked(parts, source))) return;
  const works: string[] = [];
  for (const kind of sources[source].kinds) works.push(await start(parts, { source, kind, schedule, due, now }));
  await commands.handle(sourceDecider, {
    stream: sourceStream(source),
    command: { type: 'RecordScheduledRun', source, due, works },
    context: contextAt(now, scheduledRunId(source, due), schedule),
  });
};

const mayBeAsked = async ({ desk }: ScheduledCrawlParts, source: SourceName): Promise<boolean> => {
  try {
    await desk.open(source);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};

type Due = {
  readonly source: SourceName;
  readonly kind: CaseRecord['kind'];
  readonly schedule: Schedule;
  readonly due: string;
  readonly now: string;
};

/** The work of this kind; it is started only once. */
const start = async ({ db, commands }: ScheduledCrawlParts, { source, kind, schedule, due, now }: Due) => {
  const workId = scheduledWorkId(source, kind, due);
  const stream = crawlStream(workId);
  const span = daysOfRun(await lastCompleteDay(db, { kind, source }, koreanDateOf(now)), now);
  await commands
    .handle(crawlDecider, {
      ...{ stream, command: { type: 'StartCrawl', workId, kind, source, ...span } },
      ...{ context: contextAt(now, workId, schedule), expectedRevision: 0 },
    })
    .catch(async (error: unknown) => {
      // An earlier try, or another process, has started it.
      if ((await commands.load(crawlDecider, stream)).state === null) throw error;
    });
  return workId;
};

const contextAt = (at: string, commandId: string, schedule: Schedule): CommandContext => ({
  ...{ commandId, at, correlationId: commandId, actor: { id: 'system', role: 'system' } },
  reason: `예약한 수집 (${weeklyWords(schedule)})`,
});
