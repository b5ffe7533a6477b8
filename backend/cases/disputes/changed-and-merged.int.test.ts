import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decisionFile, zipped } from '../../case-import/testing/files.fixture.ts';
import { type Answered, type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let staff: Person;
beforeAll(async () => {
  test = await startTestService();
  staff = await test.staff('박자료');
});
afterAll(() => test.stop());

type Since = Pick<Answered, 'headers'> | undefined;
const placeOf = (since: Since): string => since?.headers.get('x-log-position') ?? '';
/** The log position of a write, as `asOf` takes it. */
const positionOf = async (since: Since): Promise<string> =>
  (await test.service.store.positionOfToken(placeOf(since))) ?? '';
const post = (path: string, body: object) => test.call('POST', `/api/${path}`, { token: staff.token, body });
/** A read that waits for that write. */
const get = (path: string, since?: Since) =>
  test.call('GET', `/api/${path}`, { token: staff.token, headers: { 'X-Wait-For': placeOf(since) } });
const listed = async (path: string, filter: object, since?: Since): Promise<string[]> =>
  (await get(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`, since)).body.map(
    ({ id }: { id: string }) => id,
  );
/** Cases with all searched words; not similar ones that are shown when none has all. */
const found = async (q: string, since?: Since): Promise<string[]> => {
  const { body } = await get(`cases/search?q=${encodeURIComponent(q)}`, since);
  return body.relaxed ? [] : body.items.map(({ id }: { id: string }) => id);
};

const batchOf = async (id: string, stage: string) => {
  await expect.poll(async () => (await get(`crawls/upload/${id}`)).body.stage).toBe(stage);
  return (await get(`crawls/upload/${id}`)).body;
};
/** A ZIP of these decisions, imported: the batch and the cases by row. */
const sent = async (...files: readonly { readonly name: string; readonly content: string }[]) => {
  const asked = await test.call('POST', '/api/crawls/upload?fileName=a.zip&sampling=population', {
    token: staff.token,
    raw: zipped(files),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const batch = await batchOf(asked.body.id, 'finished');
  const rows = (await get(`crawls/upload/${batch.id}/rows`)).body;
  return { batch, ids: rows.map(({ caseId }: { caseId: string }) => caseId) as string[] };
};
const accepted = async (id: string, changes: object = {}) => {
  await test.call('PUT', `/api/refines/data/${id}`, {
    token: staff.token,
    body: { outcome: 'worker_win', ...changes },
  });
  expect((await post(`refines/data/${id}/ready`, {})).status).toBe(200);
  const answer = await post('refines/data/accept', { ids: [id] });
  expect(answer.body.refused).toEqual([]);
  return answer;
};

describe('a case whose source has published another text', () => {
  const before = decisionFile(1, { text: '원고는 풍력발전기 정비사로 일하였다.' });
  const after = { ...before, content: before.content.replace('풍력발전기 정비사', '해저터널 잠수사') };

  it('keeps its record until somebody accepts the text; then the new words find it, and the old ones are in its history', async () => {
    const { ids } = await sent(before);
    const [id = ''] = ids;
    const held = await accepted(id);
    expect(await found('"풍력발전기"', held)).toEqual([id]);

    // 1 the source's new text arrives, and the record doesn't change
    const again = await sent(after);
    expect(again.batch.counts).toMatchObject({ changed: 1, new: 0 });
    const told = await get(`cases/data/${id}`);
    expect(told.body).toMatchObject({ stage: 'master', edition: 1, newText: { hash: expect.any(String) } });
    expect(told.body.newText.hash).not.toBe(told.body.text.hash);
    expect(await listed('cases/data', { newText: true }, told)).toEqual([id]);
    expect((await get(`cases/data/${id}/text`)).body.text).toContain('풍력발전기');
    expect((await get(`cases/data/${id}/text?newer=true`)).body.text).toContain('해저터널');
    expect(await found('"풍력발전기"')).toEqual([id]);
    expect(await found('"해저터널"')).toEqual([]);

    // 2 a person accepts it, with a reason
    const changes = { text: told.body.newText };
    const taken = await post(`cases/data/${id}/correct`, { changes, reason: '원문이 바뀜' });
    expect(taken.body).toMatchObject({ edition: 2, newText: null, text: told.body.newText });
    expect(await listed('cases/data', { newText: true }, taken)).toEqual([]);
    expect(await found('"해저터널"', taken)).toEqual([id]);
    expect(await found('"풍력발전기"', taken)).toEqual([]);
    const read = (await get(`cases/${id}`, taken)).body;
    expect(JSON.stringify(read.passages)).toContain('해저터널');

    // 3 the earlier state is unchanged
    expect((await get(`cases/data/${id}/text?asOf=r${told.body.revision - 1}`)).body.text).toContain('풍력발전기');
    const asOf = await positionOf(held);
    expect((await get(`cases/search?q=${encodeURIComponent('풍력발전기')}&asOf=${asOf}`)).body.total).toBe(1);
    const history: { summary: string; reason?: string }[] = (await get(`cases/data/${id}/history`)).body;
    expect(history.slice(0, 2).map(({ summary }) => summary)).toEqual([
      expect.stringContaining('본문'),
      expect.stringContaining('본문'),
    ]);
    expect(history[0]).toMatchObject({ reason: '원문이 바뀜' });

    // 4 the same file again causes no change
    expect((await sent(after)).batch.counts).toMatchObject({ unchanged: 1, changed: 0 });
  });

  it('is refined again when nobody has accepted it yet: with the new text and its proposals', async () => {
    const first = decisionFile(2);
    const { ids } = await sent(first);
    const [id = ''] = ids;
    await test.call('PUT', `/api/refines/data/${id}`, {
      token: staff.token,
      body: { outcome: 'worker_win', point: '사람이 쓴 요지' },
    });
    await post(`refines/data/${id}/ready`, {});
    const turned = { ...first, content: first.content.replace('상고를 기각한다', '원심판결을 파기한다') };
    expect((await sent(turned)).batch.counts).toMatchObject({ changed: 1 });
    const { body } = await get(`refines/data/${id}`);
    expect(body).toMatchObject({ stage: 'crawled', outcome: 'worker_win', draft: { point: '사람이 쓴 요지' } });
    expect(body.content).toContain('원심판결을 파기한다');
    expect(body.proposals.length).toBeGreaterThan(0);
    expect((await post('refines/data/accept', { ids: [id] })).body.refused).toMatchObject([{ code: 'stage_wrong' }]);
  });
});

describe('merged cases', () => {
  const merge = (id: string, into: string) => post(`cases/data/${id}/merge`, { into, reason: '같은 판결' });

  it('redirect to the remaining one, through any number of merges; lists, search and counts have one case', async () => {
    const words = { title: '해녀 해촉 사건', keywords: ['합치기'] };
    const { ids } = await sent(decisionFile(11), decisionFile(12), decisionFile(13));
    const [one = '', two = '', three = ''] = ids;
    let last = await accepted(one, words);
    for (const id of [two, three]) last = await accepted(id, words);
    const counted = async (since: Since) => (await get('cases/data/count?keywords=합치기', since)).body.total;
    expect(await counted(last)).toBe(3);
    const before = await positionOf(last);

    await merge(one, two);
    const merged = await merge(two, three);
    expect(merged.body).toMatchObject({ id: two, stage: 'merged', mergedInto: three });

    expect(await found('해녀 해촉', merged)).toEqual([three]);
    for (const id of [one, two])
      expect((await get(`cases/${id}`, merged)).body).toMatchObject({
        id: three,
        redirectedFrom: { id, reason: '같은 판결' },
      });
    expect((await get(`cases/${three}`, merged)).body.redirectedFrom).toBeNull();
    expect(await listed('cases/data', { keyword: '합치기', stage: 'master' }, merged)).toEqual([three]);
    expect((await listed('cases/data', { keyword: '합치기', stage: 'merged' }, merged)).sort()).toEqual(
      [one, two].sort(),
    );
    expect(await counted(merged)).toBe(1);

    // At the earlier position each is a case of its own.
    const then = await get(`cases/${one}?asOf=${before}`);
    expect(then.body).toMatchObject({ id: one, redirectedFrom: null });
    expect((await get(`cases/data/count?keywords=합치기&asOf=${before}`)).body.total).toBe(3);

    // Restored, it is a case of its own again; what was merged into it stays with the other one.
    const { revision } = (await get(`cases/data/${two}`)).body;
    const back = await post(`cases/data/${two}/restore`, { revision: revision - 1, reason: '다른 판결이었음' });
    expect(back.body).toMatchObject({ stage: 'master', mergedInto: null });
    expect((await get(`cases/${two}`, back)).body).toMatchObject({ id: two, redirectedFrom: null });
    expect((await get(`cases/${one}`, back)).body).toMatchObject({ id: two, redirectedFrom: { id: one } });
    expect(await counted(back)).toBe(2);
  });

  it('leave what was found and counted with the remaining one: the text and the whole collection go over, and come back', async () => {
    const full = decisionFile(31, { text: '원고는 심해 잠수 조업을 하다가 해고되었다. '.repeat(30) });
    const [id = ''] = (await sent(full)).ids;
    await accepted(id, { title: '잠수 조업 해고', keywords: ['넘겨받기'] });
    const into: string = (
      await post('refines/data', {
        kind: 'case-high',
        sampling: 'curated',
        tribunal: '대법원',
        caseNumbers: ['2099두1'],
      })
    ).body.id;
    const held = await accepted(into, { title: '요지만 있는 자료' });
    const counted = async (since: Since) => (await get('cases/data/count?keywords=넘겨받기', since)).body.total;
    expect([await found('"심해 잠수"', held), await counted(held)]).toEqual([[id], 1]);

    // Before it is done: nothing would move with what is offered, and without it one case would be counted less.
    const tried = async (take?: string) =>
      (await get(`cases/data/${id}/impact?into=${into}${take === undefined ? '' : `&take=${take}`}`, held)).body
        .general;
    expect((await tried()).after).toBe((await tried()).before);
    const given = await tried('');
    expect(given.after).not.toBe(given.before);
    expect((await get(`cases/data/${id}/impact?into=${into}&take=verdict`)).status).toBe(400);

    // An accepted case isn't merged into one that nobody has accepted: figures would lose it.
    const draft = (await post('refines/data', { kind: 'case-high', sampling: 'curated' })).body.id;
    expect((await merge(id, draft)).body).toMatchObject({
      code: 'case_edit_failed',
      errors: { into: expect.any(String) },
    });

    const merged = await merge(id, into);
    expect([await found('"심해 잠수"', merged), await counted(merged)]).toEqual([[into], 1]);
    const after = (await get(`cases/data/${into}`)).body;
    expect(after).toMatchObject({
      sampling: 'population',
      keywords: ['넘겨받기'],
      title: '요지만 있는 자료',
      newText: null,
    });
    const [of, by] = await Promise.all(
      [id, into].map(async (one) => (await get(`cases/data/${one}/history`)).body[0] as Record<string, unknown>),
    );
    expect(of).toMatchObject({ type: 'CaseMerged', summary: expect.stringContaining('‘본문’') });
    expect(by).toMatchObject({
      type: 'CaseCorrected',
      reason: '같은 판결',
      summary: expect.stringContaining('‘수집 방식’'),
    });
    expect(JSON.stringify(by?.changes)).toContain('골라 실음');

    const { revision } = (await get(`cases/data/${id}`)).body;
    const back = await post(`cases/data/${id}/restore`, { revision: revision - 1, reason: '다른 판결이었음' });
    expect([await found('"심해 잠수"', back), await counted(back)]).toEqual([[id], 1]);
    expect((await get(`cases/data/${into}`, back)).body).toMatchObject({
      sampling: 'curated',
      keywords: [],
      text: null,
    });
  });

  it('stay unchanged when the file that brought them is reverted, and so does the case that they were merged into', async () => {
    const elsewhere = (await sent(decisionFile(21), decisionFile(22))).ids;
    const [kept = '', other = ''] = elsewhere;
    const { batch, ids } = await sent(decisionFile(23), decisionFile(24), decisionFile(25), decisionFile(26));
    const [merged = '', target = '', held = '', free = ''] = ids;
    await merge(merged, kept);
    await merge(other, target);
    await accepted(held);

    expect((await post(`crawls/upload/${batch.id}/revert`, { reason: '잘못 고른 파일' })).status).toBe(202);
    const { reverted } = await batchOf(batch.id, 'reverted');
    expect(reverted).toMatchObject({ discarded: 1, keptCount: 3 });
    const why = reverted.kept.map(({ caseId, why }: { caseId: string; why: string }) => [caseId, why]);
    expect(Object.fromEntries(why)).toEqual({ [merged]: 'gone', [target]: 'target', [held]: 'accepted' });

    const stageOf = async (id: string) => (await get(`refines/data/${id}`)).body.stage;
    await expect.poll(() => stageOf(free)).toBe('withdrawn');
    expect([await stageOf(merged), await stageOf(target), await stageOf(held)]).toEqual([
      'merged',
      'crawled',
      'master',
    ]);
    expect((await get(`refines/data/${other}`)).body).toMatchObject({ stage: 'merged', mergedInto: target });

    // Imported again, reverted cases come back, and merged ones stay as they are.
    const again = await sent(decisionFile(23), decisionFile(26));
    expect(again.batch.counts).toMatchObject({ new: 1, unchanged: 1 });
    expect([await stageOf(merged), await stageOf(free)]).toEqual(['merged', 'crawled']);
  });
});
