import type { Decision } from '@nomucheck/domain/cases/decision-facts.ts';
import { vocabularyOf } from '@nomucheck/domain/cases/vocabulary.ts';
import type { CrawlEvent, CrawledItem } from '@nomucheck/domain/crawling/crawl-events.ts';
import { type CrawlCommand, type CrawlWork, crawlDecider, crawlStream } from '@nomucheck/domain/crawling/crawl-work.ts';
import { precDetail } from '@nomucheck/domain/crawling/law-api/law-api.fixture.ts';
import { precedentRoots, readPrecedentDetail } from '@nomucheck/domain/crawling/law-api/precedents.ts';
import { type Decider, fold } from '@nomucheck/domain/kernel/decider.ts';
import { v4 as uuidV4 } from 'uuid';
import { createCollecting } from '../../cases/testing/parts.fixture.ts';
import { eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { createRulesets } from '../../rulesets/context.ts';
import { collectItem } from '../running/collect-item.ts';
import type { Read } from '../sources/source.ts';

/** A decision of a court as the open law API sent it, and what a reader of then made of what today's reader makes of it. */
export type ReadThen = {
  readonly id: number;
  readonly day: string;
  readonly sent?: Readonly<Record<string, string>>;
  readonly made: (now: Decision) => Read;
};

/**
 * Leaves in a log what an installation has in it that collected these decisions with an older reader: the bytes, the cases as
 * that reader read them, and its finished work. The work is written at once, so no service takes it up.
 */
export const collectedByOlderReader = async (databaseUrl: string, decisions: readonly ReadThen[]): Promise<void> => {
  const pool = createPool(databaseUrl, { max: 2 });
  const store = openEventStore({ databaseUrl });
  const commands = createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue });
  const blobs = createBlobs(pool);
  const workId = uuidV4();
  const contextOf = (commandId: string) => ({
    ...{ commandId, at: new Date().toISOString(), actor: { id: 'system', role: 'system' } as const },
    correlationId: workId,
  });
  try {
    const { ruleset } = await createRulesets({ store, blobs, commands }).current();
    const parts = { blobs, collecting: createCollecting({ db: pool, commands, blobs, upToDate: async () => true }) };
    const work = { workId, kind: 'case-high', source: 'law-api-courts' } as const;
    const shared = { work, reader: 0, vocabulary: vocabularyOf(ruleset), contextOf };
    const items: CrawledItem[] = [];
    for (const { id, day, sent, made } of decisions) {
      const detail = {
        ...precDetail.PrecService,
        판례정보일련번호: String(id),
        선고일자: day.replaceAll('-', ''),
        ...sent,
      };
      const now = readPrecedentDetail(detail);
      if (!now) throw new Error('not a dismissal');
      const bytes = Buffer.from(JSON.stringify({ [precedentRoots.detail]: detail }));
      const fetched = { ...made(now), raw: { bytes, mediaType: 'application/json' } };
      items.push(await collectItem({ id: String(id), title: detail.사건명, day }, fetched, parts, shared));
    }
    const days = decisions.map(({ day }) => day).toSorted();
    const [from = '', to = ''] = [days[0], days.at(-1)];
    const command: readonly CrawlCommand[] = [
      { type: 'StartCrawl', ...work, from, to },
      { type: 'ListWindow', window: 1, total: items.length, listed: items.length, mark: null },
      { type: 'RecordItems', window: 1, items },
      { type: 'EndWindow', window: 1 },
      { type: 'EndCrawl' },
    ];
    await commands.handle(allAtOnce, { stream: crawlStream(workId), command, context: contextOf(uuidV4()) });
  } finally {
    await store.close();
    await pool.end();
  }
};

/** Several commands as one. */
const allAtOnce: Decider<CrawlWork | null, readonly CrawlCommand[], CrawlEvent> = {
  ...crawlDecider,
  decide: (commands, before) => {
    const events: CrawlEvent[] = [];
    for (const command of commands) events.push(...crawlDecider.decide(command, fold(crawlDecider, events, before)));
    return events;
  },
};
