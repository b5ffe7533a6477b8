import firstJson from '@nomucheck/domain/rulesets/first-ruleset.fixture.json' with { type: 'json' };
import { rulesetContentSchema } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCalls } from '../checks/testing/check-calls.fixture.ts';
import { dismissedInWriting, fillIn } from '../checks/testing/fill-in.fixture.ts';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { rulesetFromTheMachine } from './from-the-machine.ts';
import { canonicalRuleset } from './ruleset-version.ts';

/** An installation of before the second reading: the first edition is in force, and this program brings along the second. */
const { version: offered } = canonicalRuleset(standardRuleset);
let first: string;
let test: TestService;
let boss: Person;
let admin: Person;
let me: Person;

beforeAll(async () => {
  test = await startTestService({ UNLOCK_RESULTS: '1' });
  const published = await test.service.rulesets.publish(rulesetContentSchema.parse(firstJson), {
    commandId: '33333333-3333-4333-8333-333333333333',
    at: new Date().toISOString(),
    actor: { id: 'system', role: 'system' },
    correlationId: 'test',
  });
  first = published.rulesetVersion;
  boss = await test.staff('박대표');
  admin = await personOfKind(test, 'admin');
  me = await test.person();
}, 60_000);
afterAll(() => test.stop());

const { call, start, save, intake } = checkCalls(() => test);
const edition = (rest = '') => `/api/admin/rulesets/${offered}${rest}`;
const approve = (token: string, body: object = { replaces: first, reason: '법령과 대조함' }) =>
  call('POST', edition('/approve'), { token, body });
const publish = (token: string, body: object = { replaces: first, reason: '두 번째 법률 검토' }, headers = {}) =>
  call('POST', edition('/publish'), { token, body, headers });

describe('an edition that this program brings along', () => {
  it('is offered beside the one in force, with each difference in words and its reason', async () => {
    const list = await call('GET', '/api/admin/rulesets', { token: boss.token });
    expect(list.body.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [offered, 'offered'],
      [first, 'in_force'],
    ]);
    const { body } = await call('GET', edition(), { token: boss.token });
    expect(body).toMatchObject({ inForce: first, title: '2026년 11월 세 번째 법률 검토' });
    expect(body.differences.length).toBeGreaterThan(100);
    for (const { reason } of body.differences) expect(reason?.why).toMatch(/[가-힣]/);
    expect(body.toConfirm.map(({ kind }: { kind: string }) => kind)).toContain('statute');
    expect(body.toConfirm.map(({ where }: { where: string }) => where)).toContain('부당해고등 구제 신청서의 칸');
  });

  it('takes two people: nobody publishes what only they approved, or nobody did', async () => {
    expect(await publish(boss.token)).toMatchObject({ status: 409, body: { code: 'stage_wrong' } });
    const own = await approve(boss.token);
    expect(own.body.approvals).toMatchObject([{ by: { id: boss.id, name: '박대표' }, reason: '법령과 대조함' }]);
    expect((await publish(boss.token)).body.code).toBe('stage_wrong');
    expect((await approve(boss.token)).body.approvals).toHaveLength(1);
  });

  it('is approved for a reason, and only in place of the edition in force', async () => {
    expect((await approve(admin.token, { replaces: first, reason: ' ' })).status).toBe(400);
    expect((await approve(admin.token, { replaces: '0'.repeat(64), reason: '검토' })).body.code).toBe('conflict');
    expect((await approve(admin.token)).body.approvals).toHaveLength(2);
  });

  it('is published by a super, for a reason, and only over the edition that they have seen', async () => {
    expect((await publish(admin.token)).body.code).toBe('forbidden');
    expect((await publish(boss.token, { replaces: first, reason: ' ' })).status).toBe(400);
    expect((await publish(boss.token, { replaces: '0'.repeat(64), reason: '검토' })).body.code).toBe('conflict');
    expect((await call('GET', '/api/check/form')).body.rulesetVersion).toBe(first);
  });
});

it('the edition in force asks for consent before sensitive answers, also where it is of before anybody did', async () => {
  const person = await test.person();
  const { id, rulesetVersion } = (await start(person.token)).body;
  expect(rulesetVersion).toBe(first);
  const answers = [{ section: 'detail-9', numbering: 5, value: 'yes' }];
  expect((await save(person.token, { id, rulesetVersion, answers })).body.code).toBe('consent_needed');
});

describe('its publication', () => {
  let finished: string;
  let triedAfter: number;
  let given: { calculationId: string; rate: number; rulesetVersion: string };

  beforeAll(async () => {
    finished = (await fillIn(test, me, dismissedInWriting)).id;
    given = (await call('POST', '/api/check/checkResult', { token: me.token, body: { id: finished } })).body;
    expect(given.rulesetVersion).toBe(first);
  }, 60_000);

  it('is tried on the results that were given, before anybody decides', async () => {
    const headers = { 'X-Wait-For': await test.headToken() };
    const { body } = await call('GET', edition('/impact'), { token: boss.token, headers });
    expect(body).toMatchObject({ inForce: first, of: 1, tried: 1, unreadable: 0 });
    const [moved] = body.results;
    expect(moved).toMatchObject({ checkId: finished });
    expect(moved.before).toBeCloseTo(given.rate, 12);
    // Without a counted case the figure starts from the published rate: 0.25 before, 0.319 after.
    expect(moved.after).toBeGreaterThan(moved.before);
    triedAfter = moved.after;
    expect(body.higher).toBe(1);
    expect(JSON.stringify(body)).not.toContain(me.id);
  });

  it('puts it into force everywhere; drafts carry over, and a given result keeps its edition and its figure', async () => {
    const other = await test.person();
    const draft = (await start(other.token)).body;
    const answers = [intake(0, 'employee'), intake(1, 'busan')];
    await save(other.token, { id: draft.id, rulesetVersion: first, answers });

    const key = { 'Idempotency-Key': 'publish' };
    const published = await publish(boss.token, undefined, key);
    expect(published).toMatchObject({
      status: 200,
      body: { id: offered, status: 'in_force', reason: '두 번째 법률 검토' },
    });
    expect(published.body.by).toMatchObject({ id: boss.id, name: '박대표' });
    expect(published.body.differences).toEqual([]);
    expect(published.body.approvals).toEqual([]);
    // Sent again it is the same publication; asked for anew it is in force already.
    expect((await publish(boss.token, undefined, key)).status).toBe(200);
    expect((await publish(boss.token, { replaces: offered, reason: '또' })).body.code).toBe('conflict');
    const { events } = await test.service.store.readAll({
      after: '0000000000000000',
      limit: 10,
      types: ['RulesetPublished'],
    });
    expect(events.at(-1)).toMatchObject({ actor: { id: boss.id } });

    expect((await call('GET', '/api/check/form')).body.rulesetVersion).toBe(offered);
    const refused = await save(other.token, { id: draft.id, rulesetVersion: first, answers: [intake(2, 30)] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'autosave_mismatch' } });
    expect(refused.body.offer).toMatchObject({ rulesetVersion: offered, carried: 3 });

    const kept = (await call('GET', `/api/check/${finished}`, { token: me.token })).body;
    expect(kept).toMatchObject({
      rulesetVersion: first,
      result: { calculationId: given.calculationId, rate: given.rate, rulesetVersion: first, outdated: true },
    });
    const anew = await call('POST', `/api/check/${finished}/recalculate`, { token: me.token, body: {} });
    expect(anew.body.rulesetVersion).toBe(offered);
    expect(anew.body.rate).toBeCloseTo(triedAfter, 12);
  }, 60_000);
});

it('whoever holds the machine compares and publishes, too, beside the running service', async () => {
  await test.service.rulesets.publish(rulesetContentSchema.parse(firstJson), {
    commandId: '44444444-4444-4444-8444-444444444444',
    at: new Date().toISOString(),
    actor: { id: 'system', role: 'system' },
    correlationId: 'test',
  });
  const asked = { databaseUrl: test.databaseUrl, secrets: test.masterSecrets };
  const shown = await rulesetFromTheMachine({ ...asked, publishFor: null });
  expect(shown).toMatchObject({ outcome: 'shown', title: '2026년 11월 세 번째 법률 검토' });
  expect(shown?.differences.length).toBeGreaterThan(100);
  expect(await test.service.rulesets.versionInForce()).toBe(first);

  expect(await rulesetFromTheMachine({ ...asked, publishFor: '명령으로' })).toMatchObject({ outcome: 'published' });
  await expect
    .poll(async () => (await call('GET', '/api/check/form')).body.rulesetVersion, { timeout: 10_000 })
    .toBe(offered);
  expect(await rulesetFromTheMachine({ ...asked, publishFor: '또' })).toMatchObject({ outcome: 'in_force_already' });
}, 60_000);
