import { crawlEvents } from '@nomucheck/domain/crawling/crawl-events.ts';
import { rereadEvents } from '@nomucheck/domain/crawling/rereading/reread-events.ts';
import { sourceEvents } from '@nomucheck/domain/crawling/source-record.ts';
import { lastMark } from '@nomucheck/projections/crawling/coverage.ts';
import { crawlItems } from '@nomucheck/projections/crawling/crawl-items.ts';
import { crawlWindows } from '@nomucheck/projections/crawling/crawl-windows.ts';
import { crawlWorks } from '@nomucheck/projections/crawling/crawl-works.ts';
import { rereadDifferences } from '@nomucheck/projections/crawling/rereading/reread-differences.ts';
import { rereads } from '@nomucheck/projections/crawling/rereading/rereads.ts';
import { firstInTurn } from '@nomucheck/projections/crawling/source-news.ts';
import { openMarkdownThread } from '../case-import/context.ts';
import type { cases } from '../cases/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { ocr } from '../ocr/context.ts';
import type { rulesets } from '../rulesets/context.ts';
import { attachmentReading, READ_ATTACHMENT, readAttachment } from './attachment-reading.ts';
import { coverageRoutes } from './coverage-routes.ts';
import { crawlRoutes } from './crawl-routes.ts';
import { createCrawls } from './crawls.ts';
import { openAnswerReader } from './fetching/reading/answer-thread.ts';
import { rereadRoutes } from './reread-routes.ts';
import { rereading, rereadJobs } from './rereading/rereading.ts';
import { CRAWL, crawlJob, crawlWorking } from './running/crawl-working.ts';
import { createSourceLeases } from './running/source-lease.ts';
import { scheduledCrawls } from './scheduled/scheduled-crawls.ts';
import { crawlSentences } from './sentences.ts';
import { crawlingSettings } from './settings.ts';
import { sourceFigures, sourceRoutes } from './source-routes.ts';
import { freshnessAlarm } from './source-state/source-freshness.ts';
import { sourceHistory } from './source-state/source-history.ts';
import { createSourceDesk } from './sources/source-desk.ts';

type Needs = Pick<OffersOf<typeof rulesets>, 'rulesets'> &
  Pick<OffersOf<typeof cases>, 'collecting'> &
  Pick<OffersOf<typeof ocr>, 'readPdf'>;

/** Collects decisions from where they are published. */
export const crawling = defineContext({
  name: 'crawling',
  events: [...crawlEvents, ...sourceEvents, ...rereadEvents],
  projections: [crawlWorks, crawlWindows, crawlItems, rereads, rereadDifferences],
  processManagers: [crawlWorking, attachmentReading, rereading],
  sentences: crawlSentences,
  migrations: new URL('migrations/', import.meta.url),
  personalData: {
    tables: {
      crawl_turns: { noPersonalData: 'when a host may be asked next' },
      crawl_breakers: { noPersonalData: 'how each source behaved last' },
      crawl_leases: { noPersonalData: 'which work asks a source at this moment' },
    },
  },
  liveLists: { crawl: { projection: crawlWorks, right: 'menu.crawling' } },
  settings: crawlingSettings,
  create: (foundation, { rulesets, collecting, readPdf }: Needs, settings) => {
    const { pool: db, vault, commands, names, stories, clock, stopping, log } = foundation;
    const [answers, markdown] = [openAnswerReader(), openMarkdownThread()];
    const desk = createSourceDesk({
      ...foundation,
      settings,
      publicUrl: foundation.configuration.publicUrl,
      answers,
      markdown,
    });
    const crawls = createCrawls({ commands, db, desk, names });
    const { projections, missingProjections } = crawls;
    return {
      recordHistories: [sourceHistory({ commands, stories })],
      offers: { sourceFigures: sourceFigures({ db, desk, clock, projections }) },
      stop: async () => {
        await Promise.all([answers.close(), markdown.close()]);
      },
      effects: {
        [READ_ATTACHMENT]: readAttachment({ readPdf, clock }),
        ...rereadJobs({
          ...{ db, commands, blobs: vault.blobs, desk, clock, stopping: stopping.signal, collecting, rulesets },
          report: (error) => log.error({ err: error }, 'kept bytes could not be read again'),
        }),
        [CRAWL]: crawlJob({
          ...{ commands, rulesets, collecting, blobs: vault.blobs, desk, clock, stopping: stopping.signal },
          leases: createSourceLeases(db),
          firstInTurn: (source) => firstInTurn(db, source),
          markOf: ({ kind, source }, { from, to }) => lastMark(db, { kind, source, from, to }),
          report: (error) => log.error({ err: error }, 'a work of the crawler stopped'),
        }),
      },
      schedules: {
        'check-sources': freshnessAlarm({ db, desk, clock, log }),
        'start-scheduled-crawls': scheduledCrawls({ db, commands, desk, clock }),
      },
      routes: [
        ...sourceRoutes({ db, desk, clock, projections, commands, names }),
        ...rereadRoutes({ db, commands, desk }),
        ...crawlRoutes(crawls, vault.sessions),
        ...coverageRoutes({ db, desk, clock, projections: missingProjections }),
      ],
    };
  },
});
