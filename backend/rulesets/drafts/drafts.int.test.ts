import { rulesetContentSchema } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../checks/corrections/testing/publish.fixture.ts';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let boss: Person;
let admin: Person;
let inForce: string;

beforeAll(async () => {
  test = await startTestService({ UNLOCK_RESULTS: '1' });
  boss = await test.staff('박대표');
  admin = await personOfKind(test, 'admin');
  inForce = (await test.call('GET', '/api/check/form')).body.rulesetVersion;
}, 60_000);
afterAll(() => test.stop());

const path = '/api/admin/rulesets';
const call = ({ token }: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, body?: object) =>
  test.call(method, `${path}${rest}`, { token, ...(body ? { body } : {}) });
const offer = (who: Person, version: string) => call(who, 'POST', '/draft/offer', { version, reason: '배수를 낮춤' });
const item = ['sections', 'detail-3', 'items', 'detail-3/renewal-rule'];
const edit = (who: Person, expectedRevision: number, ...edits: readonly object[]) =>
  call(who, 'PUT', '/draft', { expectedRevision, edits });
const ratio = (value: number) => ({ at: [...item, 'positive', 'ratio'], value });

describe('a draft that two people edit', () => {
  let draftId: string;
  let version: string;

  it('begins as another edition, and is the only one', async () => {
    expect((await call(boss, 'GET', '/draft')).body.code).toBe('not_found');
    const begun = await call(admin, 'POST', '/draft', { basedOn: inForce, title: '겨울 판' });
    expect(begun).toMatchObject({
      status: 201,
      body: { basedOn: inForce, title: '겨울 판', revision: 1, findings: [], changes: 0, state: 'editing' },
    });
    expect(begun.body.content.sections).toEqual(JSON.parse(JSON.stringify(standardRuleset.sections)));
    draftId = begun.body.id;
    expect((await call(boss, 'POST', '/draft', { basedOn: inForce })).body.code).toBe('conflict');
    expect((await offer(boss, begun.body.version)).body).toMatchObject({
      ...{ code: 'stage_wrong', errors: { draft: '바탕이 된 판과 다른 곳이 없어요.' } },
    });
  });

  it('keeps both edits of different places; of the same place it shows both values, and writes nothing', async () => {
    expect((await edit(admin, 1, ratio(1.35))).status).toBe(200);
    const both = await edit(boss, 1, { at: [...item, 'why'], value: '갱신 기대권을 보려고 물어요.' });
    expect(both.body).toMatchObject({ revision: 3, changes: 1 });
    expect(both.body.edited.map(({ by, subjects }: { by: object; subjects: string[] }) => [by, subjects])).toEqual([
      [{ id: boss.id, name: '박대표' }, ['detail-3/renewal-rule']],
      [{ id: admin.id, name: expect.any(String) }, ['detail-3/renewal-rule']],
    ]);
    const met = await edit(boss, 1, ratio(1.2), { at: [...item, 'title'], value: '남지 않는 질문?' });
    expect(met).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        currentRevision: 3,
        conflicts: [{ at: ratio(1).at, yours: 1.2, theirs: 1.35, by: { id: admin.id } }],
      },
    });
    expect((await call(boss, 'GET', '/draft')).body.revision).toBe(3);
    version = (await edit(boss, 3, ratio(1.2))).body.version;
  });

  it('refuses in Korean what leads nowhere or has not the form of a questionnaire, and loses nothing', async () => {
    const refusals = [
      await edit(admin, 4, { at: ['sections', 'detail-99', 'title'], value: '없는 사유' }),
      await edit(admin, 4, { at: [...item, 'positive', 'ratio'], value: '많이' }),
      await edit(admin, 4, { at: [], value: {} }),
      await edit(admin, 4, ...Array.from({ length: 201 }, () => ratio(1.5))),
      await edit(admin, 4),
      await call(admin, 'POST', '/draft/comments', { subject: 'detail-3/renewal-rule', text: ' ' }),
      await call(admin, 'DELETE', '/draft', { version, reason: '' }),
      await call(admin, 'DELETE', '/draft', { reason: '읽지 않고' }),
    ];
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([400, 'invalid_request']);
      expect(Object.values(body.errors).join()).toMatch(/[가-힣]/);
    }
    expect((await edit(admin, 99, ratio(1.5))).body.code).toBe('conflict');
    expect((await call(boss, 'GET', '/draft')).body).toMatchObject({ revision: 4, version });
  });

  it('is commented at a question until somebody settles it', async () => {
    const said = await call(admin, 'POST', '/draft/comments', {
      subject: 'detail-3/renewal-rule',
      text: '1.2의 근거는?',
    });
    expect(said).toMatchObject({ status: 201, body: { text: '1.2의 근거는?', by: { id: admin.id }, settled: null } });
    expect((await call(boss, 'GET', '/draft')).body.openComments).toBe(1);
    const settled = await call(boss, 'POST', `/draft/comments/${said.body.id}/settle`, {});
    expect(settled.body.settled.by).toEqual({ id: boss.id, name: '박대표' });
    expect((await call(admin, 'GET', '/draft/comments')).body).toEqual([settled.body]);
    const { events } = await test.service.store.readAll({
      ...{ after: '0000000000000000', limit: 10, types: ['RulesetDraftCommented'] },
    });
    expect(JSON.stringify(events)).not.toContain('근거는');
  });

  it('isn’t offered while a walk of it doesn’t end', async () => {
    const broken = await edit(admin, 6, { at: [...item, 'negative'], value: { type: 'skip', skipTo: 90 } });
    expect(broken.body.findings).toContainEqual({
      path: 'detail-3/renewal-rule',
      where: expect.stringContaining('3번 사유'),
      text: '이 답에서 갈 곳이 없어 진단이 끝나지 않음',
    });
    expect(await offer(admin, broken.body.version)).toMatchObject({
      status: 409,
      body: { code: 'stage_wrong', errors: { draft: expect.stringContaining('고칠 곳이') } },
    });
    const before = standardRuleset.sections[2]?.items.find(({ key }) => key === 'detail-3/renewal-rule');
    expect((await edit(admin, 7, { at: [...item, 'negative'], value: before?.negative })).body).toMatchObject({
      ...{ findings: [], version },
    });
  });

  it('is offered as it was read, as an edition, which a later edit withdraws', async () => {
    const asBefore = { version: inForce, reason: '아까 읽음' };
    const stale = [await offer(admin, inForce), await call(admin, 'DELETE', '/draft', asBefore)];
    for (const { status, body } of stale)
      expect([status, body.code, body.errors.draft]).toEqual([409, 'conflict', expect.stringContaining('고쳤어요')]);
    const offered = await offer(admin, version);
    expect(offered.body).toMatchObject({ state: 'offered', version });
    expect((await call(boss, 'GET', '')).body[0]).toMatchObject({
      ...{ id: version, status: 'drafted', title: '겨울 판', publishedAt: null, reason: '배수를 낮춤' },
      by: { id: admin.id },
    });
    expect((await call(boss, 'GET', `/${version}`)).body.differences).toHaveLength(1);

    const { body: other } = await edit(boss, 9, ratio(1.5));
    expect(other.state).toBe('editing');
    expect((await call(boss, 'GET', '')).body.map(({ status }: { status: string }) => status)).toEqual(['in_force']);
    const decide = { replaces: inForce, reason: '읽어 봄' };
    expect((await call(boss, 'POST', `/${version}/approve`, decide)).body).toMatchObject({
      code: 'stage_wrong',
      errors: { draft: expect.stringContaining('거두어졌어요') },
    });
    expect((await edit(boss, 10, ratio(1.2))).body.version).toBe(version);
    expect((await offer(admin, version)).body.state).toBe('offered');
  });

  it('is published by another person than the one who approved it, and is over then', async () => {
    const decide = { replaces: inForce, reason: '법령과 대조함' };
    expect((await call(admin, 'POST', `/${version}/approve`, decide)).status).toBe(200);
    expect((await call(boss, 'POST', `/${version}/publish`, decide)).body).toMatchObject({
      ...{ code: 'stage_wrong', errors: { impact: expect.stringContaining('영향을 끝까지') } },
    });
    const { body: impact } = await call(boss, 'GET', `/${version}/impact`);
    expect(impact).toMatchObject({ inForce, complete: true });
    expect((await call(boss, 'GET', `/${version}/report`)).body.code).toBe('not_found');
    const tooMuch = await call(boss, 'POST', `/${version}/publish`, { ...decide, tellMovedBy: 101 });
    expect(tooMuch).toMatchObject({ status: 400, body: { errors: { tellMovedBy: expect.stringMatching(/[가-힣]/) } } });
    const published = await call(boss, 'POST', `/${version}/publish`, { ...decide, tellMovedBy: 5 });
    expect(published).toMatchObject({ status: 200, body: { id: version, status: 'in_force', title: '겨울 판' } });
    expect((await test.call('GET', '/api/check/form')).body.rulesetVersion).toBe(version);
    expect((await call(admin, 'GET', `/${version}/report`)).body).toEqual({
      ...{ id: version, publishedAt: published.body.publishedAt, tellMovedBy: 5, impact },
    });
    expect((await call(boss, 'GET', '/draft')).body.code).toBe('not_found');
  });

  it('is over, too, where its edition came into force without an end of the draft', async () => {
    await call(admin, 'POST', '/draft', { basedOn: version, title: '봄 판' });
    const { body: spring } = await edit(admin, 1, ratio(1.3));
    expect((await offer(admin, spring.version)).body).toMatchObject({ state: 'offered' });
    expect(await publish(test, rulesetContentSchema.parse(spring.content), 'spring', new Date())).toBe(spring.version);
    expect((await call(boss, 'GET', '/draft')).body.code).toBe('not_found');
    const { body: next } = await call(boss, 'POST', '/draft', { basedOn: spring.version });
    expect((await call(boss, 'DELETE', '/draft', { version: next.version, reason: '연습이었음' })).status).toBe(200);
  });

  it('keeps what two people add, move and remove, and never holds a person against themself', async () => {
    const current = (await test.call('GET', '/api/check/form')).body.rulesetVersion;
    await call(boss, 'POST', '/draft', { basedOn: current });
    const items = ['sections', 'detail-3', 'items'];
    const [, second, third] = standardRuleset.sections[2]?.items ?? [];
    const key = 'detail-3/q-new';
    const way = { type: 'next' };
    const added = { key, numbering: 1, title: '새 질문인가요?', why: '새 까닭', positive: way, negative: way };
    await edit(admin, 1, { at: [...items, key], value: added, before: second?.key });
    const { body } = await edit(boss, 1, { at: [...items, third?.key], before: second?.key });
    const numbered = body.content.sections[2].items.map((each: typeof added) => [each.numbering, each.key]);
    expect(numbered.slice(1, 4)).toEqual([
      [2, key],
      [3, third?.key],
      [4, second?.key],
    ]);
    expect([body.changes, body.nextNumber]).toEqual([2, 23]);
    const why = (value: string) => ({ at: [...items, key, 'why'], value });
    await edit(admin, 3, why('한 창의 까닭'));
    expect((await edit(admin, 3, why('다른 창의 까닭'))).status).toBe(200);
    const met = (await edit(boss, 3, { at: [...items, key] })).body;
    expect(met.conflicts).toMatchObject([{ theirs: { why: '다른 창의 까닭' }, by: { id: admin.id } }]);
    const kept = (await edit(boss, met.currentRevision, { at: [...items, key] })).body;
    expect(kept.changes).toBe(1);
    expect((await call(boss, 'DELETE', '/draft', { version: kept.version, reason: '연습이었음' })).status).toBe(200);
  });

  it('has a history of who edited which question how', async () => {
    const { body: items } = await test.call('GET', `/api/admin/history/rulesetdraft/${draftId}`, {
      token: boss.token,
    });
    expect(
      items
        .map(({ summary }: { summary: string }) => summary)
        .toReversed()
        .slice(0, 3),
    ).toEqual([
      `질문지 초안을 시작했어요(버전 ${inForce.slice(0, 8)} 바탕).`,
      expect.stringMatching(/^초안의 3번 사유 \d+번 문항: 고쳤어요\.$/),
      expect.stringMatching(/^초안의 3번 사유 \d+번 문항: 고쳤어요\.$/),
    ]);
    expect(items.at(-2).actor.id).toBe(admin.id);
    expect(items.at(-2).changes).toEqual([
      {
        path: expect.stringMatching(/^3번 사유 \d+번 문항 › 예$/),
        before: expect.any(String),
        after: expect.stringContaining('×1.35'),
      },
    ]);
  });
});
