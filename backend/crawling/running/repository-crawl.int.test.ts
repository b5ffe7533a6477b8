import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { workOut } from '@nomucheck/domain/crawling/contract.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { decisionFile, fakeRepository, repository } from '../sources/repository/precedent-repository.fixture.ts';

const fake = fakeRepository();
let test: TestService;
let admin: Person;
beforeAll(async () => {
  fake.server.listen(0, '127.0.0.1');
  await once(fake.server, 'listening');
  const origin = `http://127.0.0.1:${(fake.server.address() as AddressInfo).port}`;
  test = await startTestService({
    ...{ PRECEDENT_REPOSITORY: repository, PRECEDENT_REPOSITORY_URL: origin, CRAWL_TRIAL_ORIGINS: origin },
  });
  admin = await test.staff();
});
afterAll(async () => {
  await test.stop();
  fake.server.closeAllConnections();
  fake.server.close();
});

const works = '/api/crawls/case-high/works';
/** The work as it is when it has ended, and what was asked of the repository for it. */
const crawled = async (from: string, to: string) => {
  fake.asked.length = 0;
  const { token } = admin;
  const { body } = await test.call('POST', works, { token, body: { from, to, source: 'precedent-repository' } });
  const response = await fetch(`${test.base}${works}/${body.id}/events`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [, data = ''] = [...(await response.text()).matchAll(/^event: work\ndata: (.+)$/gm)].at(-1) ?? [];
  return { work: workOut.parse(JSON.parse(data)), asked: [...fake.asked] };
};
const archives = (asked: readonly string[]) => asked.filter((path) => path.includes('/tar.gz/')).length;

it('a repository is read as an archive once, and later only what changed, as a new text of the same case', async () => {
  const dismissal = decisionFile({ serial: 501, number: '2021두501' });
  const wages = decisionFile({ serial: 502, number: '2021다502', title: '임금', articles: '근로기준법 제24조' });
  const other = decisionFile({ serial: 503, number: '2021다503', title: '소유권이전등기', articles: '민법 제186조' });
  fake.commits = [[['README.md', '판례 저장소'], dismissal, wages, other]];
  const first = await crawled('2021-01-01', '2021-12-31');
  expect(first.work).toMatchObject({ stage: 'ended', complete: true, listed: 2, done: 2, counts: { new: 2 } });
  expect(archives(first.asked)).toBe(1);

  const [path, text] = dismissal;
  const changed = [path.replace('.md', '_501.md'), text.replace('상고를 기각한다', '원심판결을 파기한다')] as const;
  const later = decisionFile({ serial: 504, number: '2021두504', day: '2021-11-25' });
  fake.commits.push([changed, wages, other, later]);
  const second = await crawled('2021-01-01', '2021-12-31');
  expect(second.work).toMatchObject({ stage: 'ended', complete: true, counts: { new: 1, changed: 1 } });
  expect(archives(second.asked)).toBe(0);

  // Other days were never asked for, so they begin with the archive.
  const third = await crawled('2020-01-01', '2021-12-31');
  expect(third.work).toMatchObject({ complete: true, counts: { new: 0, changed: 0, unchanged: 3 } });
  expect(archives(third.asked)).toBe(1);

  const queue = await test.call('GET', '/api/refines/data?filter={"q":"2021두501"}', { token: admin.token });
  expect(queue.body).toHaveLength(1);
});

it('without a source, the calendar and the chart are of the one that a work would ask', async () => {
  const { token } = admin;
  const started = await test.call('POST', works, { token, body: { from: '1999-01-01', to: '1999-01-02' } });
  const work = `${works}/${started.body.id}`;
  const span = 'from=1999-01-01&to=1999-01-02';
  const calendar = await test.call('GET', `/api/crawls/case-high/calendar?${span}`, { token });
  expect(calendar.body.source).toEqual(expect.any(String));
  // The work can be read a moment after it was ordered.
  await expect.poll(async () => (await test.call('GET', work, { token })).body.source).toBe(calendar.body.source);
  // Its usual one has no key here.
  expect(calendar.body.source).not.toBe('law-api-courts');
  await test.call('POST', `${work}/cancel`, { token, body: {} });
});

it('a file that can’t be read, and a later end of the days, don’t make the archive come again', async () => {
  const day = (days: number) => koreanDateOf(new Date(Date.now() + days * 86_400_000));
  const good = decisionFile({ serial: 601, number: '2019두601', day: '2019-02-01' });
  const [path, text] = decisionFile({ serial: 602, number: '2019두602', day: '2019-02-02' });
  const unread = [path, text.replace('법원명: 대법원', '법원명: 미상법원')] as const;
  fake.commits.push([good, unread]);
  const first = await crawled('2019-01-01', day(0));
  expect(first.work).toMatchObject({ complete: false, counts: { unusable: 1 } });
  expect(archives(first.asked)).toBe(1);

  const later = decisionFile({ serial: 603, number: '2019두603', day: '2019-02-03' });
  fake.commits.push([good, unread, later]);
  const second = await crawled('2019-01-01', day(7));
  expect(second.work).toMatchObject({ complete: true, counts: { new: 1, unusable: 0 } });
  expect(archives(second.asked)).toBe(0);

  // It names the court now.
  fake.commits.push([good, [path, text], later]);
  const third = await crawled('2019-01-01', day(14));
  expect(third.work).toMatchObject({ counts: { new: 1 } });
  expect(archives(third.asked)).toBe(0);
  expect(archives((await crawled('2018-12-31', day(14))).asked)).toBe(1);
});
