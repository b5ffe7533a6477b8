import { crawlEvents } from '@nomucheck/domain/crawling/crawl-events.ts';
import { type CrawlWork, crawlDecider, crawlStream } from '@nomucheck/domain/crawling/crawl-work.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { v4 as uuidV4 } from 'uuid';
import { z } from 'zod';
import { unlessGone } from '../../engine/jobs/ground-gone.ts';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';
import { type CrawlRunParts, runCrawl } from './crawl-run.ts';
import type { SourceLeases } from './source-lease.ts';

export const CRAWL = 'crawl';

const which = z.strictObject({ workId: z.uuid() });
const read = z.object({ workId: z.uuid() });

const asks = ({ data: { workId } }: { readonly data: { readonly workId: string } }): readonly WantedEffect[] => [
  { name: CRAWL, data: { workId } satisfies z.infer<typeof which> },
];

/** One job goes through a work; it continues where an earlier try ended. */
export const crawlWorking = defineProcessManager({
  name: 'crawl-working',
  reactions: [
    after(definitionIn(crawlEvents, 'CrawlStarted'), read, asks),
    after(definitionIn(crawlEvents, 'CrawlResumed'), read, asks),
  ],
});

export type CrawlJobParts = Omit<CrawlRunParts, 'ending'> & {
  readonly leases: SourceLeases;
  /** The work whose turn it is at this source, as far as the read model has come. */
  readonly firstInTurn: (source: SourceName) => Promise<string | null>;
  readonly report: (error: unknown) => void;
  /** Aborted when the process ends. */
  readonly stopping: AbortSignal;
  /** How often it is looked whether somebody has ended the work, or switched its source off. */
  readonly watchMs?: number;
};

/** While another work has the source: it is looked at again after so many seconds. */
const LATER = 2;

/** Works of one source run one after the other, in the order in which they were started. */
export const crawlJob =
  (parts: CrawlJobParts): JobHandler =>
  async ({ data, isLastAttempt }) => {
    const { workId } = which.parse(data);
    const { commands, leases, firstInTurn } = parts;
    const { state: work } = await commands.load(crawlDecider, crawlStream(workId));
    if (work?.stage !== 'running') return;
    if ((await firstInTurn(work.source)) !== workId) throw new NotYet(LATER);
    const ran = await leases.holding(work.source, (lost) => runToItsEnd(parts, work, lost, isLastAttempt));
    if (!ran) throw new NotYet(LATER);
  };

const runToItsEnd = async (
  parts: CrawlJobParts,
  { workId, source }: CrawlWork,
  lost: AbortSignal,
  isLastAttempt: boolean,
): Promise<void> => {
  const { stopping, firstInTurn, desk, watchMs = WATCH_MS } = parts;
  const ended = new AbortController();
  // A source may take minutes for one answer; a person who cancels the work or switches the source off doesn't wait for it.
  const look = async (): Promise<void> => {
    if ((await firstInTurn(source)) !== workId) ended.abort(new Error('the work was ended'));
    await desk.open(source).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'crawl_source_off') ended.abort(error);
    });
  };
  const watching = setInterval(() => void look().catch(() => {}), watchMs);
  try {
    await runCrawl({ ...parts, ending: AbortSignal.any([stopping, lost, ended.signal]) }, workId);
  } catch (error) {
    if (error instanceof NotYet) throw error;
    // Not a failure: the work was ended, this process ends, or it was paused for too long. The next try finds out.
    if (ended.signal.aborted || stopping.aborted || lost.aborted) throw new NotYet(1);
    // Jobs don't repeat what was refused, but a refusal by a case that somebody was changing may be none the next time.
    if (!isLastAttempt) throw error instanceof DomainError ? new Error('a case refused it', { cause: error }) : error;
    await unlessGone(giveUp(parts, workId));
    parts.report(error);
  } finally {
    clearInterval(watching);
  }
};

const WATCH_MS = 2_000;

/** Otherwise the work would stand as running for ever, and the next works of the source would wait for it. */
const giveUp = ({ commands, clock }: CrawlJobParts, workId: string) =>
  commands.handle(crawlDecider, {
    stream: crawlStream(workId),
    command: { type: 'FailCrawl', why: 'unexpected', message: '예상하지 못한 문제로 여러 번 멈췄어요.' },
    context: {
      ...{ commandId: uuidV4(), at: clock().toISOString(), correlationId: workId },
      actor: { id: 'system', role: 'system' },
    },
  });
