import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOfErased } from '../../engine/history/actor-names.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createVault } from '../../engine/vault/vault.ts';
import { grownTo, millisecondsBefore, readsOfCalls, readsOfStream } from '../../testing/stream-reads.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { fillIn, ordinaryIntake } from '../testing/fill-in.fixture.ts';
import { erased } from './check-words.ts';

let test: TestService;
let me: Person;
let staff: Person;
beforeAll(async () => {
  test = await startTestService();
  me = await test.person('김해고');
  staff = await test.staff();
});
afterAll(() => test.stop());

const get = async (path: string, { token }: Person) => test.call('GET', path, { token });
/** The whole history, oldest event first. */
const historyOf = async (id: string, reader: Person): Promise<HistoryEntry[]> => {
  const { status, body } = await get(`/api/check/${id}/history?range=[0,999]`, reader);
  expect(status).toBe(200);
  return body.toReversed();
};
const save = (id: string, rulesetVersion: string, answers: readonly object[]) =>
  test.call('PUT', '/api/check/autosave', { token: me.token, body: { id, rulesetVersion, answers } });
const started = async () =>
  (await test.call('POST', '/api/check/form', { token: me.token, body: { questionnaire: 'detail' } })).body;
const completed = async () => {
  const { id } = await fillIn(test, me);
  const { body } = await test.call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
  return { id, result: body };
};

describe('the history of a draft', () => {
  it('shows who did what and when, and each answer before and after', async () => {
    const { id, rulesetVersion } = await started();
    await save(id, rulesetVersion, [{ section: 'intake', numbering: 2, value: 12 }]);
    await save(id, rulesetVersion, [{ section: 'intake', numbering: 2, value: 40 }]);
    await save(id, rulesetVersion, [{ section: 'intake', numbering: 2, cleared: true }]);
    await save(id, rulesetVersion, [{ section: 'intake', numbering: 11, value: null }]);

    const entries = await historyOf(id, me);
    expect(entries.map(({ revision, type }) => [revision, type])).toEqual([
      [1, 'CheckStarted'],
      [2, 'AnswerGiven'],
      [3, 'AnswerGiven'],
      [4, 'AnswerCleared'],
      [5, 'QuestionLeftBlank'],
    ]);
    for (const { actor, at, position, summary } of entries) {
      expect(actor).toEqual({ id: me.id, name: '김해고', role: 'user' });
      expect(new Date(at).toISOString()).toBe(at);
      expect(position).toMatch(/^\d{16}$/);
      expect(summary).toMatch(/[가-힣].*요\.$/);
    }
    const [begun, first, second, cleared, blank] = entries;
    expect(begun?.changes).toEqual([
      { path: '상태', before: null, after: '작성 중' },
      { path: '진단 종류', before: null, after: '상세 진단' },
    ]);
    const [{ path = '' } = {}] = first?.changes ?? [];
    expect(path).toMatch(/^답변 › 기본 질문 › .*[가-힣]/);
    expect(first?.changes).toEqual([{ path, before: null, after: '12' }]);
    expect(second?.changes).toEqual([{ path, before: '12', after: '40' }]);
    expect(cleared?.changes).toEqual([{ path, before: '40', after: null }]);
    expect(blank?.changes[0]?.after).toBe('비워 둠');
  });

  it('describes choices and dates in words, and shows own words to their owner only', async () => {
    const { id } = await fillIn(test, me);
    const mine = JSON.stringify(await historyOf(id, me));
    for (const words of ['2026년 11월 2일', '09:00부터 18:00까지', '01012345678', '아니요'])
      expect(mine).toContain(words);
    expect(mine).not.toMatch(/3000_4500|"employee"|detail-9"/);

    const theirs = JSON.stringify(await historyOf(id, staff));
    expect(theirs).toContain('2026년 11월 2일');
    expect(theirs).toContain('(직접 쓴 내용)');
    expect(theirs).not.toContain('01012345678');
    expect(theirs).toContain('"name":"김해고","role":"user"');
  });
});

describe('a page of the history', () => {
  it('has the newest events first, each with what it changed, wherever the page begins', async () => {
    const { id } = await fillIn(test, me);
    const all = (await historyOf(id, me)).toReversed();
    const total = all.length;
    expect(total).toBeGreaterThan(14);
    const page = async (range: string) => test.call('GET', `/api/check/${id}/history${range}`, { token: me.token });

    const first = await page('?range=[0,2]');
    expect(first.headers.get('content-range')).toBe(`items 0-2/${total}`);
    expect(first.body).toEqual(all.slice(0, 3));
    expect((await page('?range=[3,9]')).body).toEqual(all.slice(3, 10));
    const last = await page(`?range=[${total - 2},${total + 20}]`);
    expect(last.body).toEqual(all.slice(-2));
    expect(last.headers.get('content-range')).toBe(`items ${total - 2}-${total - 1}/${total}`);
    const beyond = await page(`?range=[${total},${total + 5}]`);
    expect([beyond.status, beyond.body, beyond.headers.get('content-range')]).toEqual([200, [], `items */${total}`]);
    expect((await page('')).body).toEqual(all.slice(0, 25));
    for (const wrong of ['?range=[5,1]', '?range=[0,1000]', '?range=all', '?sort=["at","ASC"]'])
      expect((await page(wrong)).body.code).toBe('invalid_request');
  });
});

describe('a check of five thousand events', () => {
  /** A draft whose one answer was changed again and again. */
  const changedUpTo = async (revision: number) => {
    const { id, rulesetVersion } = await started();
    await save(id, rulesetVersion, [{ section: 'intake', numbering: 2, value: 0 }]);
    const { at } = await grownTo(test.service.store, `check-${id}`, revision, (now) => ({ value: now - 1 }));
    return { id, rulesetVersion, at };
  };
  /** What each call reads, once the check was looked at. */
  const costsOf = async (revision: number) => {
    const { id, rulesetVersion, at } = await changedUpTo(revision);
    const path = `/api/admin/history/check/${id}`;
    const [{ changes: [{ path: field = '' } = {}] = [] } = {}] = (await get(`/api/check/${id}/history`, me)).body;
    const filter = encodeURIComponent(JSON.stringify({ field }));
    const middle = Math.round(revision / 2);
    const calls = {
      // A form takes fewer answers than that: what stands there is saved again.
      autosave: () => save(id, rulesetVersion, [{ section: 'intake', numbering: 2, value: revision - 1 }]),
      check: () => get(`/api/check/${id}`, me),
      'newest page': () => get(`/api/check/${id}/history`, me),
      'page in the middle': () => get(`/api/check/${id}/history?range=[${middle},${middle + 24}]`, me),
      'filtered page': () => get(`${path}?filter=${filter}&range=[${middle},${middle + 24}]`, staff),
      outline: () => get(`${path}/outline`, staff),
      'as it stood': () => get(`/api/check/${id}?asOf=r${middle}`, me),
      'by its instant as it stood': () =>
        get(`/api/check/${id}?asOf=${encodeURIComponent(millisecondsBefore(at, revision - middle + 1))}`, me),
      'in words as it stood': () => get(`${path}/record?asOf=r${middle}`, staff),
    };
    const costs = await readsOfCalls(`check-${id}`, calls);
    const closing = () => test.call('DELETE', '/api/check/autosave', { token: me.token });
    costs.closing = await readsOfStream(`check-${id}`, async () => expect((await closing()).status).toBe(200));
    const page = await calls['filtered page']();
    expect(page.body[0].changes).toEqual([
      { path: field, before: `${revision - middle - 2}`, after: `${revision - middle - 1}` },
    ]);
    return costs;
  };

  it('is read, written and told by as few statements and events as one of fifty, page by page', async () => {
    const [small, large] = [await costsOf(50), await costsOf(5_000)];
    for (const [name, { statements, events }] of Object.entries(large)) {
      const few = small[name] ?? { statements: 0, events: 0 };
      expect(statements, name).toBeLessThanOrEqual(few.statements);
      // As it stood, it is folded from near that revision.
      expect(events, name).toBeLessThanOrEqual(name.endsWith('as it stood') ? 250 : few.events);
    }
  });
});

describe('a locked result', () => {
  /** The values that only a paid result shows, taken from the staff's view of the same calculation. */
  const insideOf = async (id: string) => {
    const { body } = await get(`/api/check/${id}`, staff);
    const { steps, precedents } = body.result;
    expect(steps.length).toBeGreaterThan(0);
    expect(precedents.length).toBeGreaterThan(0);
    return {
      names: ['steps', 'precedents', 'rankingKeywords', 'keywords', 'observed', 'priorStrength', 'workerWins'],
      texts: [
        ...steps.flatMap(({ rule, why }: { rule: string; why: string }) => [rule, why]),
        ...precedents.flatMap(({ caseId, caseNumber, point }: Record<string, string>) => [caseId, caseNumber, point]),
      ] as string[],
    };
  };

  it('doesn’t show its steps to its owner by any route', async () => {
    const { id, result } = await completed();
    await test.call('POST', `/api/check/${id}/recalculate`, { token: me.token, body: {} });
    const { names, texts } = await insideOf(id);
    const { revision } = (await get(`/api/check/${id}`, me)).body;
    const now = new Date().toISOString();
    const today = '2999-01-01';
    const paths = [
      `/api/check/${id}`,
      `/api/check/${id}/history`,
      `/api/check/${id}/explanation`,
      `/api/check/${id}/explanation?against=${result.calculationId}`,
      `/api/check/${id}/explanation?asOf=${now}`,
      `/api/check/${id}?asOf=${now}`,
      `/api/check/${id}?asOf=${today}`,
      ...[revision, revision - 1, revision - 2].map((n) => `/api/check/${id}?asOf=r${n}`),
      '/api/check/list',
    ];
    for (const path of paths) {
      const { body } = await get(path, me);
      const text = JSON.stringify(body);
      for (const name of names) expect(text, `${path} says ${name}`).not.toContain(`"${name}"`);
      for (const secret of texts) expect(text, `${path} says ${secret}`).not.toContain(secret);
    }
  });

  it('is described by its figure, its number of cases and its versions', async () => {
    const { id } = await completed();
    const mine = (await historyOf(id, me)).at(-1);
    expect(mine?.type).toBe('ResultCalculated');
    expect(mine?.summary).toMatch(/^승소 가능성을 약 \d+%로 추정했어요\.$/);
    expect(mine?.changes.map(({ path }) => path)).toEqual([
      '상태',
      '결과 › 승소 가능성(추정)',
      '결과 › 범위',
      '결과 › 근거가 된 판정 수',
      '결과 › 질문지',
      '결과 › 계산 방법',
    ]);
    expect(mine?.changes.find(({ path }) => path === '결과 › 질문지')?.after).toMatch(/ \(\d{4}년 \d+월 \d+일\)$/);
    const theirs = (await historyOf(id, staff)).at(-1);
    expect(theirs?.changes.map(({ path }) => path)).toContain('결과 › 함께 본 판례');
  });
});

describe('a check at an earlier time', () => {
  it('is shown as it was at each revision and instant', async () => {
    const { id, rulesetVersion } = await started();
    await save(id, rulesetVersion, [{ section: 'intake', numbering: 0, value: 'employee' }]);
    const entries = await historyOf(id, me);
    await save(id, rulesetVersion, [{ section: 'intake', numbering: 0, value: 'employer' }]);
    await save(id, rulesetVersion, [{ section: 'intake', numbering: 1, value: 'busan' }]);

    const asOf = async (when: string) => (await get(`/api/check/${id}?asOf=${when}`, me)).body;
    expect(await asOf('r1')).toMatchObject({ revision: 1, answers: [], next: { section: 'intake', numbering: 0 } });
    expect(await asOf('r2')).toMatchObject({ revision: 2, answers: [{ value: 'employee' }] });
    expect(await asOf('r4')).toMatchObject({ revision: 4, answers: [{ value: 'employer' }, { value: 'busan' }] });
    expect(await asOf(entries[1]?.at ?? '')).toMatchObject({ revision: 2, updatedAt: entries[1]?.at });
    // A second without milliseconds means the beginning of that second.
    const second = (entries[0]?.at ?? '').replace(/\.\d+Z/, 'Z');
    expect((await get(`/api/check/${id}?asOf=${second}`, me)).status).toBe(404);
    expect(await asOf('2999-12-31')).toEqual((await get(`/api/check/${id}`, me)).body);
  });

  it('has the result of that time, marked as outdated only after the cases or the questionnaire had changed', async () => {
    const { id, result } = await completed();
    const { revision } = (await get(`/api/check/${id}`, me)).body;
    await test.call('POST', `/api/check/${id}/recalculate`, { token: me.token, body: {} });
    const then = (await get(`/api/check/${id}?asOf=r${revision}`, me)).body;
    expect(then).toMatchObject({
      status: 'completed',
      result: { calculationId: result.calculationId, outdated: false },
    });
    expect((await get(`/api/check/${id}?asOf=r${revision - 1}`, me)).body).toMatchObject({
      status: 'draft',
      result: null,
    });
  });

  it.each(['r0', 'r', 'r-1', 'yesterday', '2026-02-30', '2026-11-21T99:00:00Z', '0000000000000001', ''])(
    'refuses "%s" at its field, in Korean',
    async (asOf) => {
      const { id } = await started();
      const { status, body } = await get(`/api/check/${id}?asOf=${asOf}`, me);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
      expect(body.errors.asOf).toMatch(/[가-힣]/);
    },
  );

  it('is not found before its first event, nor at a revision that it never had', async () => {
    const { id } = await started();
    for (const asOf of ['2020-01-01', '2020-01-01T00:00:00Z', 'r2', 'r999999999']) {
      const { status, body } = await get(`/api/check/${id}?asOf=${asOf}`, me);
      expect({ asOf, status, code: body.code }).toEqual({ asOf, status: 404, code: 'not_found' });
    }
  });
});

describe('another person', () => {
  it('gets neither history nor past states: the check is not found', async () => {
    const { id } = await completed();
    const otherPerson = await test.person();
    for (const one of [id, '00000000-0000-4000-8000-000000000000']) {
      for (const path of [
        `/api/check/${one}/history`,
        `/api/check/${one}?asOf=r1`,
        `/api/check/${one}?asOf=2020-01-01`,
      ]) {
        const { status, body } = await get(path, otherPerson);
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'check_fetch_failed' });
      }
    }
    expect((await test.call('GET', `/api/check/${id}/history`)).body.code).toBe('login_needed');
  });
});

describe('a person who left', () => {
  it('has a fixed name in it, and nothing of what they wrote is shown', async () => {
    const leaving = await test.person('나떠남');
    const { id } = await fillIn(test, leaving, {
      intake: { ...ordinaryIntake, 'intake/region': { custom: '울릉도 어딘가' } },
    });
    expect(JSON.stringify(await historyOf(id, leaving))).toContain('울릉도 어딘가');
    const pool = createPool(test.databaseUrl, { max: 1 });
    await createVault(pool).sealingKeys.destroy(leaving.id);
    await pool.end();
    // Keys are cached for a minute; a new process has no cache.
    test = await test.restart();

    const entries = await historyOf(id, staff);
    expect(new Set(entries.map(({ actor }) => actor.name))).toEqual(new Set([nameOfErased]));
    const text = JSON.stringify(entries);
    expect(text).toContain(erased);
    for (const gone of ['나떠남', '울릉도', '01012345678']) expect(text).not.toContain(gone);
  });
});
