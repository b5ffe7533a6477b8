import { randomUUID } from 'node:crypto';
import { absent, refused } from '@nomucheck/domain/crawling/law-api/law-api.fixture.ts';
import { sourceEvents } from '@nomucheck/domain/crawling/source-record.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMarkdownThread } from '../../case-import/context.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../engine/event-store/testing/memory-log.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { openAnswerReader } from '../fetching/reading/answer-thread.ts';
import { crawlingSettings } from '../settings.ts';
import { crawlTables } from '../testing/crawl-tables.fixture.ts';
import { type LawApiServer, openLawApiServer, TRIAL_KEY } from '../testing/law-api-server.fixture.ts';
import type { Adapters } from './adapters.ts';
import { type Source, SourceUnusable, type StreamedSource } from './source.ts';
import { createSourceDesk } from './source-desk.ts';

const pool = crawlTables();
const [answers, markdown] = [openAnswerReader(), openMarkdownThread()];
const going = new AbortController().signal;
const may = { from: '2023-05-01', to: '2023-05-31' };

let server: LawApiServer;
beforeAll(async () => {
  server = await openLawApiServer();
});
afterAll(async () => {
  await server.close();
  await Promise.all([answers.close(), markdown.close()]);
});

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
let commands: ReturnType<typeof createCommandHandler>;
beforeEach(() => {
  server.reset();
  lines.length = 0;
  commands = createCommandHandler({
    ...{ store: createMemoryEventStore(), sealer: createMemorySealer().sealer },
    catalogue: catalogueOf(sourceEvents),
  });
});

const desk = (environment: Readonly<Record<string, string>> = {}, adapters: Partial<Adapters> = {}) =>
  createSourceDesk({
    publicUrl: 'http://localhost:3000',
    settings: crawlingSettings.read({
      ...{ LAW_API_KEY: TRIAL_KEY, LAW_API_URL: server.origin, CRAWL_TRIAL_ORIGINS: server.origin },
      CRAWL_REQUESTS_PER_SECOND: '5',
      ...environment,
    }),
    ...{ answers, markdown },
    ...{ pool: pool(), commands, clock: () => new Date('2026-11-23T00:00:00.000Z'), log, adapters },
  });
const stateOf = async (wanted: string, of = desk()) => (await of.states()).find(({ name }) => name === wanted);
const context = () => ({
  ...{ commandId: randomUUID(), correlationId: randomUUID(), at: '2026-11-23T00:00:00.000Z' },
  ...{ actor: { id: randomUUID(), role: 'admin' as const }, reason: '점검' },
});
const refusalOf = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? [error.code, error.details] : error),
  );
const courts = async (of = desk()) => {
  const source = await of.open('law-api-courts');
  if ('stream' in source) throw new Error('a stream');
  return source;
};

describe('a source', () => {
  it('that is configured can be asked', async () => {
    server.courts = [{ id: 7, day: '2023-05-11' }];
    expect(await stateOf('law-api-courts')).toMatchObject({ state: 'ready', message: null, restsUntil: null });
    expect(await (await courts()).list(may, going)).toMatchObject({ total: 1, items: [{ id: '7' }] });
  });

  it('without its key says in the words of an editor what to ask for, and names the setting apart', async () => {
    const without = desk({ LAW_API_KEY: '' });
    expect(await stateOf('law-api-commissions', without)).toMatchObject({
      ...{ state: 'unset', setting: 'LAW_API_KEY' },
      message: /^국가법령정보 계정이 등록되어 있지 않아 .*최고 관리자에게 .* 요청해/,
    });
    expect(await refusalOf(courts(without))).toEqual([
      'crawl_source_unset',
      { params: { setting: '국가법령정보 계정' } },
    ]);
    expect(await stateOf('precedent-repository', without)).toMatchObject({ state: 'ready' });
  });

  it('is off if the configuration leaves it out; a name that doesn’t exist ends the start', async () => {
    const few = desk({ CRAWL_SOURCES: 'commission-site, precedent-repository' });
    expect((await few.states()).map(({ state }) => state)).toEqual(['off', 'off', 'ready', 'ready']);
    expect(await refusalOf(courts(few))).toMatchObject(['crawl_source_off', {}]);
    expect(() => desk({ CRAWL_SOURCES: 'law-api' })).toThrow(/^CRAWL_SOURCES의 값이 잘못되었습니다/);
  });

  it('is switched off and on by a person, for every process', async () => {
    await desk().switchTo('law-api-courts', false, context());
    expect(await stateOf('law-api-courts')).toMatchObject({ state: 'off' });
    expect(await refusalOf(courts())).toMatchObject(['crawl_source_off', {}]);
    await desk().switchTo('law-api-courts', true, context());
    expect(await stateOf('law-api-courts')).toMatchObject({ state: 'ready' });
  });

  it('that isn’t public is refused unless its origin is named for trials', async () => {
    const source = await courts(desk({ CRAWL_TRIAL_ORIGINS: '' }));
    await expect(source.list(may, going)).rejects.toMatchObject({ why: 'blocked' });
    expect(server.asked).toHaveLength(0);
  });
});

describe('a source that refuses the key', () => {
  const refuse = async (): Promise<void> => {
    server.instead = () => ({ body: JSON.stringify(refused) });
    await expect((await courts()).list(may, going)).rejects.toMatchObject({ why: 'refused' });
  };

  it('rests until its settings change, and says so', async () => {
    await refuse();
    const resting = { state: 'resting', message: /인증키.*설정을 고치거나 다시 켤 때까지 쉽니다/, restsUntil: null };
    expect(await stateOf('law-api-courts')).toMatchObject(resting);
    expect(await refusalOf(courts())).toMatchObject(['crawl_source_failed', { errors: { source: /인증키/ } }]);
    expect(server.asked).toHaveLength(1);
    expect(await stateOf('law-api-courts', desk({ LAW_API_KEY: 'another' }))).toMatchObject({ state: 'ready' });
    expect(await stateOf('law-api-commissions')).toMatchObject({ state: 'ready' });
  });

  it('or until a person switches it on', async () => {
    await refuse();
    await desk().switchTo('law-api-courts', true, context());
    expect(await stateOf('law-api-courts')).toMatchObject({ state: 'ready' });
  });

  it('is told to the operator, and no line of the log, no message and no table has the key', async () => {
    await refuse();
    server.instead = () => ({ body: JSON.stringify({ [TRIAL_KEY]: absent }) });
    const blocked = await await desk().open('law-api-commissions');
    if (!('stream' in blocked))
      await blocked.list(may, going).catch((error: unknown) => log.error({ err: error }, 'a work stopped'));
    expect(lines.join('')).toMatch(/law-api-courts.*refused/);
    const { rows } = await pool().query('select source, state from vault.crawl_breakers');
    expect(rows).toHaveLength(2);
    expect(await stateOf('law-api-commissions')).toMatchObject({
      ...{ state: 'resting', restsUntil: '2026-11-23T01:00:00.000Z' },
      message: /no Nlrc but ….*2026년 11월 23일 10:00까지 쉽니다/,
    });
    const everything = [...lines, JSON.stringify(rows), JSON.stringify(await desk().states())].join('\n');
    expect(everything).not.toContain(TRIAL_KEY);
  });
});

describe('a source that wants to be left alone for longer than a work waits', () => {
  it.each([
    ['seconds', (): string => '7200', 7_200_000],
    ['a date', (): string => new Date(Date.now() + 7_200_000).toUTCString(), 7_190_000],
  ])('which it names as %s is asked once, and rests until then for every process', async (_as, header, leastMs) => {
    server.instead = () => ({ status: 429, body: '', headers: { 'Retry-After': header() } });
    await expect((await courts()).list(may, going)).rejects.toMatchObject({ why: 'unreachable' });
    expect(server.asked).toHaveLength(1);
    const state = await stateOf('law-api-courts');
    expect(state).toMatchObject({ state: 'resting', message: /한동안 요청하지 말아 달라고.*쉽니다/ });
    const rested = Date.parse(state?.restsUntil ?? '') - Date.parse('2026-11-23T00:00:00.000Z');
    expect(rested).toBeGreaterThanOrEqual(leastMs);
    expect(rested).toBeLessThanOrEqual(7_200_000);
    expect(await refusalOf(courts())).toMatchObject(['crawl_source_failed', {}]);
    expect(lines.join('')).toMatch(/law-api-courts.*unreachable/);
  });

  it('also for a minute where its list doesn’t come and it names no time', async () => {
    const failing: Source = {
      ...{ name: 'law-api-courts', readerVersion: 1, read: () => ({ kind: 'other_matter' }) },
      list: async () => {
        throw new SourceUnusable('unreachable', '목록이 오지 않아요.');
      },
      fetch: async () => ({ kind: 'failed', message: '' }),
    };
    const of = desk({}, { 'law-api-courts': failing });
    expect(await of.restOf('law-api-courts')).toBeNull();
    const source = await courts(of);
    for (let time = 0; time < 2; time += 1) await expect(source.list(may, going)).rejects.toThrow('목록이');
    expect(await of.restOf('law-api-courts')).toMatchObject({
      ...{ why: 'unreachable', message: '목록이 오지 않아요.', until: '2026-11-23T00:01:00.000Z' },
    });
    expect(await refusalOf(courts(of))).toMatchObject(['crawl_source_failed', {}]);
  });

  it('also where it is read as a stream', async () => {
    const repository: StreamedSource = {
      ...{ name: 'precedent-repository', readerVersion: 1, read: () => ({ kind: 'other_matter' }) },
      // biome-ignore lint/correctness/useYield: it is refused before its first item
      async *stream() {
        throw new SourceUnusable('unreachable', '한도를 넘었어요.', 1_800_000);
      },
    };
    const resting = desk({}, { 'precedent-repository': repository });
    const source = await resting.open('precedent-repository');
    if (!('stream' in source)) throw new Error('no stream');
    await expect(Array.fromAsync(source.stream({ window: may, since: null }, going))).rejects.toThrow('한도');
    expect(await stateOf('precedent-repository', resting)).toMatchObject({ restsUntil: '2026-11-23T00:30:00.000Z' });
  });
});
