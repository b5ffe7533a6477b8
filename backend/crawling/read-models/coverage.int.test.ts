import { expect, test } from 'vitest';
import { calendarOf, lastMark } from '../../../projections/crawling/coverage.ts';
import { crawlItems } from '../../../projections/crawling/crawl-items.ts';
import { crawlWindows } from '../../../projections/crawling/crawl-windows.ts';
import { crawlWorks } from '../../../projections/crawling/crawl-works.ts';
import { failuresOf } from '../../../projections/crawling/failures.ts';
import { rereadDifferences } from '../../../projections/crawling/rereading/reread-differences.ts';
import { rereads } from '../../../projections/crawling/rereading/rereads.ts';
import type { LoggedEvent } from '../../../projections/testing/fake-source.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

const database = readModelDatabase();
const ofRepository = { kind: 'case-high', source: 'precedent-repository' } as const;

type Item = {
  readonly id: string;
  readonly day?: string;
  readonly verdict?: string;
  readonly raw?: object;
  readonly files?: readonly object[];
};
type Crawl = {
  readonly from?: string;
  readonly to?: string;
  /** When its stream had come, in Korean time. */
  readonly at?: string;
  readonly mark?: string;
  readonly items?: readonly Item[];
  /** As many as didn't come. */
  readonly fewer?: number;
  readonly stage?: 'ended' | 'cut' | 'listed' | 'resumed';
};

/** The events of a work that reads a stream, as the crawler writes them. */
const crawl = (workId: string, crawled: Crawl): readonly LoggedEvent[] => {
  const { from = '2026-01-01', to = '2026-03-31', at = '2026-04-02T12:00', mark = workId, items = [] } = crawled;
  const { fewer = 0, stage = 'ended' } = crawled;
  const stream = `crawl-${workId}`;
  const event = (type: string, data: object): LoggedEvent => ({
    ...{ stream, type, data: { workId, ...data }, at: new Date(`${at}:00+09:00`).toISOString() },
  });
  const recorded = items.map(({ id, day = null, verdict = 'new', raw = null, files = [] }) => ({
    ...{
      id,
      title: id,
      day,
      verdict,
      caseId: verdict === 'new' ? '018f0000-0000-7000-8000-000000000009' : null,
      raw,
      reader: null,
      attachments: files,
      message: null,
      was: null,
    },
  }));
  const complete = fewer === 0 && recorded.every(({ verdict }) => verdict === 'new');
  return [
    event('CrawlStarted', { ...ofRepository, from, to, windowDays: 100_000 }),
    ...(items.length === 0 ? [] : [event('CrawlItemsRecorded', { ...ofRepository, window: 1, items: recorded })]),
    ...(stage === 'cut'
      ? []
      : [event('CrawlWindowListed', { window: 1, total: items.length + fewer, listed: items.length, mark })]),
    ...(stage === 'ended' || stage === 'resumed' ? [event('CrawlWindowEnded', { window: 1, complete })] : []),
    ...(stage === 'resumed' ? [event('CrawlResumed', { windows: [1] })] : []),
  ];
};

const given = async (...works: readonly (readonly LoggedEvent[])[]) => {
  const log = await database.given(crawlWindows, works.flat());
  await database.follow(log, crawlItems);
  await database.follow(log, crawlWorks);
  await database.follow(log, rereads);
  await database.follow(log, rereadDifferences);
};
const markFor = (from: string, to: string) => lastMark(database.pool(), { ...ofRepository, from, to });
const firstQuarter = ['2026-01-01', '2026-03-31'] as const;

test.each<[string, Crawl]>([
  ['has come', {}],
  ['has an item that can’t be read', { items: [{ id: '1' }, { id: '2', verdict: 'unusable' }] }],
  ['has an item that is too large', { items: [{ id: '1', verdict: 'absent' }] }],
])('a stream continues from one of the same days that %s', async (_what, before) => {
  await given(crawl('a', before));
  expect(await markFor(...firstQuarter)).toBe('a');
  expect(await markFor('2026-02-01', '2026-02-28')).toBe('a');
});

test.each<[string, Crawl]>([
  ['has an item that failed', { items: [{ id: '1' }, { id: '2', verdict: 'failed' }] }],
  ['said that there was more than came', { items: [{ id: '1' }], fewer: 1 }],
  ['was cut', { items: [{ id: '1' }], stage: 'cut' }],
  ['hasn’t been gone through to its end', { items: [{ id: '1' }], stage: 'listed' }],
  ['is being gone through again', { items: [{ id: '1', verdict: 'unusable' }], stage: 'resumed' }],
  ['began with a later day', { from: '2026-01-02' }],
  ['ended with an earlier day, although there were later ones when it came', { to: '2026-03-30' }],
])('a stream begins anew when the one before %s', async (_what, before) => {
  await given(crawl('a', before));
  expect(await markFor(...firstQuarter)).toBeNull();
});

test('a stream up to the day on which it came is continued up to any later day, and not from an earlier one', async () => {
  // In Korea it is the 2nd already, elsewhere still the 1st.
  await given(crawl('a', { to: '2026-04-02', at: '2026-04-02T00:30' }));
  expect(await markFor('2026-01-01', '2026-04-09')).toBe('a');
  expect(await markFor('2025-12-31', '2026-04-09')).toBeNull();
  await given(crawl('a', { to: '2026-04-01', at: '2026-04-02T00:30' }));
  expect(await markFor('2026-01-01', '2026-04-09')).toBeNull();
});

test('a stream continues from the last one, and from the last that had nothing failed', async () => {
  const first = crawl('a', { to: '2026-04-02' });
  const second = crawl('b', { to: '2026-04-09', at: '2026-04-09T12:00' });
  const failed = [{ id: '1', verdict: 'failed' }];
  await given(first, second, crawl('c', { to: '2026-04-16', at: '2026-04-16T12:00', items: failed }));
  expect(await markFor('2026-01-01', '2026-04-23')).toBe('b');
});

test('other kinds and sources have marks of their own', async () => {
  await given(crawl('a', {}));
  const [from, to] = firstQuarter;
  expect(await lastMark(database.pool(), { ...ofRepository, kind: 'case-low', from, to })).toBeNull();
  expect(await lastMark(database.pool(), { ...ofRepository, source: 'commission-site', from, to })).toBeNull();
});

const states = async (from: string, to: string) => {
  const { days } = await calendarOf(database.pool(), { ...ofRepository, from, to }, '2026-05-01');
  return days.map(({ state }) => state);
};

test('what was missing is missing also after a stream that only has what changed', async () => {
  const unread = { id: '1', day: '2026-03-02', verdict: 'unusable' };
  const later = { at: '2026-04-09T12:00' };
  await given(crawl('a', { items: [unread] }), crawl('b', later));
  expect(await states('2026-03-01', '2026-03-03')).toEqual(['complete', 'incomplete', 'complete']);
  // It can be read since it was changed.
  await given(crawl('a', { items: [unread] }), crawl('b', { ...later, items: [{ id: '1', day: '2026-03-02' }] }));
  expect(await states('2026-03-01', '2026-03-03')).toEqual(Array(3).fill('complete'));
  // Of one without a day it isn't known which day it is missing of.
  await given(crawl('a', { items: [{ id: '1', verdict: 'absent' }] }), crawl('b', later));
  expect(await states('2026-03-01', '2026-03-03')).toEqual(Array(3).fill('incomplete'));
});

test('what is missing of other days, or came to be missing later, takes nothing from a stream', async () => {
  const later = { from: '2026-04-02', to: '2026-04-08', at: '2026-04-09T12:00' };
  await given(crawl('a', { items: [{ id: '1', verdict: 'unusable' }] }), crawl('b', later));
  expect(await states('2026-04-02', '2026-04-03')).toEqual(['complete', 'complete']);
  await given(crawl('a', {}), crawl('b', { at: '2026-04-09T12:00', items: [{ id: '1', verdict: 'unusable' }] }));
  expect(await states('2026-03-01', '2026-03-02')).toEqual(['complete', 'complete']);
});

const failures = () => failuresOf(database.pool(), { ...ofRepository, workId: null });

test('a case of which a file didn’t come is missing until it came', async () => {
  const lost = { id: '1', day: '2026-03-02', files: [{ name: '판정서.pdf', raw: null }] };
  await given(crawl('a', { items: [lost] }));
  expect(await states('2026-03-01', '2026-03-03')).toEqual(['complete', 'incomplete', 'complete']);
  expect(await failures()).toMatchObject([{ verdict: 'no_file', message: '', items: 1, works: [] }]);
  const came = {
    ...lost,
    files: [{ name: '판정서.pdf', raw: { hash: 'b'.repeat(64), mediaType: 'application/pdf' } }],
  };
  await given(crawl('a', { items: [lost] }), crawl('b', { at: '2026-04-09T12:00', items: [came] }));
  expect(await states('2026-03-01', '2026-03-03')).toEqual(Array(3).fill('complete'));
  expect(await failures()).toEqual([]);
});

test('what couldn’t be read is missing until a better reader’s case is accepted, and again when other bytes can’t be read', async () => {
  const unread = (hash: string) => ({
    ...{ id: '1', day: '2026-03-02', verdict: 'unusable' },
    raw: { hash: hash.repeat(64), mediaType: 'text/markdown' },
  });
  const rereadId = '018f0000-0000-7000-8000-000000000001';
  const difference = {
    ...{ id: 'arrival', caseId: null, itemId: '1', raw: unread('a').raw, title: '', field: 'arrival' },
    ...{ before: '', after: '', hashes: { before: 'c'.repeat(64), after: 'd'.repeat(64) } },
  };
  const event = (type: string, data: object): LoggedEvent => ({
    ...{ stream: `reread-${rereadId}`, type, data: { rereadId, ...data } },
  });
  const read = [
    event('RereadStarted', { source: 'precedent-repository', reader: 2, total: 1 }),
    event('RereadRecorded', { read: 1, unreadable: 0, kept: 0, last: '1', differences: [difference] }),
  ];
  await given(crawl('a', { items: [unread('a')] }), read);
  expect(await failures()).toMatchObject([{ verdict: 'unusable', items: 1 }]);
  const accepted = event('RereadSettled', { number: 0, settled: [{ id: 'arrival', became: 'accepted' }] });
  await given(crawl('a', { items: [unread('a')] }), [...read, accepted]);
  expect(await failures()).toEqual([]);
  const { days } = await calendarOf(
    database.pool(),
    { ...ofRepository, from: '2026-03-02', to: '2026-03-02' },
    '2026-05-01',
  );
  expect(days).toEqual([{ day: '2026-03-02', items: 1, state: 'complete' }]);
  const later = crawl('b', { at: '2026-04-09T12:00', items: [unread('b')] });
  await given(crawl('a', { items: [unread('a')] }), [...read, accepted], later);
  expect(await failures()).toMatchObject([{ verdict: 'unusable', items: 1 }]);
});
