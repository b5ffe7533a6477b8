import { workOut } from '@nomucheck/domain/crawling/contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answered, type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { type LawApiServer, openLawApiServer, TRIAL_KEY } from '../testing/law-api-server.fixture.ts';

let law: LawApiServer;
let test: TestService;
let admin: Person;
beforeAll(async () => {
  law = await openLawApiServer();
  test = await startTestService({
    ...{ LAW_API_KEY: TRIAL_KEY, LAW_API_URL: law.origin, CRAWL_TRIAL_ORIGINS: law.origin },
    CRAWL_REQUESTS_PER_SECOND: '5',
  });
  admin = await test.staff();
});
afterAll(async () => {
  await test.stop();
  await law.close();
});

const call = (method: string, path: string, body?: object): Promise<Answered> =>
  test.call(method, path, { token: admin.token, ...(body ? { body } : {}) });
const works = '/api/crawls/case-high/works';

/** The work's messages until it is over. */
const followed = async (id: string) => {
  const response = await fetch(`${test.base}${works}/${id}/events`, {
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  const text = await response.text();
  return [...text.matchAll(/^event: work\ndata: (.+)$/gm)].map(([, data = '']) => workOut.parse(JSON.parse(data)));
};

it('of two works of one source that are started at once, the second waits for the first', async () => {
  law.courts = [{ id: 9201, day: '2025-05-05' }];
  const span = { from: '2025-05-01', to: '2025-05-31' };
  const both = await Promise.all([call('POST', works, span), call('POST', works, span)]);
  expect(both.map(({ status }) => status)).toEqual([202, 202]);
  const ends = await Promise.all(both.map(async ({ body: { id } }) => (await followed(id)).at(-1)));
  const counts = ends.map((work) => work?.counts);
  expect(counts).toContainEqual(expect.objectContaining({ new: 1, unchanged: 0 }));
  expect(counts).toContainEqual(expect.objectContaining({ new: 0, unchanged: 1 }));
});
