import { randomUUID } from 'node:crypto';
import type { OutdatedResult } from '@nomucheck/domain/cases/contract/today.ts';
import type { DashboardOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import type { RecallItem } from '@nomucheck/domain/recalls/contract.ts';
import { consultationsOfChecks } from '@nomucheck/projections/consultations/listing.ts';
import { countRecalls } from '@nomucheck/projections/recalls/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adviceOf } from '../../advice/testing/events.fixture.ts';
import { dismissedInWriting, fillIn } from '../../checks/testing/fill-in.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let kim: Person;
beforeAll(async () => {
  test = await startTestService();
  kim = await test.staff('김정제');
});
afterAll(() => test.stop());

const post = async (path: string, body: object) => {
  const answer = await test.call('POST', `/api/${path}`, { token: kim.token, body });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};
/** Once the read models have what was written. */
const get = async (path: string) => {
  const headers = { 'X-Wait-For': await test.headToken() };
  const answer = await test.call('GET', `/api/${path}`, { token: kim.token, headers });
  expect(answer.status).toBe(200);
  return answer.body;
};

const decision = `## 판정사항
무단결근을 이유로 한 해고는 징계사유가 인정되고 양정이 적정하여 정당하다고 판정한 사례
## 판정결과
기각`;
const added = (number: number, own: object = {}) =>
  post('refines/data', {
    ...{ kind: 'case-low', sampling: 'population', tribunal: '서울지방노동위원회', decidedOn: '2023-05-05' },
    ...{ caseNumbers: [`서울2023부해${number}`], title: `무단결근 ${number}`, content: `${decision}\n\n${number}` },
    ...own,
  });

const figures = async (): Promise<Readonly<Record<string, number>>> => {
  const { figures: all }: DashboardOut = await get('admin/dashboard');
  return Object.fromEntries(all.map(({ name, count }) => [name, count]));
};
const next = async () => (await get('refines/next')).next;

type Shown = {
  readonly shownRate: unknown;
  readonly shownBand: { readonly low: number; readonly high: number } | null;
};
/** As its person was shown it. */
const inPercents = ({ shownRate, shownBand }: Partial<Shown>) =>
  [shownRate, shownBand?.low, shownBand?.high].map((part) => Math.round(Number(part) * 100));

it('says what waits, what may be double, and which case is next', async () => {
  const none = { 'cases-waiting': 0, 'cases-ready': 0, 'cases-alike': 0, 'outdated-results': 0, 'bulk-works': 0 };
  expect(await figures()).toMatchObject({ ...none, parked: 0 });
  expect(await next()).toBeNull();

  const first = await added(1, { content: null });
  const second = await added(2);
  const copy = await added(3, { caseNumbers: ['서울2023부해2', '서울2023부노2'] });
  expect(await figures()).toMatchObject({
    ...{ 'cases-waiting': 3, 'cases-sure': 2, 'cases-ready': 0, 'cases-sent-back': 0, 'cases-alike': 2 },
  });
  expect(await next()).toMatchObject({
    ...{ id: first.id, tribunal: '서울지방노동위원회', caseNumbers: ['서울2023부해1'], proposedOutcome: null },
  });
  // One that was made ready is as double as before.
  await post(`refines/data/${copy.id}/take`, { all: true });
  expect(await figures()).toMatchObject({ 'cases-mine': 1 });
  await post(`refines/data/${copy.id}/ready`, {});
  expect(await figures()).toMatchObject({ 'cases-waiting': 2, 'cases-mine': 0, 'cases-ready': 1, 'cases-alike': 2 });
  await post(`refines/data/${copy.id}/discard`, { reason: '같은 사건' });
  await post(`refines/data/${second.id}/take`, { all: true });
  await post(`refines/data/${second.id}/ready`, {});
  await post(`refines/data/${second.id}/reject`, { reason: '요지를 고쳐 주십시오' });
  expect(await figures()).toMatchObject({
    'cases-waiting': 2,
    'cases-sure': 0,
    'cases-sent-back': 1,
    'cases-alike': 0,
  });
  await post(`refines/data/${second.id}/ready`, {});
  await post(`refines/data/${first.id}/discard`, { reason: '본문 없음' });
  expect(await figures()).toMatchObject({ 'cases-waiting': 0, 'cases-ready': 1, 'cases-sent-back': 0 });
  expect(await next()).toBeNull();
});

it('counts the results that the cases have left behind, as each owner is told', async () => {
  const person = await test.person();
  const { id } = await fillIn(test, person, dismissedInWriting);
  const headers = { 'X-Wait-For': await test.headToken() };
  expect(
    (await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id }, headers })).status,
  ).toBe(200);
  const isOutdatedForOwner = async (): Promise<boolean> => {
    const { body } = await test.call('GET', `/api/check/${id}`, {
      token: person.token,
      headers: { 'X-Wait-For': await test.headToken() },
    });
    return body.result.outdated;
  };
  const outdated = async (): Promise<readonly OutdatedResult[]> =>
    (await get('admin/dashboard/outdated')).results.filter(({ checkId }: OutdatedResult) => checkId === id);

  expect(await outdated()).toEqual([]);
  expect(await isOutdatedForOwner()).toBe(false);
  const acceptedAs = async (number: number, outcome: string) => {
    const one = await added(number);
    await post(`refines/data/${one.id}/take`, { all: true });
    await test.call('PUT', `/api/refines/data/${one.id}`, { token: kim.token, body: { outcome } });
    await post(`refines/data/${one.id}/ready`, {});
    await post('refines/data/accept', { ids: [one.id] });
    return one;
  };
  const shown = async () => (await get(`check/${id}`)).result;
  const told = await shown();
  // A dispute that was settled counts as one more, and moves neither the whole percentage nor the band.
  await acceptedAs(12, 'settled');
  expect(await isOutdatedForOwner()).toBe(false);
  expect(await outdated()).toEqual([]);
  const accepted = await acceptedAs(11, 'employer_win');
  // The recalculation counts what the read models have.
  await outdated();
  await test.call('POST', `/api/check/${id}/recalculate`, { token: person.token, body: {} });
  const counted = await shown();
  expect(counted.base.general.decided).toBe(told.base.general.decided + 1);
  expect(await outdated()).toEqual([]);
  await post(`cases/data/${accepted.id}/correct`, { changes: { title: '고친 제목' }, reason: '오탈자' });
  expect(await outdated()).toEqual([]);

  // As a decision on the check's own ground it moves the figure by more than is lost in rounding.
  const { keywords } = counted.base;
  await post(`cases/data/${accepted.id}/correct`, { changes: { keywords }, reason: '쟁점을 더 적음' });
  expect(await isOutdatedForOwner()).toBe(true);
  const [marked] = await outdated();
  expect(marked).toMatchObject({ checkId: id, why: 'cases', side: 'employee', before: counted.shownRate });
  expect(marked?.name).toBe('김해고');
  expect((await figures())['outdated-results']).toBe((await get('admin/dashboard/outdated')).total);
  // Calculated again, it is what the mark said.
  await test.call('POST', `/api/check/${id}/recalculate`, { token: person.token, body: {} });
  expect(inPercents(await shown())).toEqual(inPercents({ shownRate: marked?.after, shownBand: marked?.bandAfter }));
  expect(await outdated()).toEqual([]);
  expect(await isOutdatedForOwner()).toBe(false);
  const link = { type: 'link', attrs: { href: `/search/${accepted.id}` } };
  const line = { type: 'paragraph', content: [{ type: 'text', text: '이 판정례', marks: [link] }] };
  const article = { category: 'law', title: '무단결근과 해고', content: { type: 'doc', content: [line] } };
  const { id: postId } = await post('admin/boards', article);
  const cited = await adviceOf(test, {
    ...{ asker: person.id, first: kim.id, second: (await test.staff('이검수')).id },
    citations: [
      {
        ...{ n: 1, kind: 'case', caseId: accepted.id, revision: 3, passage: 0, quote: '무단결근' },
        ...{ court: '서울지방노동위원회', caseNumber: '서울2023부해11', decidedOn: '2023-05-05' },
      },
    ],
  });
  await post(`cases/data/${accepted.id}/withdraw`, { reason: '잘못 실음' });
  expect(await isOutdatedForOwner()).toBe(true);
  expect(await outdated()).toHaveLength(1);

  // What rests on it waits until somebody has looked at it, or its owner has calculated again.
  const recalled = async (filter: object) =>
    get(`recalls?filter=${encodeURIComponent(JSON.stringify({ caseId: accepted.id, ...filter }))}`);
  const ofResult = { kind: 'result', recordId: id, change: 'withdrawn', name: '김해고', settled: null };
  const ofPost = { kind: 'post', recordId: postId, name: '무단결근과 해고', before: null, settled: null };
  const ofAdvice = { kind: 'advice', recordId: cited, name: '김해고', before: null, settled: null };
  await expect.poll(() => recalled({ open: true, kind: 'advice' }), { timeout: 10_000 }).toMatchObject([ofAdvice]);
  await expect.poll(async () => (await recalled({ open: true })).length, { timeout: 10_000 }).toBe(3);
  expect((await figures())['recalled-records']).toBe(3);
  // An advice is settled in the same list, and its own record says so.
  const { revision } = await get(`cases/data/${accepted.id}`);
  const settling = { caseId: accepted.id, revision, kind: 'advice', recordId: cited, reason: '답은 그대로임' };
  await post('recalls/settle', settling);
  expect(await recalled({ open: false, kind: 'advice' })).toMatchObject([
    { ...ofAdvice, settled: { by: '김정제', reason: '답은 그대로임' } },
  ]);
  expect((await figures()).recalls).toBe(0);
  expect(await recalled({ open: true })).toMatchObject([ofPost, ofResult]);
  const [{ before, after }] = await recalled({ kind: 'result' });
  expect(Math.round(before * 100)).not.toBe(Math.round(after * 100));
  expect((await figures())['recalled-records']).toBe(2);
  const settle = { caseId: accepted.id, revision, kind: 'post', recordId: postId, reason: '글에서 뺌' };
  await post('recalls/settle', settle);
  await test.call('POST', `/api/check/${id}/recalculate`, { token: person.token, body: {} });
  expect(await recalled({ open: true })).toEqual([]);
  expect((await recalled({ open: false })).filter(({ kind }: RecallItem) => kind !== 'advice')).toMatchObject([
    { ...ofPost, settled: { by: '김정제', reason: '글에서 뺌' } },
    { ...ofResult, recalculated: { rate: expect.closeTo(after, 2) } },
  ]);

  // What came of a record of a person is said once, and nobody reads it any more when they have left.
  const ofPerson = { caseId: accepted.id, revision, kind: 'result', recordId: id, reason: '김해고 씨에게 전화함' };
  await post('recalls/settle', ofPerson);
  const late = { token: kim.token, body: { ...ofPerson, reason: '나도 전화함' } };
  expect(await test.call('POST', '/api/recalls/settle', late)).toMatchObject({ status: 409 });
  const reasons = async () =>
    (await recalled({ open: false })).map(({ settled }: RecallItem) => settled?.reason).toSorted();
  expect(await reasons()).toEqual(['글에서 뺌', '김해고 씨에게 전화함', '답은 그대로임']);
  await test.service.erasure.erase(person.id, 'left', {
    ...{ commandId: randomUUID(), at: new Date().toISOString(), correlationId: randomUUID() },
    actor: { id: person.id, role: 'user' },
  });
  expect(await reasons()).toEqual([null, '글에서 뺌']);
});

it('reads by an index what still waits to be looked at, and the consultations about results', async () => {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  try {
    // Seen and settled long ago, and nothing of it stays.
    await client.query(`begin; set local enable_seqscan = off;
      insert into read.recalled_records (id, case_id, revision, change, recalled_at, kind, record_id, record_at, settled_at)
        select n::text, 'a', 1, 'corrected', now(), 'post', n::text, now(), now() from generate_series(1, 3000) n;
      analyze read.recalled_records`);
    const plans: string[] = [];
    const explaining: Db = {
      query: async (text, values) => {
        // As it is planned for whatever values: a statement that is run often is.
        plans.push(JSON.stringify((await client.query(`explain (generic_plan) ${text}`)).rows));
        return client.query(text, values);
      },
    };
    await countRecalls(explaining, { open: true });
    await consultationsOfChecks(explaining, [randomUUID()]);
    expect(plans[0]).toContain('recalled_records_recalled_at_id_idx1');
    expect(plans[1]).toContain('Index Cond: (check_id = ANY');
  } finally {
    await client.end();
  }
});
