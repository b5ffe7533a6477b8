import { crawlEvents } from '@nomucheck/domain/crawling/crawl-events.ts';
import { crawlDecider, crawlStream } from '@nomucheck/domain/crawling/crawl-work.ts';
import { sourceDecider } from '@nomucheck/domain/crawling/source-record.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { v4 as uuidV4 } from 'uuid';
import { expect, test } from 'vitest';
import { createCommandHandler } from '../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../engine/event-store/testing/memory-log.ts';
import { createMemorySealer } from '../engine/sealing/memory-sealer.ts';
import { createCrawls } from './crawls.ts';
import { madeSource } from './testing/made-source.fixture.ts';

/** Works on an empty log, where only these sources can be asked. */
const worksWith = (ready: readonly SourceName[]) => {
  const store = createMemoryEventStore();
  const { sealer } = createMemorySealer();
  const commands = createCommandHandler({ store, sealer, catalogue: catalogueOf(crawlEvents) });
  const names: readonly SourceName[] = ['law-api-courts', 'law-api-commissions', 'commission-site'];
  const crawls = createCrawls({
    commands,
    db: { query: async () => Promise.reject(new Error('nothing is read')) },
    names: async () => () => '',
    desk: {
      restOf: async () => null,
      states: async () =>
        names.map((name) => ({
          ...{ name, message: null, setting: null, restsUntil: null, revision: 0 },
          record: sourceDecider.initialState,
          state: ready.includes(name) ? ('ready' as const) : ('unset' as const),
        })),
      open: async (name) => {
        if (!ready.includes(name)) throw new DomainError('crawl_source_unset', { params: { setting: name } });
        return madeSource(name, []);
      },
    },
  });
  return async (source?: SourceName): Promise<SourceName | undefined> => {
    const context = {
      ...{ commandId: uuidV4(), at: '2026-03-01T00:00:00.000Z', correlationId: 'a test' },
      actor: { id: 'system', role: 'system' } as const,
    };
    const { work } = await crawls.start('case-low', { from: '2026-01-01', to: '2026-01-31', source }, context);
    return (await commands.load(crawlDecider, crawlStream(work.id))).state?.source;
  };
};

test('without a source, a work asks the usual one of its kind, and another only where that can’t be asked', async () => {
  expect(await worksWith(['law-api-commissions', 'commission-site'])()).toBe('law-api-commissions');
  expect(await worksWith(['law-api-courts', 'commission-site'])()).toBe('commission-site');
});

test('a source that was chosen gives way to no other, and without any the usual one says why', async () => {
  await expect(worksWith(['commission-site'])('law-api-commissions')).rejects.toThrow('law-api-commissions');
  await expect(worksWith(['law-api-courts'])()).rejects.toThrow('law-api-commissions');
});
