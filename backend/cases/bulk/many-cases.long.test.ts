import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

/** Of the outcome of so many the rule is sure; of the others it isn't. */
const CASES = 2_000;
const OTHERS = 200;
const MINUTES = 60_000;

let test: TestService;
let kim: Person;
beforeAll(async () => {
  test = await startTestService();
  kim = await test.staff('김정제');
});
afterAll(() => test.stop());

const post = (path: string, body: object) => test.call('POST', `/api/${path}`, { token: kim.token, body });
const get = (path: string) => test.call('GET', `/api/${path}`, { token: kim.token });
const totalOf = async (path: string): Promise<number> =>
  Number((await get(path)).headers.get('content-range')?.split('/')[1]);

const decision = (n: number): Record<string, string> => ({
  ...{ 기관: '서울지방노동위원회', 구분: '초심', 사건번호: `서울2023부해${10_000 + n}`, 선고일자: '2023-05-05' },
  ...{ 사건명: `수천 건 ${n}`, ...(n < CASES ? { 판정결과: '기각' } : {}) },
  판정사항: `${n}번 근로자의 무단결근을 이유로 한 해고는 징계사유가 인정되고 양정이 적정하여 정당하다고 판정한 사례`,
});

const imported = async (): Promise<void> => {
  const rows = Array.from({ length: CASES + OTHERS }, (_, n) => JSON.stringify(decision(n))).join('\n');
  const answer = await test.call('POST', '/api/crawls/upload?fileName=many.jsonl&sampling=population', {
    ...{ token: kim.token, raw: Buffer.from(rows), headers: { 'Content-Type': 'application/octet-stream' } },
  });
  expect(answer.status).toBe(202);
  await expect
    .poll(async () => (await get(`crawls/upload/${answer.body.id}`)).body, { timeout: 3 * MINUTES, interval: 500 })
    .toMatchObject({ stage: 'finished', counts: { new: CASES + OTHERS, refused: 0 } });
};

/** Every state of a job until its end, as its page reads them. */
const followed = async (id: string, stage: string) => {
  const done: number[] = [];
  // As its page does, which begins to read when the work was begun.
  const headers = { 'X-Wait-For': await test.headToken() };
  for (let since = performance.now(); performance.now() - since < 3 * MINUTES; ) {
    const { body } = await test.call('GET', `/api/refines/jobs/${id}`, { token: kim.token, headers });
    done.push(body.done);
    if (body.stage === stage) return { job: body, done };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the work ${id} never was ${stage}`);
};

it(
  'takes, accepts and takes back 2,000 cases chosen by a filter, tells how far it is, and reports each of them',
  async () => {
    await imported();
    const filter = { q: '수천 건', sureOutcome: true };
    const asked = await post('refines/data/take', { filter, thenReady: true });
    expect(asked).toMatchObject({ status: 202, body: { total: CASES } });
    const taking = await followed(asked.body.id, 'finished');
    expect(taking.job).toMatchObject({ total: CASES, done: CASES, counts: { done: CASES, nothing: 0, refused: 0 } });
    expect(taking.job).toMatchObject({ filter, refusals: [] });
    // It was seen on its way, and never went back.
    expect(new Set(taking.done).size).toBeGreaterThan(2);
    expect(taking.done).toEqual(taking.done.toSorted((one, other) => one - other));
    const rows = `refines/jobs/${asked.body.id}/rows?filter=`;
    expect(await totalOf(`${rows}{"verdict":"done"}`)).toBe(CASES);
    expect(await totalOf('refines/data?filter={"stage":"ready"}')).toBe(CASES);

    const accepting = await post('refines/data/accept', { filter: { q: '수천 건' } });
    expect(accepting.body.total).toBe(CASES);
    expect((await followed(accepting.body.id, 'finished')).job).toMatchObject({ counts: { done: CASES, refused: 0 } });
    expect(await totalOf('cases/data?filter={"q":"수천 건"}')).toBe(CASES);

    for (const { id } of [accepting.body, asked.body]) {
      expect((await post(`refines/jobs/${id}/revert`, { reason: '잘못 고름' })).status).toBeLessThan(300);
      const { job } = await followed(id, 'reverted');
      expect(job.reverted).toEqual({ reverted: CASES, keptCount: 0, reason: '잘못 고름' });
    }
    expect(await totalOf('cases/data?filter={"q":"수천 건"}')).toBe(0);
    expect(await totalOf('refines/data?filter={"stage":"ready"}')).toBe(0);
    expect(await totalOf(`refines/data?filter=${JSON.stringify(filter)}`)).toBe(CASES);
  },
  10 * MINUTES,
);
