import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMarkdownThread } from '../../../case-import/context.ts';
import { openAnswerReader } from '../../fetching/reading/answer-thread.ts';
import { SourceUnusable, type Streamed, type StreamedSource } from '../source.ts';
import {
  archiveStream,
  commitOf,
  decisionFile,
  type FakeRepository,
  fakeRepository,
  repository,
} from './precedent-repository.fixture.ts';
import { createPrecedentRepository } from './precedent-repository.ts';

const [markdown, answers] = [openMarkdownThread(), openAnswerReader()];
afterAll(() => Promise.all([markdown.close(), answers.close()]));

let fake: FakeRepository;
let source: StreamedSource;
let paused: number[];

const sourceAt = (port: number, { mostFiles = 1_000, archiveWithinMs = 2_000 } = {}): StreamedSource => {
  const origin = `http://127.0.0.1:${port}`;
  return createPrecedentRepository({
    fetching: {
      ...{ hosts: [], mostBytes: 1_000_000, withinMs: 2_000, mostRedirects: 2 },
      trialOrigins: [origin],
    },
    archiveWithinMs,
    turns: { take: async () => 0 },
    userAgent: 'nomucheck-test',
    ...{ repository, branch: 'main' },
    origins: { api: origin, archives: origin, files: origin },
    pause: async (ms) => void paused.push(ms),
    limits: { mostBytes: 5_000_000, mostUnpackedBytes: 20_000_000, mostFiles, mostFileBytes: 100_000 },
    ...{ split: markdown.read, answers },
  });
};

beforeEach(async () => {
  fake = fakeRepository();
  paused = [];
  fake.server.listen(0, '127.0.0.1');
  await once(fake.server, 'listening');
  source = sourceAt(port());
});
afterEach(() => {
  fake.server.closeAllConnections();
  fake.server.close();
});
const port = (): number => (fake.server.address() as AddressInfo).port;

const always = { from: '1900-01-01', to: '2100-01-01' };
const read = async ({ since = null as string | null, window = always, from = source } = {}) => {
  const items: Extract<Streamed, { kind: 'item' }>[] = [];
  let end: Extract<Streamed, { kind: 'end' }> | null = null;
  for await (const one of from.stream({ window, since }, new AbortController().signal)) {
    if (one.kind === 'item') items.push(one);
    else end = one;
  }
  return { items, ids: items.map(({ id }) => id), end };
};
const why = (asked: Parameters<typeof read>[0] = {}): Promise<unknown> =>
  read(asked).then(
    () => 'nothing',
    (error: unknown) => (error instanceof SourceUnusable ? error.why : error),
  );
const mark = (commit: number) => `${commitOf(commit)}/1`;
const archives = () => fake.asked.filter((path) => path.includes('/tar.gz/')).length;

const dismissal = decisionFile({ serial: 101 });
const general = decisionFile({ serial: 102, title: '임금', articles: '근로기준법 제24조' });
const other = decisionFile({ serial: 103, title: '소유권이전등기', articles: '민법 제186조' });
const readme = ['README.md', '# 판례 저장소'] as const;

describe('a repository of decisions, read for the first time', () => {
  it('gives the decisions about dismissals of its newest commit, from its archive', async () => {
    fake.commits = [[dismissal], [readme, dismissal, general, other]];
    const { items, end } = await read();
    expect(items).toMatchObject([
      {
        id: '101',
        title: '부당해고구제재심판정취소',
        fetched: { kind: 'decision', decision: { facts: { sourceId: 'prec:101', decidedOn: '2021-07-29' } } },
      },
      { id: '102', title: '임금', fetched: { kind: 'decision' } },
    ]);
    expect(end).toEqual({ kind: 'end', total: 2, mark: mark(2) });
    expect(fake.asked).toHaveLength(2);
  });

  it('keeps the bytes, which can be read again without asking', async () => {
    fake.commits = [[dismissal, other]];
    const [item] = (await read()).items;
    if (item?.fetched.kind !== 'decision') throw new Error('no decision');
    expect(item.fetched.raw.bytes.toString('utf8')).toBe(dismissal[1]);
    expect(await source.read(item.id, item.fetched.raw)).toEqual({ kind: 'decision', decision: item.fetched.decision });
    expect(await source.read('103', { ...item.fetched.raw, bytes: Buffer.from(other[1]) })).toEqual({
      kind: 'other_matter',
    });
    expect(await source.read('x', { ...item.fetched.raw, bytes: Buffer.from('없음') })).toMatchObject({
      kind: 'unusable',
    });
  });

  it('reads a front matter that is made to stop the service beside the requests of others', async () => {
    const hostile = `---\n사건명: 가\n나: ${'[]'.repeat(8_000)}\n---\n${dismissal[1]}`;
    const before = process.threadCpuUsage();
    const read = await source.read('x', { bytes: Buffer.from(hostile), mediaType: 'text/markdown' });
    expect(read).toMatchObject({ kind: 'unusable' });
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(100);
  });

  it('gives only the decisions of the wanted days, and those that name no day', async () => {
    const early = decisionFile({ serial: 1, day: '2019-12-31' });
    const first = decisionFile({ serial: 2, day: '2020-01-01' });
    const last = decisionFile({ serial: 3, day: '2020-12-31' });
    const late = decisionFile({ serial: 4, day: '2021-01-01' });
    const undated = decisionFile({ serial: 5, day: '0000-00-00' });
    fake.commits = [[early, first, last, late, undated]];
    expect((await read({ window: { from: '2020-01-01', to: '2020-12-31' } })).ids).toEqual(['2', '3', '5']);
  });

  it('gives a decision once, though it is in two folders, and whatever its names are composed of', async () => {
    const [path, text] = dismissal;
    fake.commits = [[dismissal, [path.replace('대법원/', '미분류/'), text], ['가/나.txt', text]]];
    expect((await read()).ids).toEqual(['101']);
    fake.commits = [[[path.normalize('NFD'), text.normalize('NFD')]]];
    expect((await read()).items).toMatchObject([{ id: '101', title: '부당해고구제재심판정취소' }]);
  });

  it('says which files can’t be read, and goes on', async () => {
    const [path] = decisionFile({ serial: 7 });
    const [noCourt, text] = decisionFile({ serial: 8 });
    fake.commits = [
      [dismissal, [path, '머리가 없는 파일'], [noCourt, text.replace('법원명: 대법원', '법원명: 미상법원')], general],
    ];
    const { items, end } = await read();
    expect(items.map(({ id, fetched }) => [id, fetched.kind])).toEqual([
      ['101', 'decision'],
      ['대법원_2021-07-29_2021두7', 'unusable'],
      ['8', 'unusable'],
      ['102', 'decision'],
    ]);
    expect(end?.total).toBe(4);
    // Where the day is known, no other day has something missing.
    expect(items.map(({ day }) => day ?? null)).toEqual(['2021-07-29', null, '2021-07-29', '2021-07-29']);
    const huge = decisionFile({ serial: 9, order: '길다'.repeat(60_000) });
    fake.commits = [[huge, dismissal]];
    expect((await read()).items).toMatchObject([{ fetched: { kind: 'absent' } }, { id: '101' }]);
  });
});

describe('a repository of decisions, read again', () => {
  beforeEach(() => {
    fake.commits = [[dismissal, other]];
  });

  it('asks for nothing more when no commit was added', async () => {
    expect(await read({ since: mark(1) })).toEqual({
      items: [],
      ids: [],
      end: { kind: 'end', total: 0, mark: mark(1) },
    });
    expect(fake.asked).toHaveLength(1);
  });

  it('asks only for what changed', async () => {
    const [path, text] = dismissal;
    const later = [path, text.replace('상고를 기각한다', '원심판결을 파기한다')] as const;
    fake.commits.push([later, other, general, readme]);
    const { items, end } = await read({ since: mark(1) });
    expect(items.map(({ id }) => id)).toEqual(['101', '102']);
    expect(items[0]?.fetched).toMatchObject({ decision: { text: expect.stringContaining('원심판결을 파기한다') } });
    expect(end).toEqual({ kind: 'end', total: 2, mark: mark(2) });
    expect(archives()).toBe(0);
  });

  it('takes a renamed file for the same decision, and nothing from a removed one', async () => {
    const [path, text] = dismissal;
    fake.commits.push([[path.replace('.md', '_101.md'), text]]);
    expect((await read({ since: mark(1) })).ids).toEqual(['101']);
    fake.commits.push([]);
    expect((await read({ since: mark(2) })).end).toEqual({ kind: 'end', total: 0, mark: mark(3) });
  });

  it.each([
    ['the commit is forgotten', (): string => `${'f'.repeat(40)}/1`],
    ['another reader made the mark', (): string => mark(1).replace(/1$/, '0')],
    ['the mark is something else', (): string => 'main'],
    [
      'the history was rewritten',
      () => {
        fake.instead['/repos/example/precedents/compare'] = (_request, response) =>
          response.end(JSON.stringify({ status: 'diverged', files: [] }));
        return mark(1);
      },
    ],
    [
      'more files changed than are listed',
      () => {
        fake.commits.push(Array.from({ length: 301 }, (_, at) => decisionFile({ serial: 1_000 + at })));
        fake.commits.push([dismissal, ...Array.from({ length: 301 }, (_, at) => decisionFile({ serial: 2_000 + at }))]);
        return mark(2);
      },
    ],
  ])('reads the whole archive when %s', async (_when, since) => {
    const mark = since();
    if (fake.commits.length === 1) fake.commits.push([dismissal, general]);
    expect((await read({ since: mark })).ids).toContain('101');
    expect(archives()).toBe(1);
  });
});

describe('a repository that fails', () => {
  beforeEach(() => {
    fake.commits = [[dismissal, general, other]];
  });
  const archive = `/${repository}/tar.gz`;

  it('is downloaded again when the archive was cut, and sends nothing twice', async () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      decisionFile({ serial: 1_000 + at, order: `${Math.random()}` }),
    );
    fake.commits = [many];
    const packed = Buffer.concat(await Array.fromAsync(archiveStream(commitOf(1), many)));
    const cut = (times: number) => {
      let left = times;
      fake.instead[archive] = (_request, response) => {
        left -= 1;
        if (left === 0) delete fake.instead[archive];
        response.write(packed.subarray(0, packed.length / 2), () => response.destroy());
      };
    };
    cut(2);
    const { ids, end } = await read();
    expect([ids.length, new Set(ids).size, end?.total, paused.length]).toEqual([200, 200, 200, 2]);
    cut(3);
    expect(await why()).toBe('unreachable');
  });

  it.each([
    ['a page instead of the archive', archive, 200, '<!DOCTYPE html>', 'unknown_form'],
    ['an archive that it refuses', archive, 403, '', 'refused'],
    ['an archive that is gone', archive, 404, 'Not Found', 'unknown_form'],
    ['an archive that never comes', archive, 503, '', 'unreachable'],
    ['a page instead of a commit', '/repos', 200, '<!DOCTYPE html>', 'unknown_form'],
    ['a branch that is not there', '/repos', 404, '{"message":"Not Found"}', 'refused'],
    ['a refusal', '/repos', 403, '{"message":"Repository access blocked"}', 'refused'],
    ['no answer', '/repos', 500, '', 'unreachable'],
    ['an archive elsewhere', archive, 302, 'http://169.254.169.254/latest', 'unreachable'],
    ['a commit at an address that is not public', '/repos', 302, 'http://169.254.169.254/latest', 'unreachable'],
    ['a commit at another host', '/repos', 302, 'https://example.org/', 'unreachable'],
    ['a commit behind redirects without an end', '/repos', 302, '/repos', 'unreachable'],
    ['a commit of two megabytes', '/repos', 200, 'x'.repeat(2_000_000), 'unknown_form'],
  ])('is unusable with %s', async (_what, path, status, body, expected) => {
    fake.instead[path] = (_request, response) =>
      response.writeHead(status, status === 302 ? { Location: body } : {}).end(body);
    expect(await why()).toBe(expected);
  });

  const inTenMinutes = () => String(Math.floor(Date.now() / 1_000) + 600);
  it.each([
    ['the end of its hour', 403, () => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inTenMinutes() }), 600],
    ['the end of its hour', 429, () => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inTenMinutes() }), 600],
    ['no end', 403, () => ({ 'x-ratelimit-remaining': '0' }), 3_600],
    ['seconds', 403, () => ({ 'Retry-After': '900' }), 900],
    ['nothing', 429, () => ({}), 3_600],
    ['only words', 403, () => ({}), 3_600],
  ])('that is asked too often rests for a time, and not for ever, when it names %s', async (_what, status, head, s) => {
    for (const path of ['/repos', ...(s === 3_600 ? [] : [archive])]) {
      fake.asked.length = 0;
      fake.instead = {
        [path]: (_request, response) =>
          response.writeHead(status, head()).end('{"message":"API rate limit exceeded for 192.0.2.1."}'),
      };
      await expect(read()).rejects.toMatchObject({ why: 'unreachable', restMs: expect.closeTo(s * 1_000, -4) });
      expect(fake.asked.filter((asked) => asked.startsWith(path))).toHaveLength(1);
    }
  });

  it.each([
    ['/repos', 17_000],
    [archive, 45_000],
  ])('waits as long as the repository wants when that is short, and goes on: %s', async (path, ms) => {
    fake.instead[path] = (_request, response) => {
      delete fake.instead[path];
      response.writeHead(503, { 'Retry-After': `${ms / 1_000}` }).end();
    };
    expect((await read()).ids).toEqual(['101', '102']);
    expect(paused).toEqual([ms]);
  });

  it.each([
    ['elsewhere', 302, 'http://169.254.169.254/latest', 'unreachable'],
    ['to another host', 302, 'https://example.org/', 'unreachable'],
  ])('is unusable when a changed file leads %s', async (_where, status, to, expected) => {
    fake.commits.push([decisionFile({ serial: 104 })]);
    fake.instead[`/${repository}/${commitOf(2)}`] = (_request, response) =>
      response.writeHead(status, { Location: to }).end();
    expect(await why({ since: mark(1) })).toBe(expected);
  });

  it('names a changed file that is too large to be sent, and goes on', async () => {
    const huge = decisionFile({ serial: 104, order: '길다'.repeat(200_000) });
    fake.commits.push([dismissal, general, other, huge, decisionFile({ serial: 105 })]);
    expect((await read({ since: mark(1) })).items).toMatchObject([{ fetched: { kind: 'absent' } }, { id: '105' }]);
  });

  it.each([
    ['a page', 200, '<!DOCTYPE html>'],
    ['something else', 200, '{"status":"ahead","files":[{"name":"x"}]}'],
    ['an error', 422, '{}'],
  ])('is unusable with %s instead of the changes', async (_what, status, body) => {
    fake.commits.push([dismissal]);
    fake.instead['/repos/example/precedents/compare'] = (_request, response) => response.writeHead(status).end(body);
    expect(await why({ since: mark(1) })).toBe('unknown_form');
  });

  it('is unusable when none of its files is a decision, before its whole archive was reported as unreadable', async () => {
    fake.commits = [[readme]];
    expect(await why()).toBe('unknown_form');
    fake.commits = [Array.from({ length: 150 }, (_, at) => [decisionFile({ serial: at })[0], '다른 꼴'] as const)];
    expect(await why()).toBe('unknown_form');
  });

  it('is unusable when it holds more than it should', async () => {
    expect(await why({ from: sourceAt(port(), { mostFiles: 2 }) })).toBe('unknown_form');
  });

  it('is left when the work is cancelled', async () => {
    const cancelled = new AbortController();
    fake.instead[archive] = (_request, response) => response.write(gzipSync('x').subarray(0, 12));
    setTimeout(() => cancelled.abort(new Error('cancelled')), 50);
    const stream = source.stream({ window: always, since: null }, cancelled.signal);
    await expect(Array.fromAsync(stream)).rejects.toThrow('cancelled');
  });

  it('is unreachable when the archive comes a byte at a time', async () => {
    const packed = Buffer.concat(await Array.fromAsync(archiveStream(commitOf(1), [dismissal])));
    fake.instead[archive] = (_request, response) => {
      let at = 0;
      const drip = setInterval(() => response.write(packed.subarray(at, ++at)), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await why({ from: sourceAt(port(), { archiveWithinMs: 300 }) })).toBe('unreachable');
    expect(archives()).toBe(1);
  });
});
