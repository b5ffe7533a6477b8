import type { BoardCode } from '@nomucheck/domain/crawling/site/boards.ts';
import type { DecisionOnSite } from '@nomucheck/domain/crawling/site/commission-site.fixture.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import { likenessOf } from '@nomucheck/projections/cases/case-work/likeness.ts';
import { listCrawled } from '@nomucheck/projections/crawling/listing.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../engine/postgres/test-database.ts';
import { startedDatabase } from '../engine/testing/test-service.fixture.ts';
import { createPoliteFetch } from './fetching/polite-fetch.ts';
import { createCommissionSite } from './sources/commission-site/commission-site.ts';
import { type SiteServer, startSiteServer } from './sources/commission-site/site-server.fixture.ts';
import { createLawApiCommissions } from './sources/law-api/law-api.ts';
import { type LawApiServer, openLawApiServer, TRIAL_KEY } from './sources/law-api/law-api-server.fixture.ts';
import { openCrawler } from './testing/crawler.fixture.ts';

/** The open law API and the commission's own site, over HTTP, with the same decisions. */
let database: TestDatabase;
let crawler: ReturnType<typeof openCrawler>;
let api: LawApiServer;
let site: SiteServer;
beforeAll(async () => {
  database = await startedDatabase();
  crawler = openCrawler(database.url);
  await crawler.readModels.start();
  api = await openLawApiServer();
});
afterAll(async () => {
  await crawler.close();
  await database.close();
  await api.close();
});
beforeEach(async () => {
  api.reset();
  site = await startSiteServer();
});
afterEach(() => site.close());

const fetchFrom = (origin: string) =>
  createPoliteFetch({
    limits: { hosts: [], mostBytes: 1_000_000, withinMs: 5_000, mostRedirects: 3, trialOrigins: [origin] },
    turns: { take: async () => 0 },
    ...{ everyMs: 0, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) nomucheck/1.0' },
  });
const adapters = () => ({
  'law-api-commissions': createLawApiCommissions({
    ...{ fetch: fetchFrom(api.origin), origin: api.origin, key: TRIAL_KEY, pause: async () => {} },
  }),
  'commission-site': createCommissionSite({
    ...{ fetch: fetchFrom(site.origin), origin: site.origin, pause: async () => {} },
    openBrowser: async () => {
      throw new Error('no page here needs a browser');
    },
  }),
});

type Both = Extract<SourceName, 'law-api-commissions' | 'commission-site'>;
const bothOrders: readonly (readonly [Both, Both])[] = [
  ['law-api-commissions', 'commission-site'],
  ['commission-site', 'law-api-commissions'],
];

/** Every decision of every test is another one: the database is the same. */
let made = 0;
const decisionOf = (more: { readonly reasons?: string } = {}) => {
  made += 1;
  const number = made;
  const word = (n: number): string => String.fromCharCode(0xac00 + ((number * 7_919 + n * 104_729) % 11_172));
  const unlike = Array.from({ length: 260 }, (_none, n) => word(n)).join('');
  return {
    number,
    title: `무단결근을 이유로 한 해고가 과하다고 판정한 사례 ${number}`,
    points: '무단결근은 징계사유로 인정되나 해고는 양정이 과하여 부당하다고 판정한 사례',
    reasons: more.reasons ?? `가. 징계사유가 있는지\n${unlike}\n나. 양정이 적정한지\n해고는 지나치게 무겁다.`,
  };
};
type Made = ReturnType<typeof decisionOf>;

const onApi = ({ number, title, points, reasons }: Made, detail: Readonly<Record<string, string>> = {}): void => {
  const fields = { 제목: title, 판정사항: points, 판정요지: reasons.replaceAll('\n', '<br/>'), 판정결과: '전부인정' };
  api.commissions = [...api.commissions, { id: number, day: '2026-05-07', detail: { ...fields, ...detail } }];
};
const onSite = (
  { number, title, points, reasons }: Made,
  { fields = {}, ...more }: Partial<DecisionOnSite> = {},
  code: BoardCode = 65,
): void => {
  const page = { title, ...more };
  const known = { 자료구분: '부당해고', 담당부서: '충남지방노동위원회', 등록일: '2026.05.09', 판정사항: points };
  // The site marks up the same words in another way.
  const own = { ...known, 판정요지: `<p>${reasons.replaceAll('\n', '</p><p>')}</p>`, ...fields };
  site.boards.set(code, [
    ...(site.boards.get(code) ?? []),
    { code, sn: number, title: page.title, date: '2026.05.09' },
  ]);
  site.decisions.set(`${code}-${number}`, { ...page, fields: own });
};

const began = (source: Both) => crawler.start(source, '2026-05-01', '2026-05-31', 'case-low');
const crawl = async (source: Both) => {
  const workId = await began(source);
  await crawler.run(workId, { adapters: adapters() });
  return itemsOf(workId);
};
const itemsOf = async (workId: string) => {
  const range = { from: 0, to: 99, sort: { field: 'day', descending: false } } as const;
  const { items } = await listCrawled(crawler.pool, 'case-low', { ...range, filter: { workId } });
  return items.map(({ itemId, verdict, caseId }) => ({ itemId, verdict, caseId }));
};
const verdictOf = async (source: Both) => {
  const [item, ...others] = await crawl(source);
  expect(others).toEqual([]);
  return item;
};
const eventsSince = async (before: number) => (await crawler.eventsOfCases()).slice(before);
const changesSince = async (before: number) =>
  (await eventsSince(before)).map(({ type }) => type).filter((type) => type !== 'CasePopulationConfirmed');
const sourcesOf = async (caseId: string | null | undefined) => {
  const { rows } = await crawler.pool.query<{ source: string }>(
    'select source_id as source from read.case_sources where case_id = $1 order by 1',
    [caseId],
  );
  return rows.map(({ source }) => source);
};

describe.each(bothOrders)('a decision whose number is masked, first from %s and then from %s', (first, second) => {
  it('is one case with both sources, and stays as it is however often each is crawled', async () => {
    const before = (await crawler.eventsOfCases()).length;
    const decision = decisionOf();
    onApi(decision);
    onSite(decision);
    const [one, two] = [await verdictOf(first), await verdictOf(second)];
    expect([one?.verdict, two?.verdict]).toEqual(['new', 'linked']);
    expect(two?.caseId).toBe(one?.caseId);
    expect(await changesSince(before)).toEqual(['CaseCollected', 'CaseSourceLinked']);
    expect(await sourcesOf(one?.caseId)).toEqual([`nlrc-site:65-${decision.number}`, `nlrc:${decision.number}`]);

    // The text of the source that came first stays, and what came from the other one is kept beside it.
    const legalCase = await crawler.legalCase(one?.caseId ?? '');
    expect(legalCase).toMatchObject({ origin: { place: first }, links: [{ place: second, text: expect.any(String) }] });
    expect(legalCase?.links[0]?.text).not.toBe(legalCase?.draft.text?.hash);
    for (const again of [first, second, first, second])
      expect(await verdictOf(again)).toMatchObject({ verdict: 'unchanged' });
    expect(await changesSince(before)).toEqual(['CaseCollected', 'CaseSourceLinked']);
  });
});

describe.each(bothOrders)('a decision whose number is given, first from %s and then from %s', (first, second) => {
  it('is one case, however the texts and the spelling of the number differ', async () => {
    const before = (await crawler.eventsOfCases()).length;
    const decision = decisionOf();
    onApi(decision, { 사건번호: `충남2026부해${decision.number}` });
    onSite({ ...decision, reasons: '해고가 과하다고 보았다.' }, { title: `2026부해${decision.number} 구제신청 사건` });
    const [one, two] = [await verdictOf(first), await verdictOf(second)];
    expect([one?.verdict, two?.verdict]).toEqual(['new', 'linked']);
    expect(two?.caseId).toBe(one?.caseId);
    for (const again of [first, second]) expect(await verdictOf(again)).toMatchObject({ verdict: 'unchanged' });
    expect(await changesSince(before)).toEqual(['CaseCollected', 'CaseSourceLinked']);
  });

  it('stays two cases if the numbers differ, although the texts are the same; they are proposed as duplicates', async () => {
    const decision = decisionOf();
    onApi(decision, { 사건번호: `2026부해${decision.number}1` });
    onSite(decision, { title: `충남2026부해${decision.number}2 구제신청 사건` });
    const [one, two] = [await verdictOf(first), await verdictOf(second)];
    expect([one?.verdict, two?.verdict]).toEqual(['new', 'new']);
    expect(await likenessOf(crawler.pool, two?.caseId ?? '')).toEqual([one?.caseId]);
  });
});

it('both sources at the same moment make one case', async () => {
  for (let round = 0; round < 3; round += 1) {
    api.reset();
    site.boards.clear();
    const before = (await crawler.eventsOfCases()).length;
    const decisions = [decisionOf(), decisionOf(), decisionOf()];
    for (const decision of decisions) {
      onApi(decision);
      onSite(decision);
    }
    const works = [await began('law-api-commissions'), await began('commission-site')];
    await Promise.all(works.map((workId) => crawler.run(workId, { adapters: adapters() })));
    expect((await changesSince(before)).sort()).toEqual([
      ...['CaseCollected', 'CaseCollected', 'CaseCollected'],
      ...['CaseSourceLinked', 'CaseSourceLinked', 'CaseSourceLinked'],
    ]);
    const items = (await Promise.all(works.map(itemsOf))).flat();
    expect(new Set(items.map(({ caseId }) => caseId)).size).toBe(3);
    for (const { caseId } of items) expect(await sourcesOf(caseId)).toHaveLength(2);
  }
});

describe('what isn’t certainly the same decision', () => {
  it('is a case of its own and proposed as a duplicate where the texts are nearly the same', async () => {
    const decision = decisionOf();
    onApi(decision);
    onSite({ ...decision, reasons: `${decision.reasons} 다만 구제이익은 없다.` });
    const one = await verdictOf('law-api-commissions');
    const two = await verdictOf('commission-site');
    expect([one?.verdict, two?.verdict]).toEqual(['new', 'new']);
    expect(await likenessOf(crawler.pool, one?.caseId ?? '')).toEqual([two?.caseId]);
  });

  it('is a case of its own at another commission, with a formula for a text, or where two cases may be it', async () => {
    const away = decisionOf();
    onApi(away);
    onSite(away, { fields: { 담당부서: '부산지방노동위원회' } });
    const formula = decisionOf({ reasons: '구제신청 기간이 지나 각하한다.' });
    onApi(formula);
    onSite(formula);
    const twice = decisionOf();
    onApi(twice);
    onApi({ ...twice, number: decisionOf().number });
    onSite(twice);
    for (const source of ['law-api-commissions', 'commission-site'] as const)
      expect(new Set((await crawl(source)).map(({ verdict }) => verdict)), source).toEqual(new Set(['new']));
  });

  it('is two cases where the second source has two numbers for one text: only the first of them is joined', async () => {
    const decision = decisionOf();
    onApi(decision);
    onSite(decision);
    onSite({ ...decision, number: decisionOf().number });
    await crawl('law-api-commissions');
    expect((await crawl('commission-site')).map(({ verdict }) => verdict).sort()).toEqual(['linked', 'new']);
    expect((await crawl('commission-site')).map(({ verdict }) => verdict)).toEqual(['unchanged', 'unchanged']);
  });
});
