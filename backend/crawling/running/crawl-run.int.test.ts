import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { calendarOf } from '@nomucheck/projections/crawling/coverage.ts';
import { failuresOf } from '@nomucheck/projections/crawling/failures.ts';
import { findWork, listCrawled } from '@nomucheck/projections/crawling/listing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { NotYet } from '../../engine/jobs/jobs.ts';
import type { TestDatabase } from '../../engine/testing/test-database.ts';
import { startedDatabase } from '../../testing/test-service.fixture.ts';
import { SourceUnusable, type StreamedSource } from '../sources/source.ts';
import { openCrawler } from '../testing/crawler.fixture.ts';
import { fetchedOf, type MadeSource, madeSource } from '../testing/made-source.fixture.ts';

let database: TestDatabase;
let crawler: ReturnType<typeof openCrawler>;
beforeAll(async () => {
  database = await startedDatabase();
  crawler = openCrawler(database.url);
  await crawler.readModels.start();
});
afterAll(async () => {
  await crawler.close();
  await database.close();
});

/** Each test has numbers and a month of its own, so that no decision is known from another test. */
let month = 0;
let courts: MadeSource;
const number = (n: number): string => String(month * 100 + n);
const day = (n: number): string => `20${String(month).padStart(2, '0')}-01-${String(n).padStart(2, '0')}`;
const verdictsOf = async (workId: string) => {
  const range = { from: 0, to: 99, sort: { field: 'day', descending: false } } as const;
  const { items } = await listCrawled(crawler.pool, 'case-high', { ...range, filter: { workId } });
  return items.map(({ itemId, verdict }) => [Number(itemId) % 100, verdict]);
};
const eventsSince = async (before: number) => (await crawler.eventsOfCases()).slice(before).map(({ type }) => type);
const run = (workId: string, options: Partial<Parameters<typeof crawler.run>[1]> = {}, last = false) =>
  crawler.run(workId, { adapters: { 'law-api-courts': courts }, ...options }, last);

beforeEach(() => {
  month += 1;
  courts = madeSource(
    'law-api-courts',
    [1, 2, 3, 4, 5].map((n) => ({ id: number(n), day: day(n) })),
  );
});

describe('a work', () => {
  it('makes a case of each decision; crawled again, it stores only what has changed, as a new text', async () => {
    const before = (await crawler.eventsOfCases()).length;
    const first = await crawler.start('law-api-courts', day(1), `20${String(month).padStart(2, '0')}-02-15`);
    await run(first);
    expect(await findWork(crawler.pool, 'case-high', first)).toMatchObject({
      ...{ stage: 'ended', complete: true, done: 5, listed: 5, windows: { total: 2, ended: 2, complete: 2 } },
      counts: { new: 5, changed: 0 },
    });
    const stored = await eventsSince(before);
    expect(stored.filter((type) => type === 'CaseCollected')).toHaveLength(5);

    courts.decisions = courts.decisions.map((made, at) => (at === 2 ? { ...made, text: '고친 본문이다.' } : made));
    const second = await crawler.start('law-api-courts', day(1), day(31));
    await run(second);
    expect(await verdictsOf(second)).toEqual([
      [1, 'unchanged'],
      [2, 'unchanged'],
      [3, 'changed'],
      [4, 'unchanged'],
      [5, 'unchanged'],
    ]);
    expect((await eventsSince(before)).slice(stored.length)).toEqual(['CaseTextChanged']);
  });

  it('proves a population where its windows are complete and the source publishes everything', async () => {
    const decisions = [1, 2, 3].map((n) => ({ id: number(n), day: day(n) }));
    const populationsOf = async (name: 'law-api-courts' | 'law-api-commissions') => {
      const before = (await crawler.eventsOfCases()).length;
      const workId = await crawler.start(name, day(1), day(20));
      await crawler.run(workId, { adapters: { [name]: madeSource(name, decisions) } });
      expect(await crawler.load(workId)).toMatchObject({ stage: 'ended', complete: true });
      return (await eventsSince(before)).filter((type) => type === 'CasePopulationConfirmed').length;
    };
    // Courts publish a choice of their decisions, however completely it is collected.
    expect(await populationsOf('law-api-courts')).toBe(0);
    expect(await populationsOf('law-api-commissions')).toBe(3);
  });

  it('is complete only if everything that the source said there is, was stored; the rest is asked for again', async () => {
    const [one, two, three] = [number(1), number(2), number(3)];
    const failed = { kind: 'failed', message: '출처가 답하지 않아요.' } as const;
    const raw = { bytes: Buffer.from('<html>'), mediaType: 'text/html' };
    courts.decisions = [
      { id: one, day: day(1), answer: failed },
      { id: two, day: day(2), answer: { kind: 'unusable', raw, message: '본문이 없어요.' } },
      { id: three, day: day(3), notNumbers: ['이송'] },
      { id: number(4), day: day(4), kind: 'case-low' },
      { id: number(5), day: day(5), answer: { kind: 'other_matter', raw } },
    ];
    const before = (await crawler.eventsOfCases()).length;
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    await run(workId);
    expect(await verdictsOf(workId)).toEqual([
      [1, 'failed'],
      [2, 'unusable'],
      [3, 'new'],
      [4, 'other_kind'],
      [5, 'other_matter'],
    ]);
    const range = { from: 0, to: 99, sort: { field: 'day', descending: false } } as const;
    const { items } = await listCrawled(crawler.pool, 'case-high', { ...range, filter: { workId } });
    // What is left out is named by its number, with the reason.
    expect(items.slice(2).map(({ title, message }) => `${title}: ${message}`)).toEqual([
      `사건 ${three}: 사건번호가 아니라 뺀 것: 이송 (연도, 사건 종류, 번호의 꼴이 아님)`,
      `사건 ${number(4)} (2025두${number(4)}): 초심 판정 자료라 이 수집에서 뺐습니다.`,
      `사건 ${number(5)}: 해고에 관한 사건이 아니라 이 수집에서 뺐습니다.`,
    ]);
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({ stage: 'ended', complete: false });
    expect(await eventsSince(before)).toEqual(['CaseCollected']);
    const groups = await failuresOf(crawler.pool, { kind: 'case-high', source: 'law-api-courts', workId });
    expect(groups).toMatchObject([
      { verdict: 'failed', message: failed.message, items: 1, examples: [{ itemId: one }], works: [workId] },
      { verdict: 'unusable', message: '본문이 없어요.', items: 1, works: [] },
    ]);
    const span = { kind: 'case-high', source: 'law-api-courts', from: day(1), to: day(21) } as const;
    const calendar = await calendarOf(crawler.pool, span, '2026-11-23');
    // Only the days of what is missing: the source has named all of the other days, too.
    expect(calendar.days.map(({ state }) => state)).toEqual([
      ...['incomplete', 'incomplete'],
      ...Array(18).fill('complete'),
      'none',
    ]);
    expect(calendar.days[2]).toEqual({ day: day(3), items: 1, state: 'complete' });
    expect(calendar.gaps).toContainEqual(expect.objectContaining({ to: day(2) }));

    // The source has recovered.
    courts.decisions = [1, 2, 3].map((n) => ({ id: number(n), day: day(n) }));
    courts.asked.length = 0;
    await crawler.give(workId, { type: 'ResumeCrawl' });
    await run(workId);
    expect(courts.asked).toEqual([one]);
    // What couldn't be read isn't asked for again: a better reader may read the bytes that are kept.
    expect(await verdictsOf(workId)).toContainEqual([2, 'unusable']);
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({ complete: false, counts: { failed: 0 } });
  });

  it('isn’t complete if the source says that there are more than it names', async () => {
    courts.unnamed = 1;
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    await run(workId);
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({ complete: false, counts: { new: 5 } });
    const span = { kind: 'case-high', source: 'law-api-courts', from: day(1), to: day(20) } as const;
    const { days } = await calendarOf(crawler.pool, span, '2026-11-23');
    expect(new Set(days.map(({ state }) => state))).toEqual(new Set(['incomplete']));
    courts.unnamed = 0;
    await crawler.give(workId, { type: 'ResumeCrawl' });
    await run(workId);
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({ complete: true, counts: { new: 5 } });
  });

  it('that dies after any of its writes and is started again ends with every item once', async () => {
    const before = (await crawler.eventsOfCases()).length;
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    for (const writes of [1, 2, 3, 2, 4])
      await expect(run(workId, { overCommands: dyingAfter(writes) })).rejects.toThrow();
    await run(workId);
    const collected = await crawler.eventsOfCases();
    const streams = collected.slice(before).flatMap(({ type, stream }) => (type === 'CaseCollected' ? stream : []));
    expect(new Set(streams).size).toBe(5);
    expect(streams).toHaveLength(5);
    const recorded = (await crawler.history(workId)).flatMap((event) =>
      event.type === 'CrawlItemsRecorded' ? event.data.items.map(({ id, verdict }) => [id, verdict]) : [],
    );
    expect(recorded).toEqual(courts.decisions.map(({ id }) => [id, 'new']));
    expect(await crawler.load(workId)).toMatchObject({ stage: 'ended', complete: true });
  });

  it('goes on when a case was changed elsewhere at the same moment', async () => {
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    let changed = 0;
    const overCommands = (commands: CommandHandler): CommandHandler => ({
      ...commands,
      handle: async (decider, options) => {
        if (options.stream.startsWith('case-') && ++changed === 3) throw new DomainError('conflict');
        return commands.handle(decider, options);
      },
    });
    // Not a refusal: those aren't tried again by jobs, and the work would stand as running for ever.
    await expect(run(workId, { overCommands })).rejects.not.toBeInstanceOf(DomainError);
    expect(changed).toBe(3);
    expect((await crawler.load(workId))?.stage).toBe('running');
    await run(workId);
    expect(await crawler.load(workId)).toMatchObject({ stage: 'ended', complete: true });
  });

  it('asks for what failed before after everything that was never asked for', async () => {
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    courts.before = async (what, id) => {
      if (what === 'fetch' && id === number(3)) throw new SourceUnusable('unreachable', '답이 없어요.');
    };
    courts.decisions[0] = { id: number(1), day: day(1), answer: { kind: 'failed', message: '오지 않았습니다.' } };
    await run(workId);
    courts.before = () => {};
    courts.asked.length = 0;
    await crawler.give(workId, { type: 'ResumeCrawl' });
    await run(workId);
    expect(courts.asked).toEqual([3, 4, 5, 1].map(number));
  });

  it('also where what failed is in an earlier window: each window is reached, however often the same items fail', async () => {
    const failed = { kind: 'failed', message: '오지 않았습니다.' } as const;
    const inFebruary = `20${String(month).padStart(2, '0')}-02-10`;
    const commissions = madeSource('law-api-commissions', [
      ...[1, 2].map((n) => ({ id: number(n), day: day(n), answer: failed })),
      { id: number(3), day: day(3) },
      ...[4, 5].map((n) => ({ id: number(n), day: inFebruary })),
    ]);
    const options = { adapters: { 'law-api-commissions': commissions } };
    // Two failures in a row let this source rest; its rest is over when the work is resumed.
    let inARow = 0;
    commissions.before = (_what, id) => {
      if (inARow === 2) throw new SourceUnusable('unreachable', '쉬는 중이에요.');
      inARow = id === number(1) || id === number(2) ? inARow + 1 : 0;
    };
    const before = (await crawler.eventsOfCases()).length;
    const workId = await crawler.start('law-api-commissions', day(1), inFebruary);
    await crawler.run(workId, options);
    expect((await crawler.load(workId))?.stage).toBe('failed');
    inARow = 0;
    commissions.asked.length = 0;
    await crawler.give(workId, { type: 'ResumeCrawl' });
    await crawler.run(workId, options);
    expect(commissions.asked).toEqual([3, 4, 5, 1, 2].map(number));
    expect((await eventsSince(before)).filter((type) => type === 'CasePopulationConfirmed')).toHaveLength(2);
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({
      ...{ stage: 'ended', complete: false, windows: { total: 2, ended: 2, complete: 1 } },
    });
  });

  it('keeps what has an unknown form, says so, and goes on', async () => {
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    const raw = { bytes: Buffer.from('<html>'), mediaType: 'text/html' };
    const answer = { kind: 'unknown_form', raw, message: '형식이 다릅니다.' } as const;
    courts.decisions[1] = { id: number(2), day: day(2), answer };
    await run(workId);
    expect(courts.asked).toEqual([1, 2, 3, 4, 5].map(number));
    const recorded = (await crawler.history(workId)).flatMap((event) =>
      event.type === 'CrawlItemsRecorded' ? event.data.items : [],
    );
    expect(recorded[1]).toMatchObject({
      verdict: 'unusable',
      raw: { mediaType: 'text/html' },
      message: answer.message,
    });
    const groups = await failuresOf(crawler.pool, { kind: 'case-high', source: 'law-api-courts', workId });
    expect(groups).toMatchObject([{ verdict: 'unusable', message: answer.message, examples: [{ itemId: number(2) }] }]);
    expect(await crawler.load(workId)).toMatchObject({ stage: 'ended', complete: false });
  });

  it('asks again for a case of which a file didn’t come, and keeps what it has while the source doesn’t answer', async () => {
    const decided = fetchedOf('law-api-courts', { id: number(1), day: day(1) });
    if (decided.kind !== 'decision') throw new Error('no decision');
    const pdf = { bytes: Buffer.from('%PDF'), mediaType: 'application/pdf' };
    const withFile = (raw: typeof pdf | null) => ({ ...decided, attachments: [{ name: '판정서.pdf', raw }] });
    const failed = { kind: 'failed', message: '오지 않았습니다.' } as const;
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    const shown = async () => {
      const filter = { workId, q: number(1) };
      const wanted = { from: 0, to: 0, sort: { field: 'at', descending: true }, filter } as const;
      return (await listCrawled(crawler.pool, 'case-high', wanted)).items[0];
    };
    const groups = () => failuresOf(crawler.pool, { kind: 'case-high', source: null, workId });
    for (const [answer, verdict, reason] of [
      [withFile(null), 'new', 'no_file'],
      [failed, 'failed', 'failed'],
    ] as const) {
      courts.decisions[0] = { id: number(1), day: day(1), answer };
      await crawler.give(workId, { type: 'ResumeCrawl' });
      await run(workId);
      expect(await groups()).toMatchObject([{ verdict: reason, items: 1, works: [workId] }]);
      expect(await shown()).toMatchObject({ verdict, caseId: expect.any(String), raw: expect.any(Object) });
      expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({
        ...{ complete: false, lackingFiles: verdict === 'new' ? 1 : 0, counts: { failed: verdict === 'new' ? 0 : 1 } },
      });
    }
    courts.asked.length = 0;
    courts.decisions[0] = { id: number(1), day: day(1), answer: withFile(pdf) };
    await crawler.give(workId, { type: 'ResumeCrawl' });
    await run(workId);
    expect(courts.asked).toEqual([number(1)]);
    expect(await groups()).toEqual([]);
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({ complete: true, lackingFiles: 0 });
  });

  it('ends after the item at hand when a person cancels it, and goes on after that item when resumed', async () => {
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    courts.before = async (what, id) => {
      if (what === 'fetch' && id === number(2)) await crawler.give(workId, { type: 'CancelCrawl' });
    };
    await run(workId);
    expect(await verdictsOf(workId)).toEqual([
      [1, 'new'],
      [2, 'new'],
    ]);
    await run(workId);
    expect((await crawler.load(workId))?.stage).toBe('cancelled');
    courts.before = () => {};
    courts.asked.length = 0;
    await crawler.give(workId, { type: 'ResumeCrawl' });
    await run(workId);
    expect(courts.asked).toEqual([number(3), number(4), number(5)]);
    expect(await crawler.load(workId)).toMatchObject({ stage: 'ended', complete: true });
  });

  it('doesn’t wait for a source that is slow to answer when a person cancels it', async () => {
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    courts.before = async (what, id, signal) => {
      if (what === 'list' || id !== number(3)) return;
      await crawler.give(workId, { type: 'CancelCrawl' });
      await new Promise((_answered, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    await run(workId, { itemsAtOnce: 9 });
    // What had been stored by then is in the record.
    expect(await verdictsOf(workId)).toEqual([
      [1, 'new'],
      [2, 'new'],
    ]);
    expect((await crawler.load(workId))?.stage).toBe('cancelled');
  });

  it('stops when its source is switched off', async () => {
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    const adapters: Parameters<typeof crawler.run>[1]['adapters'] = { 'law-api-courts': courts };
    courts.before = async (_what, id, signal) => {
      if (id !== number(2)) return;
      adapters['law-api-courts'] = 'off';
      await new Promise((_answered, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    };
    await run(workId, { adapters });
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({
      ...{ stage: 'failed', done: 1, failure: { why: 'unreachable', message: expect.stringContaining('꺼 둔') } },
    });
  });

  it('stops with the reason when the source can’t be used, keeps what came before, and goes on when resumed', async () => {
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    courts.before = (what, id) => {
      if (what === 'fetch' && id === number(4)) throw new SourceUnusable('blocked', '사람인지 묻는 화면이 나왔어요.');
    };
    await run(workId);
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({
      ...{ stage: 'failed', failure: { why: 'blocked', message: '사람인지 묻는 화면이 나왔어요.' } },
      ...{ done: 3, windows: { ended: 0 } },
    });
    courts.before = () => {};
    await crawler.give(workId, { type: 'ResumeCrawl' });
    await run(workId);
    expect(await crawler.load(workId)).toMatchObject({ stage: 'ended', complete: true });
  });

  it('waits while its source rests, goes on by itself from where it was, and can be cancelled meanwhile', async () => {
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    const message = '답이 없어요.';
    let until: string | null = null;
    let restsMs = 30_000;
    const rest = () =>
      until === null ? null : { why: 'unreachable' as const, message, until, since: until, times: 1 };
    courts.before = (what, id) => {
      if (until !== null || (what === 'fetch' && id === number(3))) {
        until = new Date(Date.now() + restsMs).toISOString();
        throw new SourceUnusable('unreachable', message);
      }
    };
    await expect(run(workId, { rest })).rejects.toMatchObject({ seconds: expect.toSatisfy((s) => s > 20 && s <= 30) });
    expect(await crawler.load(workId)).toMatchObject({ stage: 'running', complete: null });
    // A person may end the rest before its time, so it is looked at again within a minute.
    restsMs = 3_600_000;
    await expect(run(workId, { rest })).rejects.toMatchObject({ seconds: 60 });

    until = null;
    courts.before = () => {};
    courts.asked.length = 0;
    await run(workId, { rest });
    expect(courts.asked).toEqual([3, 4, 5].map(number));
    expect(await crawler.load(workId)).toMatchObject({ stage: 'ended', complete: true });

    const other = await crawler.start('law-api-courts', day(1), day(20));
    courts.before = () => {
      until = new Date(Date.now() + restsMs).toISOString();
      throw new SourceUnusable('unreachable', message);
    };
    await expect(run(other, { rest })).rejects.toBeInstanceOf(NotYet);
    await crawler.give(other, { type: 'CancelCrawl' });
    await run(other, { rest });
    expect((await crawler.load(other))?.stage).toBe('cancelled');
  });

  it('doesn’t wait for ever for a source that lists its items and sends none of them', async () => {
    const failed = { kind: 'failed', message: '오지 않았습니다.' } as const;
    courts.decisions = Array.from({ length: 20 }, (_, at) => ({ id: number(at + 1), day: day(1), answer: failed }));
    // As its breaker does: after five failures in a row it rests.
    let inARow = 0;
    courts.before = (what) => {
      if (what === 'list') return;
      if (inARow === 5) throw new SourceUnusable('unreachable', failed.message);
      inARow += 1;
    };
    const until = new Date(Date.now() + 30_000).toISOString();
    const rest = () => ({ why: 'unreachable' as const, message: failed.message, until, since: until, times: 1 });
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    await expect(run(workId, { rest })).rejects.toBeInstanceOf(NotYet);
    inARow = 0;
    await run(workId, { rest });
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({
      ...{ stage: 'failed', failure: { why: 'unreachable', message: failed.message }, counts: { failed: 10 } },
    });
  });

  it('stops with the reason when its source isn’t configured any more, or after its last try', async () => {
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    await run(workId, { adapters: {} });
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({
      stage: 'failed',
      failure: { message: expect.stringContaining('설정') },
    });
    await crawler.give(workId, { type: 'ResumeCrawl' });
    courts.before = () => {
      throw new TypeError('a fault of the adapter');
    };
    await expect(run(workId)).rejects.toThrow('a fault');
    await run(workId, {}, true);
    expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({ failure: { why: 'unexpected' } });
  });
});

describe('works of one source', () => {
  it('run one after the other, in the order in which they were started', async () => {
    const first = await crawler.start('law-api-courts', day(1), day(3));
    const second = await crawler.start('law-api-courts', day(4), day(5));
    expect(await findWork(crawler.pool, 'case-high', second)).toMatchObject({ stage: 'running', waiting: true });
    await expect(run(second)).rejects.toBeInstanceOf(NotYet);
    // Another process is at the first one.
    const { promise: reached, resolve: hasReached } = Promise.withResolvers<void>();
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>();
    courts.before = async () => {
      hasReached();
      await goOn;
    };
    const running = run(first);
    await reached;
    await expect(run(first)).rejects.toBeInstanceOf(NotYet);
    letGo();
    await running;
    expect(await verdictsOf(first)).toHaveLength(3);
    await run(second);
    expect(await verdictsOf(second)).toHaveLength(2);
    expect(courts.asked).toEqual(courts.decisions.map(({ id }) => id));
  });

  it('go on in another process when the one that had the source is paused for too long', async () => {
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: reached, resolve: hasReached } = Promise.withResolvers<void>();
    courts.before = async (_what, id) => {
      if (id !== number(3) || courts.asked.filter((asked) => asked === id).length > 1) return;
      hasReached();
      await goOn;
    };
    const paused = run(workId);
    await reached;
    // As if its process had stood still: it didn't renew its hold.
    await crawler.pool.query(`update vault.crawl_leases set until = now() - interval '1 second'`);
    await run(workId);
    letGo();
    await paused.catch(() => {});
    const recorded = (await crawler.history(workId)).flatMap((event) =>
      event.type === 'CrawlItemsRecorded' ? event.data.items.map(({ id }) => id) : [],
    );
    expect(recorded.toSorted()).toEqual(courts.decisions.map(({ id }) => id));
    expect(await crawler.load(workId)).toMatchObject({ stage: 'ended', complete: true });
  });
});

describe('one decision from several sources', () => {
  it('is one case: the second source is noted beside it, and its text doesn’t replace the first one’s', async () => {
    const same = { day: day(1), tribunal: '중앙노동위원회', caseNumber: `중앙20${month}부해1` };
    const commissions = madeSource('law-api-commissions', [{ id: number(1), text: '공개 목록의 본문이다.', ...same }]);
    const site = madeSource('commission-site', [{ id: number(9), text: '누리집의 요지이다.', ...same }]);
    const options = { adapters: { 'law-api-commissions': commissions, 'commission-site': site } };
    const before = (await crawler.eventsOfCases()).length;
    const first = await crawler.start('law-api-commissions', day(1), day(20));
    await crawler.run(first, options);
    const second = await crawler.start('commission-site', day(1), day(20));
    await crawler.run(second, options);
    expect(await verdictsOf(second)).toEqual([[9, 'linked']]);
    expect(await eventsSince(before)).toEqual(['CaseCollected', 'CasePopulationConfirmed', 'CaseSourceLinked']);

    // Crawled again, the same number still leads to that case; only another text of it is noted.
    const third = await crawler.start('commission-site', day(1), day(20));
    await crawler.run(third, options);
    expect(await verdictsOf(third)).toEqual([[9, 'unchanged']]);
    site.decisions = [{ id: number(9), text: '고친 요지이다.', ...same }];
    const fourth = await crawler.start('commission-site', day(1), day(20));
    await crawler.run(fourth, options);
    expect(await verdictsOf(fourth)).toEqual([[9, 'changed']]);
    expect((await crawler.eventsOfCases()).slice(before).map(({ stream }) => stream)).toEqual(
      Array(4).fill(expect.any(String)),
    );
    expect(new Set((await crawler.eventsOfCases()).slice(before).map(({ stream }) => stream)).size).toBe(1);
  });

  it('has one text also when two places have it under one number, each with a text of its own', async () => {
    const before = (await crawler.eventsOfCases()).length;
    const ours = { id: number(1), day: day(1) };
    const places = (courtsText: string, copyText: string) => ({
      adapters: {
        'law-api-courts': madeSource('law-api-courts', [{ ...ours, text: courtsText }]),
        'commission-site': {
          ...madeSource('law-api-courts', [{ ...ours, text: copyText }]),
          name: 'commission-site' as const,
        },
      },
    });
    const crawl = async (name: 'law-api-courts' | 'commission-site', options: ReturnType<typeof places>) => {
      const workId = await crawler.start(name, day(1), day(20));
      await crawler.run(workId, options);
      return (await verdictsOf(workId))[0]?.[1];
    };
    const first = places('첫 본문이다.', '베낀 본문이다.');
    expect(await crawl('law-api-courts', first)).toBe('new');
    expect(await crawl('commission-site', first)).toBe('linked');
    expect(await crawl('law-api-courts', first)).toBe('unchanged');
    expect(await crawl('commission-site', first)).toBe('unchanged');
    expect(await crawl('law-api-courts', places('고친 본문이다.', ''))).toBe('changed');
    const stored = await eventsSince(before);
    expect(stored).toEqual(['CaseCollected', 'CaseSourceLinked', 'CaseTextChanged']);
  });

  it('is one case also when a file has the number of the second source', async () => {
    const same = { day: day(1), tribunal: '중앙노동위원회', caseNumber: `중앙20${month}부해1` };
    const commissions = madeSource('law-api-commissions', [{ id: number(1), ...same }]);
    const site = madeSource('commission-site', [{ id: number(9), ...same }]);
    const adapters = { 'law-api-commissions': commissions, 'commission-site': site };
    for (const name of ['law-api-commissions', 'commission-site'] as const)
      await crawler.run(await crawler.start(name, day(1), day(20)), { adapters });
    const before = (await crawler.eventsOfCases()).length;
    const fetched = await site.fetch(number(9), AbortSignal.timeout(1_000));
    if (fetched.kind !== 'decision') throw new Error('no decision');
    const [row] = await crawler.imported(fetched.decision);
    expect(row).toMatchObject({ verdict: 'unchanged', message: expect.stringContaining('다른 출처') });
    expect((await crawler.eventsOfCases()).length).toBe(before);
  });

  it('is one case also when both come at the same moment', async () => {
    const same = { day: day(1), tribunal: '중앙노동위원회', caseNumber: `중앙20${month}부해1` };
    const made = { 'law-api-commissions': { id: number(1), ...same }, 'commission-site': { id: number(9), ...same } };
    const both = ['law-api-commissions', 'commission-site'] as const;
    const adapters = Object.fromEntries(both.map((name) => [name, madeSource(name, [made[name]])]));
    const before = (await crawler.eventsOfCases()).length;
    const works = [];
    for (const name of both) works.push(await crawler.start(name, day(1), day(20)));
    await Promise.all(works.map((workId) => crawler.run(workId, { adapters })));
    const types = (await eventsSince(before)).filter((type) => type !== 'CasePopulationConfirmed');
    expect(types).toEqual(['CaseCollected', 'CaseSourceLinked']);
  });

  it('is a case each where one source has two numbers for one tribunal, day and case number', async () => {
    const same = { day: day(1), caseNumber: `2025두${month}` };
    courts.decisions = [
      { id: number(1), ...same },
      { id: number(2), ...same },
    ];
    const workId = await crawler.start('law-api-courts', day(1), day(20));
    await run(workId);
    expect(await verdictsOf(workId)).toEqual([
      [1, 'new'],
      [2, 'new'],
    ]);
  });
});

describe('a source that sends everything in one stream', () => {
  const streamed = (mark: string, cutAfter = Number.POSITIVE_INFINITY) => {
    const asked: (string | null)[] = [];
    const source: StreamedSource = {
      ...{ name: 'precedent-repository', readerVersion: 1, read: courts.read },
      stream: async function* ({ since }) {
        asked.push(since);
        const decisions = since === null ? courts.decisions : courts.decisions.slice(0, 1);
        for (const [at, made] of decisions.entries()) {
          if (at === cutAfter) return;
          yield { kind: 'item', id: made.id, title: '', fetched: fetchedOf('precedent-repository', made) };
        }
        yield { kind: 'end', total: decisions.length, mark };
      },
    };
    return { asked, adapters: { 'precedent-repository': source } };
  };

  it('is asked from the beginning until a whole stream has come, then only for what changed since', async () => {
    // A mark belongs to the days that were asked for; no test before this one had so wide a span.
    const span = ['1990-01-01', `20${String(month).padStart(2, '0')}-12-31`] as const;
    const cut = streamed('mark-1', 3);
    const first = await crawler.start('precedent-repository', ...span);
    await crawler.run(first, cut);
    expect(await findWork(crawler.pool, 'case-high', first)).toMatchObject({ stage: 'failed', done: 3 });
    const whole = streamed('mark-1');
    await crawler.give(first, { type: 'ResumeCrawl' });
    await crawler.run(first, whole);
    expect(await findWork(crawler.pool, 'case-high', first)).toMatchObject({ complete: true, counts: { new: 5 } });
    const later = streamed('mark-2');
    const second = await crawler.start('precedent-repository', ...span);
    await crawler.run(second, later);
    expect([...cut.asked, ...whole.asked, ...later.asked]).toEqual([null, null, 'mark-1']);
    expect(await findWork(crawler.pool, 'case-high', second)).toMatchObject({
      complete: true,
      counts: { unchanged: 1 },
    });
  });

  it('proves no population, because a stream of what changed doesn’t say what an earlier one lacked', async () => {
    const before = (await crawler.eventsOfCases()).length;
    const adapters = {
      'law-api-commissions': {
        ...streamed('mark').adapters['precedent-repository'],
        name: 'law-api-commissions' as const,
      },
    };
    const workId = await crawler.start('law-api-commissions', day(1), day(20));
    await crawler.run(workId, { adapters });
    expect(await crawler.load(workId)).toMatchObject({ stage: 'ended', complete: true });
    expect(await eventsSince(before)).toEqual(Array(5).fill('CaseCollected'));
  });
});

/** The program dies at its nth write: none of its later calls reaches the log. */
const dyingAfter =
  (writes: number) =>
  (commands: CommandHandler): CommandHandler => {
    let left = writes;
    return {
      ...commands,
      handle: async (decider, options) => {
        left -= 1;
        if (left < 0) throw new Error('the process is dead');
        return commands.handle(decider, options);
      },
    };
  };
