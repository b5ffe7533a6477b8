import { crawlEvents } from '@nomucheck/domain/crawling/crawl-events.ts';
import { crawlDecider, crawlStream } from '@nomucheck/domain/crawling/crawl-work.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { v4 as uuidV4 } from 'uuid';
import { z } from 'zod';
import { type JobHandler, NotYet } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../engine/process-managers/process-manager.ts';
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
};

/** While another work has the source: it is looked at again after so many seconds. */
const LATER = 2;

/** Works of one source run one after the other, in the order in which they were started. */
export const crawlJob =
  (parts: CrawlJobParts): JobHandler =>
  async ({ data, isLastAttempt }) => {
    const { workId } = which.parse(data);
    const { commands, clock, leases, firstInTurn, stopping } = parts;
    const { state: work } = await commands.load(crawlDecider, crawlStream(workId));
    if (work?.stage !== 'running') return;
    if ((await firstInTurn(work.source)) !== workId) throw new NotYet(LATER);
    const ran = await leases.holding(work.source, async (lost) => {
      try {
        await runCrawl({ ...parts, ending: AbortSignal.any([stopping, lost]) }, workId);
      } catch (error) {
        if (!isLastAttempt || stopping.aborted) throw error;
        // Otherwise it would stand as running for ever, and the next works of the source would wait for it.
        await commands.handle(crawlDecider, {
          stream: crawlStream(workId),
          command: { type: 'FailCrawl', why: 'unexpected', message: '예상하지 못한 문제로 여러 번 멈췄어요.' },
          context: {
            ...{ commandId: uuidV4(), at: clock().toISOString(), correlationId: workId },
            actor: { id: 'system', role: 'system' },
          },
        });
        parts.report(error);
      }
    });
    if (!ran) throw new NotYet(LATER);
  };
