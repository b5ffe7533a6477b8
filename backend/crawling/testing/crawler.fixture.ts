import type { Decision } from '@nomucheck/domain/cases/decision-facts.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { vocabularyOf } from '@nomucheck/domain/cases/vocabulary.ts';
import type { CrawlEvent } from '@nomucheck/domain/crawling/crawl-events.ts';
import { type CrawlCommand, type CrawlWork, crawlDecider, crawlStream } from '@nomucheck/domain/crawling/crawl-work.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { lastMark } from '@nomucheck/projections/crawling/coverage.ts';
import { firstInTurn } from '@nomucheck/projections/crawling/source-news.ts';
import pino from 'pino';
import { v4 as uuidV4 } from 'uuid';
import { collectPart } from '../../case-import/testing/parts.fixture.ts';
import { createCasesOfSources, createKnownCases } from '../../cases/context.ts';
import { createCollecting } from '../../cases/testing/parts.fixture.ts';
import { allProjections, eventCatalogue } from '../../contexts.ts';
import { type CommandHandler, createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createReadModels } from '../../engine/read-models/read-models.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { createRulesets } from '../../rulesets/context.ts';
import { type CrawlJobParts, crawlJob } from '../running/crawl-working.ts';
import { createSourceLeases } from '../running/source-lease.ts';
import type { Source, StreamedSource } from '../sources/source.ts';
import type { SourceDesk } from '../sources/source-desk.ts';

export type CrawlerOptions = {
  readonly adapters: Partial<Record<SourceName, Source | StreamedSource | 'off'>>;
  readonly overCommands?: (commands: CommandHandler) => CommandHandler;
  readonly heldSeconds?: number;
  readonly itemsAtOnce?: number;
  /** How the source rests at this moment. */
  readonly rest?: () => Awaited<ReturnType<SourceDesk['restOf']>>;
};

const deskOf = ({ adapters, rest = () => null }: CrawlerOptions): Pick<SourceDesk, 'open' | 'restOf'> => ({
  restOf: async () => rest(),
  open: async (name) => {
    const adapter = adapters[name];
    if (adapter === 'off') throw new DomainError('crawl_source_off');
    if (!adapter) throw new DomainError('crawl_source_unset', { params: { setting: name } });
    return adapter;
  },
});

/** The crawler on a database, with sources of the test. Nothing else carries out its works. */
export const openCrawler = (url: string, overStore: (store: EventStore) => EventStore = (same) => same) => {
  const pool = createPool(url, { max: 6 });
  const store = overStore(openEventStore({ databaseUrl: url }));
  const ownCommands = createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue });
  const log = pino({ level: 'silent' });
  const readModels = createReadModels({ pool, projections: allProjections, databaseUrl: url, store, log });
  const blobs = createBlobs(pool);
  const rulesets = createRulesets({ store, blobs, commands: ownCommands });
  const clock = (): Date => new Date();
  const context = () => ({
    ...{ commandId: uuidV4(), at: clock().toISOString(), actor: { id: 'system', role: 'system' } as const },
    correlationId: 'a crawl under test',
  });

  const give = async (workId: string, command: CrawlCommand): Promise<CrawlWork> => {
    const stream = crawlStream(workId);
    const { state } = await ownCommands.handle(crawlDecider, { stream, command, context: context() });
    if (!state) throw new Error('the work is gone');
    return state;
  };

  const jobParts = (options: CrawlerOptions) => {
    const { overCommands = (same) => same, heldSeconds = 20, itemsAtOnce = 2 } = options;
    const commands = overCommands(ownCommands);
    const stopping = new AbortController();
    const parts: CrawlJobParts = {
      ...{ commands, rulesets, blobs, clock, itemsAtOnce, everyMs: 60_000, watchMs: 50, stopping: stopping.signal },
      desk: deskOf(options),
      collecting: createCollecting({
        ...{ db: pool, commands, blobs },
        upToDate: async () => readModels.waitFor(await store.head(), ['case-work', 'case-sources']),
      }),
      leases: createSourceLeases(pool, heldSeconds),
      firstInTurn: (source) => firstInTurn(pool, source),
      markOf: ({ kind, source }, { from, to }) => lastMark(pool, { kind, source, from, to }),
      report: () => {},
    };
    return parts;
  };

  return {
    pool,
    readModels,
    give,
    jobParts,
    load: async (workId: string) => (await ownCommands.load(crawlDecider, crawlStream(workId))).state,
    legalCase: async (caseId: string) => (await ownCommands.load(caseDecider, caseStream(caseId))).state,
    history: (workId: string) => ownCommands.history<CrawlEvent>(crawlStream(workId)),
    /** A new work; the read models know it. */
    start: async (
      source: SourceName,
      from: string,
      to: string,
      kind: CrawlWork['kind'] = 'case-high',
    ): Promise<string> => {
      const workId = uuidV4();
      await give(workId, { type: 'StartCrawl', workId, kind, source, from, to });
      await readModels.caughtUp();
      return workId;
    },
    /** Carries out the job of a work once. */
    run: async (workId: string, options: CrawlerOptions, isLastAttempt = false): Promise<void> => {
      await readModels.caughtUp();
      const job = {
        id: uuidV4(),
        name: 'crawl',
        data: { workId },
        attempt: 1,
        isLastAttempt,
        progress: async () => {},
      };
      await crawlJob(jobParts(options))(job);
      await readModels.caughtUp();
    },
    /** Takes the decision out of an uploaded file, as its only row. */
    imported: async ({ facts, text }: Decision) => {
      const ready = { row: 1, name: '', title: '', facts, text, proposed: {}, sketch: [], keys: [] };
      const { ruleset } = await rulesets.current();
      return collectPart(
        { rows: [{ row: 1, name: '', kind: 'cells', cells: {} }], prepared: [{ ready }] },
        { commands: ownCommands, blobs, known: createKnownCases(pool), casesOf: createCasesOfSources(pool) },
        {
          batch: { batchId: uuidV4(), sampling: 'curated', dryRun: false },
          ...{ vocabulary: vocabularyOf(ruleset), contextOf: context, seen: new Map() },
        },
      );
    },
    /** The cases that were made, and what became of each: the types of events by stream. */
    eventsOfCases: async (): Promise<readonly { readonly stream: string; readonly type: string }[]> => {
      const types = ['CaseCollected', 'CaseTextChanged', 'CaseSourceLinked', 'CasePopulationConfirmed'];
      const { events } = await store.readAll({ after: START, limit: 1_000, types });
      return events.map(({ stream, type }) => ({ stream, type }));
    },
    close: async () => {
      await readModels.stop();
      await store.close();
      await pool.end();
    },
  };
};
