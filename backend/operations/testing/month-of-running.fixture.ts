import { randomUUID } from 'node:crypto';
import type { CrawlEvent, ItemVerdict } from '@nomucheck/domain/crawling/crawl-events.ts';
import { type CrawlWork, crawlDecider, crawlStream } from '@nomucheck/domain/crawling/crawl-work.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import firstJson from '@nomucheck/domain/rulesets/first-ruleset.fixture.json' with { type: 'json' };
import { rulesetContentSchema } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { dismissedInWriting, fillIn } from '../../checks/testing/fill-in.fixture.ts';
import { canonicalRuleset } from '../../rulesets/testing/version.fixture.ts';
import { password, type TestService } from '../../testing/test-service.fixture.ts';
import { asking, before, byService, happened, type People } from './happened.fixture.ts';
import { accepted } from './month-of-cases.fixture.ts';

/** The edition of the questionnaire that this program brings along. */
export const { version: offered } = canonicalRuleset(standardRuleset);

/** An earlier edition is in force again, and a first person has approved the one that the program brings along in its place. */
export const seedEditions = async ({ service, ...test }: TestService, people: People): Promise<void> => {
  const { rulesetVersion: replaces } = await service.rulesets.publish(
    rulesetContentSchema.parse(firstJson),
    byService(before(0)),
  );
  const body = { replaces, reason: '법령과 대조함' };
  await asking({ service, ...test }, people.admin)('POST', `/api/admin/rulesets/${offered}/approve`, body);
};

/** A person's result on the cases, and by the edition, of this moment; or of somebody who has left since. */
export const seedResult = async (test: TestService, leaves = false): Promise<void> => {
  const person = await test.person();
  const { id } = await fillIn(test, person, dismissedInWriting);
  const ask = asking(test, person);
  await ask('POST', '/api/check/checkResult', { id });
  if (leaves) await ask('DELETE', '/api/user', { current: password, confirm: true });
};

const articleOn = (caseId: string) => {
  const link = { type: 'link', attrs: { href: `/search/${caseId}` } };
  const line = { type: 'paragraph', content: [{ type: 'text', text: '이 판정례', marks: [link] }] };
  return { category: 'law', title: '읽어 볼 판정례', content: { type: 'doc', content: [line] } };
};

/** What happens to the cases after a result and leaves its numbers as they were. */
export const seedQuietChanges = async (test: TestService, people: People): Promise<void> => {
  const ask = asking(test, people.super);
  const counted = await accepted(test, people, 41);
  await seedResult(test);
  // An article that rests on it is to be looked at again.
  await ask('POST', '/api/admin/boards', articleOn(counted));
  await ask('POST', `/api/cases/data/${counted}/correct`, { changes: { title: '고친 제목' }, reason: '오탈자' });
  await ask('POST', `/api/cases/data/${counted}/correct`, { changes: { decidedOn: '2021-03-03' }, reason: '날짜' });
  await accepted(test, people, 42, { sampling: 'curated' });
  const withdrawn = await accepted(test, people, 43);
  await ask('POST', `/api/cases/data/${withdrawn}/withdraw`, { reason: '잘못 실음' });
};

/**
 * A work of one day that many days ago: what the source named, and what became of it. `again`: something was missing, and the same
 * came of it once more so many days ago.
 */
const crawled = async (
  test: TestService,
  source: SourceName,
  days: number,
  verdict: ItemVerdict,
  again?: number,
): Promise<void> => {
  const [workId, day, kind] = [randomUUID(), before(days).slice(0, 10), 'case-high'] as const;
  const item = {
    ...{ id: '1', title: '부당해고구제재심판정취소', day, verdict, caseId: null, raw: null, reader: null },
    ...{ attachments: [], message: null },
  };
  const ofWork = { workId, kind, source };
  const complete = verdict !== 'failed';
  const asked = (was: ItemVerdict | null): readonly CrawlEvent[] => [
    { type: 'CrawlWindowListed', data: { workId, window: 1, total: 1, listed: 1, mark: null } },
    { type: 'CrawlItemsRecorded', data: { ...ofWork, window: 1, items: [{ ...item, was }] } },
    { type: 'CrawlWindowEnded', data: { workId, window: 1, complete } },
    { type: 'CrawlEnded', data: { workId, complete } },
  ];
  const happens = (at: number, events: readonly CrawlEvent[]) =>
    happened<CrawlWork, CrawlEvent>(test, crawlDecider.evolve, crawlStream(workId), events, before(at));
  await happens(days, [
    { type: 'CrawlStarted', data: { ...ofWork, from: day, to: day, windowDays: 31 } },
    ...asked(null),
  ]);
  if (again === undefined) return;
  await happens(again, [{ type: 'CrawlResumed', data: { workId, windows: [1] } }, ...asked(verdict)]);
};

/** Sources that answer without news since the last, or without any; one that is as it should be; one left unasked, off for a while. */
export const seedSources = async (test: TestService, people: People): Promise<void> => {
  await crawled(test, 'law-api-courts', 20, 'new', 1);
  await crawled(test, 'precedent-repository', 40, 'failed', 2);
  await crawled(test, 'law-api-commissions', 50, 'new');
  await crawled(test, 'law-api-commissions', 1, 'absent');
  await crawled(test, 'commission-site', 70, 'new');
  for (const on of [false, true])
    await asking(test, people.super)('PUT', '/api/crawls/sources/commission-site', { on, reason: '점검' });
};
