import { randomUUID } from 'node:crypto';
import { emptyLevels } from '@nomucheck/domain/cases/case-counts.ts';
import { calculateWalk, walkOf } from '@nomucheck/domain/checks/calculate.ts';
import { questionAt } from '@nomucheck/domain/checks/form-index.ts';
import firstJson from '@nomucheck/domain/rulesets/first-ruleset.fixture.json' with { type: 'json' };
import type { AnswerValue, Form, Frame, Ruleset } from '@nomucheck/domain/rulesets/ruleset.ts';
import { rulesetContentSchema } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewEvent } from '../../engine/event-store/event-store.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { everyTable } from '../../people/erasure/testing/everything-kept.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { ordinaryIntake } from '../testing/fill-in.fixture.ts';

/** A check that was answered before anybody was asked for consent, as the log of such an installation has it. */
const key = 'detail-9/unavoidable-reasons';
const rule = `${key}:positive`;
const id = randomUUID();
const frame: Frame = { questionnaire: 'detail', sections: ['detail-9'] };
const today = '2026-11-21';

let test: TestService;
let me: Person;
let staff: Person;
let withoutIt: number;

beforeAll(async () => {
  test = await startTestService({ UNLOCK_RESULTS: '1' });
  const { rulesets } = test.service;
  const { rulesetVersion } = await rulesets.publish(rulesetContentSchema.parse(firstJson), {
    commandId: randomUUID(),
    at: new Date().toISOString(),
    actor: { id: 'system', role: 'system' },
    correlationId: 'test',
  });
  me = await test.person();
  staff = await test.staff();
  const published = await rulesets.find(rulesetVersion);
  if (!published) throw new Error('no first edition');
  await append(published.ruleset, published.form);
}, 60_000);
afterAll(() => test.stop());

const answersOf = (ruleset: Ruleset, form: Form, sensitive: AnswerValue): ReadonlyMap<string, AnswerValue> => {
  const plain = { ...ordinaryIntake, 'intake/contact': null, 'intake/notice': 'paper' };
  const answers = new Map<string, AnswerValue>(Object.entries(plain));
  for (;;) {
    const { next } = walkOf(ruleset, frame, answers, today);
    const found = next && questionAt(form, next);
    if (!found || found.section === 'intake') return answers;
    answers.set(found.item.key, found.item.key === key ? sensitive : 'no');
  }
};

const append = async (ruleset: Ruleset, form: Form): Promise<void> => {
  const figure = (sensitive: AnswerValue) => {
    const walk = walkOf(ruleset, frame, answersOf(ruleset, form, sensitive), today);
    return { walk, calculation: calculateWalk(ruleset, walk, { today, counts: emptyLevels }) };
  };
  const { walk, calculation } = figure('yes');
  expect(calculation.steps.map((step) => step.rule)).toContain(rule);
  withoutIt = figure(null).calculation.rate ?? 0;

  const { rulesetVersion } = ruleset;
  const event = (type: string, data: object): NewEvent => ({
    ...{ id: randomUUID(), type, schemaVersion: 1, data: { owner: me.id, ...data } },
    ...{ at: '2026-11-21T03:00:00.000Z', actor: { id: me.id, role: 'user' } },
    ...{ correlationId: randomUUID(), causationId: randomUUID() },
  });
  const answered = walk.steps
    .filter(({ derivedFrom }) => derivedFrom === undefined)
    .map(({ key: of, section, numbering, value }) =>
      value === null
        ? event('QuestionLeftBlank', { key: of, section, numbering })
        : event('AnswerGiven', { key: of, section, numbering, value, personal: null }),
    );
  const recorded = {
    calculationId: randomUUID(),
    calculatedAt: '2026-11-21T03:00:00.000Z',
    casePosition: '0'.repeat(16),
  };
  const written = await test.service.store.append(`check-${id}`, 0, [
    event('CheckStarted', { questionnaire: 'detail', sections: ['detail-9'], rulesetVersion, carriedFrom: null }),
    ...answered,
    event('ResultCalculated', { ...recorded, calculation, precedents: [] }),
  ]);
  expect(written.ok).toBe(true);
};

const get = async (path: string, { token }: Person) => {
  const { status, body } = await test.call('GET', path, { token, headers: { 'X-Wait-For': await test.headToken() } });
  expect(status, path).toBe(200);
  return body;
};

describe('a sensitive answer from before the consent', () => {
  it('is left blank, and the figure is as if it had been', async () => {
    for (const reader of [me, staff]) {
      const { answers, result } = await get(`/api/check/${id}`, reader);
      expect(answers.find((answer: { key: string }) => answer.key === key)?.value).toBeNull();
      expect(result.rate).toBeCloseTo(withoutIt, 12);
    }
    const [listed] = await get('/api/check/list', me);
    expect(listed.shownRate).toBeCloseTo(withoutIt, 2);
  });

  it('is in no answer of the service: result, explanation, earlier states, history, export', async () => {
    const paths = ['', '/history', '?asOf=2026-11-22T00:00:00.000Z', '/explanation'].map(
      (rest) => `/api/check/${id}${rest}`,
    );
    for (const path of paths) {
      const body = await get(path, staff);
      expect(JSON.stringify(body), path).not.toContain(rule);
      expect(JSON.stringify(body), path).not.toMatch(/부득이한 사정[^}]*"(after|answer|value)":"(예|yes)"/);
    }
    expect(JSON.stringify(await get('/api/user/export', me))).not.toContain(rule);
  });

  it('is in no table but the log, where it can never be changed', async () => {
    const pool = createPool(test.databaseUrl, { max: 1 });
    const where = (await everyTable(pool)).filter(({ bytes }) => bytes.includes(rule)).map((table) => table.where);
    await pool.end();
    expect(where).toEqual(['log.events']);
  });
});
