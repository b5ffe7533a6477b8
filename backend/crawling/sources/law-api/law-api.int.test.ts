import {
  absent,
  challengePage,
  maintenancePage,
  precDetail,
  precList,
  precListInXml,
  refused,
  refusedInXml,
  withoutKey,
} from '@nomucheck/domain/crawling/law-api/law-api.fixture.ts';
import { isStorable } from '@nomucheck/domain/kernel/text/text.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPoliteFetch } from '../../fetching/polite-fetch.ts';
import { openAnswerReader } from '../../fetching/reading/answer-thread.ts';
import {
  type LawApiServer,
  openLawApiServer,
  type SentInstead,
  TRIAL_KEY,
} from '../../testing/law-api-server.fixture.ts';
import { type Fetched, type Source, SourceUnusable } from '../source.ts';
import type { LawApiParts } from './asking.ts';
import { createLawApiCommissions, createLawApiCourts } from './law-api.ts';

const answers = openAnswerReader();
let server: LawApiServer;
beforeAll(async () => {
  server = await openLawApiServer();
});
afterAll(async () => {
  await server.close();
  await answers.close();
});
beforeEach(() => server.reset());

const pauses: number[] = [];
const parts = (changed: { readonly key?: string; readonly userAgent?: string; readonly withinMs?: number } = {}) => ({
  fetch: createPoliteFetch({
    limits: {
      ...{ hosts: [], mostBytes: 1_000_000, withinMs: changed.withinMs ?? 2_000, mostRedirects: 3 },
      trialOrigins: [server.origin],
    },
    turns: { take: async () => 0 },
    everyMs: 0,
    userAgent: changed.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64) nomucheck/1.0',
  }),
  origin: server.origin,
  key: changed.key ?? TRIAL_KEY,
  pause: async (ms: number) => void pauses.push(ms),
  answers,
});
const courts = (changed?: Parameters<typeof parts>[0]): Source => createLawApiCourts(parts(changed));
const commissions = (): Source => createLawApiCommissions(parts());
const going = new AbortController().signal;
const may = { from: '2023-05-01', to: '2023-05-31' };

const list = (source: Source = courts(), window = may) => source.list(window, going);
const fetched = (id: number, source: Source = courts()): Promise<Fetched> => source.fetch(String(id), going);
const unusable = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'nothing failed',
    (error: unknown) => (error instanceof SourceUnusable ? error.why : error),
  );
const inMay = (...ids: readonly number[]) => ids.map((id) => ({ id, day: '2023-05-11' }));
const ids = (listing: { readonly items: readonly { readonly id: string }[] }) =>
  listing.items.map(({ id }) => Number(id));
const many = Array.from({ length: 250 }, (_none, at) => at + 1);
/** In place of each answer. */
const always = (sent: SentInstead | 'nothing') => {
  server.instead = () => sent;
};
const json = (value: unknown): SentInstead => ({ body: JSON.stringify(value) });

describe('a list of decisions of courts', () => {
  it('has those of the days and of the Supreme Court’s data, a hundred on a page', async () => {
    server.courts = [
      ...inMay(...many),
      { id: 900, day: '2023-04-30' },
      { id: 901, day: '2023-05-11', source: '국세법령정보시스템' },
    ];
    const listing = await list();
    expect([listing.total, ids(listing)]).toEqual([250, many]);
    expect(listing.items[0]).toEqual({
      ...{ id: '1', title: '부당해고구제재심판정취소', number: '2021두1', day: '2023-05-11' },
    });
    expect(server.asked.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3']);
    expect(Object.fromEntries(server.asked[0]?.searchParams ?? [])).toEqual({
      ...{ OC: TRIAL_KEY, target: 'prec', type: 'JSON', search: '2', query: '해고', datSrcNm: '대법원' },
      ...{ sort: 'ddes', prncYd: '20230501~20230531', display: '100', page: '1' },
    });
  });

  it.each([[[]], [[7]]])('of %s is whole, though the service sends it in another form', async (some) => {
    server.courts = inMay(...some);
    const listing = await list();
    expect([listing.total, ids(listing)]).toEqual([some.length, some]);
  });

  it('in XML is read, too', async () => {
    server.instead = () => ({ body: precListInXml(5, 6), headers: { 'Content-Type': 'text/xml; charset=utf-8' } });
    expect(await list()).toMatchObject({ total: 2, items: [{ id: '5', title: '해고무효확인 & 임금' }, { id: '6' }] });
  });

  it('in EUC-KR is read, too', async () => {
    const keys = { 판례일련번호: 'c6c7b7cac0cfb7c3b9f8c8a3', 사건명: 'bbe7b0c7b8ed' };
    const hex = (text: string) => Buffer.from(text).toString('hex');
    const body = Buffer.from(
      `${hex('{"PrecSearch":{"totalCnt":"1","prec":{"')}${keys.판례일련번호}${hex('":"8","')}${keys.사건명}${hex('":"x"}}}')}`,
      'hex',
    );
    always({ body, headers: { 'Content-Type': 'application/json; charset=EUC-KR' } });
    expect(await list()).toMatchObject({ total: 1, items: [{ id: '8', title: 'x' }] });
  });

  it('is read once more where entries moved between its pages', async () => {
    server.courts = inMay(...many);
    // A new decision is published while the list is read: the hundredth entry comes on both pages, and the new one on none.
    server.instead = ({ searchParams }) => {
      if (searchParams.get('page') === '2' && server.courts.length === 250) server.courts = inMay(251, ...many);
      return null;
    };
    const listing = await list();
    expect(listing.total).toBe(251);
    expect(new Set(ids(listing))).toEqual(new Set([...many, 251]));
  });

  it('that repeats a page is incomplete, and not read for ever', async () => {
    server.instead = () => json(precList(many.slice(0, 100), 5_000));
    const listing = await list();
    expect([listing.total, listing.items.length]).toEqual([5_000, 100]);
    expect(server.asked.length).toBeLessThanOrEqual(8);
  });

  it('without an end isn’t read for ever', async () => {
    const fetch: LawApiParts['fetch'] = async ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'));
      const body = Buffer.from(JSON.stringify(precList([page], 999_999_999)));
      return { status: 200, url, mediaType: 'application/json', headers: {}, body };
    };
    const listing = await list(createLawApiCourts({ ...parts(), fetch }));
    expect(listing.items.length).toBe(2_500);
    expect(listing.total).toBeGreaterThan(listing.items.length);
  });

  it('says that it is incomplete where the service names fewer than it counts', async () => {
    server.instead = ({ searchParams }) =>
      json(searchParams.get('page') === '1' ? precList([1, 2], 3) : precList([], 3));
    const listing = await list();
    expect([listing.total, ids(listing)]).toEqual([3, [1, 2]]);
  });

  it.each([
    ['an unknown envelope', json({ LawSearch: { totalCnt: '0' } }), 'unknown_form'],
    ['a list without a total', json({ PrecSearch: {} }), 'unknown_form'],
    ['a sentence that nothing is there', json(absent), 'unknown_form'],
    ['a page that keeps programs out', { body: challengePage, headers: { 'Content-Type': 'text/html' } }, 'blocked'],
    ['a keyword that arrived mangled', json({ PrecSearch: { totalCnt: '0', 키워드: '%C7%D8%B0%ED' } }), 'blocked'],
    ['a redirect inward', { status: 302, body: '', headers: { Location: 'http://169.254.169.254/' } }, 'blocked'],
    ['a redirect to another host', { status: 302, body: '', headers: { Location: 'https://example.com/' } }, 'blocked'],
  ] as const)('stops the whole run at once at %s', async (_what, sent, why) => {
    always(sent);
    expect(await unusable(list())).toBe(why);
    expect(server.asked.length).toBe(1);
  });
});

describe('an answer that is made to stop the service', () => {
  const keys = Array.from({ length: 700_000 }, (_none, n) => `"k${n}":1`).join(',');
  it.each([
    ['keys', `{"PrecService":{${keys}}}`, '항목이 20000개를 넘는 응답'],
    ['brackets', `{"PrecService":[${'[],'.repeat(3_000_000)}1]}`, '목록의 값이 20000개를 넘는 응답'],
    ['brackets in one another', `{"PrecService":${'['.repeat(4_000_000)}`, '괄호가 16겹보다 깊은 응답'],
    ['elements', `<PrecService>${'<가/>'.repeat(500_000)}</PrecService>`, '항목이 20000개를 넘는 응답'],
    ['letters', `{"PrecService":{"a":"${'a'.repeat(20_000_000)}"}}`, '글자가 1,000만 자를 넘는 응답'],
  ])('by its many %s is of an unknown form, and is read beside the requests of others', async (_what, sent, why) => {
    const body = Buffer.from(sent);
    const fetch: LawApiParts['fetch'] = async ({ url }) => ({
      ...{ status: 200, url, mediaType: 'application/json', headers: {}, body },
    });
    const before = process.threadCpuUsage();
    const came = await fetched(7, createLawApiCourts({ ...parts(), fetch }));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(150);
    expect(came).toMatchObject({ kind: 'unknown_form', message: expect.stringContaining(why) });
    expect('raw' in came && came.raw.bytes === body).toBe(true);
  });
});

describe('a refusal', () => {
  it.each([
    ['with status 200', json(refused)],
    ['of an empty key', json(withoutKey)],
    ['in XML', { body: refusedInXml, headers: { 'Content-Type': 'text/xml' } }],
    ['with status 403', { ...json(refused), status: 403 }],
  ])('%s stops the whole run and isn’t tried again', async (_what, sent) => {
    always(sent);
    expect(await unusable(list())).toBe('refused');
    expect(await unusable(fetched(1))).toBe('refused');
    expect(server.asked.length).toBe(2);
  });

  it('is what a wrong key gets, and a program that doesn’t look like a browser', async () => {
    expect(await unusable(list(courts({ key: 'nobody' })))).toBe('refused');
    expect(await unusable(list(courts({ userAgent: 'node' })))).toBe('refused');
    // The Referer is always sent, so the right key is accepted.
    expect(await unusable(list())).toBe('nothing failed');
  });

  it('and every other failure names no key, neither in its text nor in its stack', async () => {
    for (const sent of [
      json(refused),
      json({}),
      { body: maintenancePage },
      { body: challengePage },
      { status: 302, body: '', headers: { Location: 'https://example.com/' } },
      'nothing',
    ] as const) {
      always(sent);
      const error = await list().catch((error: unknown) => error);
      expect(error).toBeInstanceOf(SourceUnusable);
      expect(error instanceof Error && JSON.stringify([error.message, error.stack, error.cause])).not.toContain(
        TRIAL_KEY,
      );
    }
  });
});

describe('an answer that may come later', () => {
  it.each([
    ['status 404', { status: 404, body: JSON.stringify(absent) }],
    ['status 500', { status: 500, body: 'error' }],
    ['an empty body', { body: '' }],
    ['a page of maintenance', { body: maintenancePage }],
    ['a page without a doctype', { body: '<html><head><title>점검</title></head></html>' }],
    ['half of an answer', { body: JSON.stringify(precDetail).slice(0, 200) }],
    ['fewer bytes than it says', { body: 'half', headers: { 'Content-Length': '400' } }],
    ['a connection that is closed', 'nothing'],
  ] as const)('after %s is asked for again, and comes', async (_what, sent) => {
    server.courts = inMay(7);
    server.instead = (_url, times) => (times < 3 ? sent : null);
    expect(await fetched(7, courts({ withinMs: 300 }))).toMatchObject({ kind: 'decision' });
    expect(server.asked.length).toBe(3);
  });

  it('waits as long as a server that is asked too often wants', async () => {
    server.courts = inMay(7);
    server.instead = (_url, times) =>
      times === 1 ? { status: 429, body: '', headers: { 'Retry-After': '17' } } : null;
    pauses.length = 0;
    await fetched(7);
    expect(pauses).toEqual([17_000]);
  });

  it('that never comes has failed, and the run goes on; a list that never comes stops it', async () => {
    always({ body: maintenancePage });
    expect(await fetched(7)).toMatchObject({ kind: 'failed' });
    expect(server.asked.length).toBe(4);
    expect(await unusable(list())).toBe('unreachable');
  });

  it('of an unknown form is told in words that can be stored, wherever they are cut', async () => {
    for (const key of ['\u0000', '😀'.repeat(200), `x${'😀'.repeat(200)}`]) {
      always(json({ [key]: 1 }));
      const said = await list().catch((error: unknown) => (error instanceof SourceUnusable ? error.message : ''));
      expect(said).toMatch(/형식이 바뀌었습니다/);
      expect(isStorable(String(said))).toBe(true);
    }
  });

  it('that is too large has failed at once', async () => {
    always({ body: Buffer.alloc(2_000_000) });
    expect(await fetched(7)).toMatchObject({ kind: 'failed' });
    expect(server.asked.length).toBe(1);
  });
});

describe('a decision', () => {
  it('of a court comes with its bytes, which can be read again without the service', async () => {
    server.courts = inMay(7);
    const source = courts();
    const came = await fetched(7, source);
    if (came.kind !== 'decision') throw new Error(came.kind);
    expect(came.decision.facts).toMatchObject({
      sourceId: 'prec:7',
      caseNumbers: ['2021두7'],
      decidedOn: '2023-05-11',
    });
    const calls = server.asked.length;
    expect(await source.read('7', came.raw)).toEqual({ kind: 'decision', decision: came.decision });
    expect(server.asked.length).toBe(calls);
  });

  it('that isn’t there is absent after one call', async () => {
    server.courts = [{ id: 7, day: '2023-05-11', text: false }];
    expect(await fetched(7)).toMatchObject({ kind: 'absent' });
    expect(server.asked.length).toBe(1);
  });

  it('about something else than a dismissal isn’t collected', async () => {
    const detail = { 사건명: '요양불승인처분취소', 판시사항: '업무상 재해', 참조조문: '산업재해보상보험법 제37조' };
    server.courts = [{ id: 7, day: '2023-05-11', detail }];
    expect(await fetched(7)).toMatchObject({ kind: 'other_matter' });
  });

  it.each([
    ['without a text', { 판시사항: '', 참조조문: '', 판례내용: '' }, '본문이 비어 있습니다.'],
    ['without a court', { 법원명: '' }, '법원 이름이 없습니다.'],
    ['under another number', { 판례정보일련번호: '8' }, '다른 번호의 자료가 왔습니다.'],
  ])('%s is kept, but can’t be used', async (_what, detail, message) => {
    server.courts = [{ id: 7, day: '2023-05-11', detail }];
    const came = await fetched(7);
    expect(came).toMatchObject({ kind: 'unusable', message });
    expect('raw' in came && came.raw.bytes.length).toBeGreaterThan(100);
  });
});

describe('a single answer of an unknown form', () => {
  it('is kept, and doesn’t stop the run; its message doesn’t repeat the key', async () => {
    always(json({ NewForm: { [TRIAL_KEY]: '1' }, [TRIAL_KEY]: 1 }));
    const came = await fetched(7);
    expect(came).toMatchObject({ kind: 'unknown_form', message: expect.stringMatching(/형식이 다릅니다 .*NewForm/) });
    expect('raw' in came && came.raw.bytes.length).toBeGreaterThan(10);
    expect('message' in came && came.message).not.toContain(TRIAL_KEY);
    expect(server.asked.length).toBe(1);
  });
});

describe('decisions of commissions', () => {
  it('are listed whole and kept by the day of their posting; the serial number identifies them, for their numbers are masked', async () => {
    server.commissions = [
      { id: 71, day: '2016-05-09' },
      { id: 72, day: '2016-05-10' },
      { id: 73, day: '2017-01-01' },
    ];
    const source = commissions();
    const listing = await source.list({ from: '2016-01-01', to: '2016-12-31' }, going);
    expect([listing.total, ids(listing)]).toEqual([2, [71, 72]]);
    expect(server.asked[0]?.searchParams.has('prncYd')).toBe(false);
    const read = async (id: number) => {
      const came = await fetched(id, source);
      return came.kind === 'decision' ? came.decision.facts : came;
    };
    expect(await read(71)).toMatchObject({ sourceId: 'nlrc:71', caseNumbers: ['2016부해OOO'], decidedOn: null });
    expect(await read(72)).toMatchObject({ sourceId: 'nlrc:72', caseNumbers: ['2016부해OOO'], decidedOn: null });
  });

  it('are listed once for all windows of a run; one without a day is in the window of the one before it', async () => {
    server.commissions = [
      { id: 71, day: '2016-05-09' },
      { id: 72, day: '2016-06-10' },
    ];
    const source = commissions();
    const run = new AbortController().signal;
    expect(ids(await source.list({ from: '2016-05-01', to: '2016-05-31' }, run))).toEqual([71]);
    const asked = server.asked.length;
    expect(ids(await source.list({ from: '2016-06-01', to: '2016-06-30' }, run))).toEqual([72]);
    expect(server.asked).toHaveLength(asked);
    await source.list({ from: '2016-06-01', to: '2016-06-30' }, new AbortController().signal);
    expect(server.asked.length).toBeGreaterThan(asked);
    server.instead = () =>
      json({
        Nlrc: {
          totalCnt: '2',
          nlrc: [
            { 결정문일련번호: '72', 제목: '가', 등록일: '2016.6.10.' },
            { 결정문일련번호: '71', 제목: '나', 등록일: '' },
          ],
        },
      });
    const undated = new AbortController().signal;
    expect(ids(await source.list({ from: '2016-05-01', to: '2016-05-31' }, undated))).toEqual([]);
    expect(ids(await source.list({ from: '2016-06-01', to: '2016-06-30' }, undated))).toEqual([72, 71]);
  });

  it('of which more come than the service says there are may be missing in any span', async () => {
    // Each page of each reading names other ones, and the number changes meanwhile.
    server.instead = ({ searchParams }, times) =>
      json({
        Nlrc: {
          totalCnt: searchParams.get('page') === '1' ? '4' : '3',
          nlrc: [1, 2].map((n) => ({
            결정문일련번호: `${times}${searchParams.get('page')}${n}`,
            제목: '가',
            등록일: '2016.6.10.',
          })),
        },
      });
    const listing = await commissions().list({ from: '2016-06-01', to: '2016-06-30' }, going);
    expect(listing.items.length).toBeGreaterThan(4);
    expect(listing.total).toBeGreaterThan(listing.items.length);
  });

  it('of which some weren’t named may be missing in any span', async () => {
    server.instead = ({ searchParams }) =>
      searchParams.get('page') === '1'
        ? json({ Nlrc: { totalCnt: '5', nlrc: { 결정문일련번호: '71', 제목: '가', 등록일: '2016.5.9.' } } })
        : json({ Nlrc: { totalCnt: '5' } });
    const listing = await commissions().list({ from: '2020-01-01', to: '2020-12-31' }, going);
    expect([listing.total, listing.items]).toEqual([4, []]);
  });
});
