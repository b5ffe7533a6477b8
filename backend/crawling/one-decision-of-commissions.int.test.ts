import { randomUUID } from 'node:crypto';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import { listCrawled } from '@nomucheck/projections/crawling/listing.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { likenessOf } from '../cases/testing/parts.fixture.ts';
import { eventCatalogue } from '../contexts.ts';
import { createCommandHandler } from '../engine/command-handling/handle-command.ts';
import { openEventStore } from '../engine/event-store/event-log.ts';
import { createMemorySealer } from '../engine/sealing/memory-sealer.ts';
import type { TestDatabase } from '../engine/testing/test-database.ts';
import { startedDatabase } from '../testing/test-service.fixture.ts';
import { type SiteServer, startSiteServer } from './sources/commission-site/site-server.fixture.ts';
import { commissionSources, decisionOf, type Made, onApi, onSite } from './testing/commission-sources.fixture.ts';
import { openCrawler } from './testing/crawler.fixture.ts';
import { type LawApiServer, openLawApiServer } from './testing/law-api-server.fixture.ts';

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

type Both = Extract<SourceName, 'law-api-commissions' | 'commission-site'>;
const bothOrders: readonly (readonly [Both, Both])[] = [
  ['law-api-commissions', 'commission-site'],
  ['commission-site', 'law-api-commissions'],
];

const began = (source: Both) => crawler.start(source, '2026-05-01', '2026-05-31', 'case-low');
const crawl = async (source: Both) => {
  const workId = await began(source);
  await crawler.run(workId, { adapters: commissionSources(api, site) });
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
/** As a person does it on the page of a case. */
const merge = async (caseId: string, into: string) => {
  const store = openEventStore({ databaseUrl: database.url });
  const commands = createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue });
  const at = new Date().toISOString();
  await commands.handle(caseDecider, {
    ...{ stream: caseStream(caseId), command: { type: 'MergeCase', into } },
    context: { commandId: randomUUID(), at, actor: { id: 'system', role: 'system' }, correlationId: 'a merge' },
  });
  await store.close();
  await crawler.readModels.caughtUp();
};
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
    onApi(api, decision);
    onSite(site, decision);
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
    onApi(api, decision, { 사건번호: `충남2026부해${decision.number}` });
    onSite(
      site,
      { ...decision, reasons: '해고가 과하다고 보았다.' },
      { title: `2026부해${decision.number} 구제신청 사건` },
    );
    const [one, two] = [await verdictOf(first), await verdictOf(second)];
    expect([one?.verdict, two?.verdict]).toEqual(['new', 'linked']);
    expect(two?.caseId).toBe(one?.caseId);
    for (const again of [first, second]) expect(await verdictOf(again)).toMatchObject({ verdict: 'unchanged' });
    expect(await changesSince(before)).toEqual(['CaseCollected', 'CaseSourceLinked']);
  });

  it('stays two cases if the numbers differ, although the texts are the same; they are proposed as duplicates', async () => {
    const decision = decisionOf();
    onApi(api, decision, { 사건번호: `2026부해${decision.number}1` });
    onSite(site, decision, { title: `충남2026부해${decision.number}2 구제신청 사건` });
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
      onApi(api, decision);
      onSite(site, decision);
    }
    const works = [await began('law-api-commissions'), await began('commission-site')];
    await Promise.all(works.map((workId) => crawler.run(workId, { adapters: commissionSources(api, site) })));
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
    onApi(api, decision);
    onSite(site, { ...decision, reasons: `${decision.reasons} 다만 구제이익은 없다.` });
    const one = await verdictOf('law-api-commissions');
    const two = await verdictOf('commission-site');
    expect([one?.verdict, two?.verdict]).toEqual(['new', 'new']);
    expect(await likenessOf(crawler.pool, one?.caseId ?? '')).toEqual([two?.caseId]);
  });

  it('is a case of its own at another commission, with a formula for a text, or where two cases may be it', async () => {
    const away = decisionOf();
    onApi(api, away);
    onSite(site, away, { fields: { 담당부서: '부산지방노동위원회' } });
    const formula = decisionOf({ reasons: '구제신청 기간이 지나 각하한다.' });
    onApi(api, formula);
    onSite(site, formula);
    const twice = decisionOf();
    onApi(api, twice);
    onApi(api, { ...twice, number: decisionOf().number });
    onSite(site, twice);
    for (const source of ['law-api-commissions', 'commission-site'] as const)
      expect(new Set((await crawl(source)).map(({ verdict }) => verdict)), source).toEqual(new Set(['new']));
  });

  it('is two cases where the second source has two numbers for one text: only the first of them is joined', async () => {
    const decision = decisionOf();
    onApi(api, decision);
    onSite(site, decision);
    onSite(site, { ...decision, number: decisionOf().number });
    await crawl('law-api-commissions');
    expect((await crawl('commission-site')).map(({ verdict }) => verdict).sort()).toEqual(['linked', 'new']);
    expect((await crawl('commission-site')).map(({ verdict }) => verdict)).toEqual(['unchanged', 'unchanged']);
  });

  it('stays two cases where both exist already, also when their texts become the same: a person may have told them apart', async () => {
    const decision = decisionOf();
    onApi(api, decision);
    onSite(site, { ...decision, reasons: `${decision.reasons} 다만 구제이익은 없다.` });
    const one = await verdictOf('law-api-commissions');
    const two = await verdictOf('commission-site');
    site.boards.clear();
    onSite(site, decision);
    expect(await verdictOf('commission-site')).toMatchObject({ verdict: 'changed', caseId: two?.caseId });
    expect(await verdictOf('law-api-commissions')).toMatchObject({ verdict: 'unchanged', caseId: one?.caseId });
    expect(await verdictOf('commission-site')).toMatchObject({ verdict: 'unchanged', caseId: two?.caseId });
    expect(await likenessOf(crawler.pool, two?.caseId ?? '')).toEqual([one?.caseId]);
  });

  it('goes on from the case into which a person merged the one that it is', async () => {
    const [kept, merged] = [decisionOf(), decisionOf()];
    onApi(api, kept);
    onApi(api, merged);
    const items = await crawl('law-api-commissions');
    const caseOf = ({ number }: Made) => items.find(({ itemId }) => itemId === String(number))?.caseId ?? '';
    await merge(caseOf(merged), caseOf(kept));
    onSite(site, merged);
    expect(await verdictOf('commission-site')).toMatchObject({ verdict: 'linked', caseId: caseOf(kept) });
    expect(await verdictOf('commission-site')).toMatchObject({ verdict: 'unchanged', caseId: caseOf(kept) });
    // Another number of the site is another decision, although the merged case was the same text.
    onSite(site, { ...merged, number: decisionOf().number });
    expect((await crawl('commission-site')).map(({ verdict }) => verdict).sort()).toEqual(['new', 'unchanged']);
  });
});
