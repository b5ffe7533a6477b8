import { randomUUID } from 'node:crypto';
import firstJson from '@nomucheck/domain/rulesets/first-ruleset.fixture.json' with { type: 'json' };
import { rulesetContentSchema } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';
import { expect, vi } from 'vitest';
import { adviceOf } from '../../advice/testing/events.fixture.ts';
import { dismissedInWriting, fillIn } from '../../checks/testing/fill-in.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { asking, byService } from './happened.fixture.ts';
import { offered } from './month-of-running.fixture.ts';

/** Whoever works for a month, and whose results it is about. */
export type AuditedMonth = {
  readonly test: TestService;
  readonly kim: Person;
  readonly lee: Person;
  readonly haego: Person;
  readonly left: Person;
  /** The first check of Haego, and the one that was begun with its answers. */
  readonly checks: { readonly first: string; readonly second: string; readonly ofLeft: string };
  readonly cases: Readonly<Record<'won' | 'misread' | 'withdrawn' | 'copy' | 'late' | 'back', string>>;
  readonly advice: string;
  readonly order: string;
};

const longSessions = {
  ...{ STAFF_SECOND_FACTOR: 'optional', STAFF_SESSION_HOURS: '10000', STAFF_SESSION_IDLE_MINUTES: '100000' },
  ...{ SESSION_HOURS: '10000', SESSION_IDLE_MINUTES: '100000' },
};

export const reasons = {
  misread: '주문을 잘못 읽음',
  withdrawn: '부당해고 사건이 아님',
  copy: '같은 판정이 두 번 들어옴',
  back: '다시 확인하니 맞는 자료임',
} as const;

/** November 2026 of a firm, by its own API, on a clock that moves from day to day. */
export const liveAuditedMonth = async (environment: Readonly<Record<string, string>> = {}): Promise<AuditedMonth> => {
  let now = new Date('2026-11-03T03:00:00.000Z');
  const on = (day: number): void => {
    now = new Date(Date.UTC(2026, 10, day, 3));
  };
  const test = await startTestService({ ...longSessions, ...environment }, () => now);
  await test.service.rulesets.publish(rulesetContentSchema.parse(firstJson), byService(now.toISOString()));
  const [kim, lee] = [await test.staff('김정제'), await test.staff('이승인')];
  const [haego, left] = [await test.person('김해고'), await test.person('이떠남')];
  const by = { kim: asking(test, kim), lee: asking(test, lee), haego: asking(test, haego), left: asking(test, left) };

  let serial = 0;
  const acceptedAs = async (outcome: string, own: object = {}): Promise<string> => {
    serial += 1;
    const { id } = await by.kim('POST', '/api/refines/data', {
      ...{ kind: 'case-low', sampling: 'population', tribunal: '서울지방노동위원회', decidedOn: `2024-0${serial}-05` },
      ...{ caseNumbers: [`서울2024부해${serial}0`], title: `무단결근 ${serial}`, outcome, keywords: ['근태불량'] },
      ...{ sections: ['detail-9'], content: `판정서 ${serial}\n\n${randomUUID()}` },
      ...own,
    });
    await by.kim('POST', `/api/refines/data/${id}/ready`, {});
    const { refused } = await by.lee('POST', '/api/refines/data/accept', { ids: [id], apart: [id] });
    expect(refused).toEqual([]);
    return id;
  };

  on(4);
  const won = await acceptedAs('worker_win');
  const misread = await acceptedAs('employer_win');
  const withdrawn = await acceptedAs('worker_win');
  on(5);
  const { id: first } = await fillIn(test, haego, dismissedInWriting);
  await by.haego('POST', '/api/check/checkResult', { id: first });
  on(6);
  const { id: ofLeft } = await fillIn(test, left, dismissedInWriting);
  await by.left('POST', '/api/check/checkResult', { id: ofLeft });
  const advice = await adviceOf(test, {
    ...{ asker: haego.id, first: kim.id, second: lee.id },
    citations: [
      {
        ...{ n: 1, kind: 'case', caseId: misread, revision: 3, passage: 0, quote: '판정서' },
        ...{ court: '서울지방노동위원회', caseNumber: '서울2024부해20', decidedOn: '2024-02-05' },
      },
    ],
  });
  on(8);
  const correction = { changes: { outcome: 'worker_win' }, reason: reasons.misread };
  await by.kim('POST', `/api/cases/data/${misread}/correct`, correction);
  on(9);
  await by.haego('POST', `/api/check/${first}/recalculate`, {});
  on(10);
  const late = await acceptedAs('partial');
  const copy = await acceptedAs('worker_win');
  await by.lee('POST', `/api/cases/data/${copy}/merge`, { into: late, reason: reasons.copy });
  on(11);
  await by.kim('GET', `/api/check/${first}`);
  await by.lee('GET', `/api/admin/user/${haego.id}`);
  on(12);
  await by.lee('POST', `/api/cases/data/${withdrawn}/withdraw`, { reason: reasons.withdrawn });
  const back = await acceptedAs('employer_win');
  await by.kim('POST', `/api/cases/data/${back}/withdraw`, { reason: reasons.withdrawn });
  on(13);
  const { revision } = await by.kim('GET', `/api/cases/data/${back}`);
  await by.kim('POST', `/api/cases/data/${back}/restore`, { revision: revision - 1, reason: reasons.back });
  on(16);
  const { id: inForce } = (await by.lee('GET', '/api/admin/rulesets')).find(
    ({ status }: { status: string }) => status === 'in_force',
  );
  const edition = `/api/admin/rulesets/${offered}`;
  await by.kim('POST', `${edition}/approve`, { replaces: inForce, reason: '법령과 대조함' });
  // Nobody publishes what hasn't been tried on all results.
  await vi.waitUntil(async () => (await by.lee('GET', `${edition}/impact`)).complete, { timeout: 20_000 });
  await by.lee('POST', `${edition}/publish`, { replaces: inForce, reason: '두 사람이 확인함' });
  on(18);
  const { id: second } = await fillIn(test, haego, {
    ...{ madeFrom: first, intake: { 'intake/notice': 'paper', 'intake/workers': 8 } },
    item: (key) => (/written-notice|reported-or-excused/.test(key) ? 'yes' : 'no'),
  });
  await by.haego('POST', '/api/check/checkResult', { id: second });
  on(20);
  const { id: order } = await by.haego('POST', '/api/order', { product: 'check-result', checkId: second });
  on(24);
  await by.left('DELETE', '/api/user', { current: password, confirm: true });
  on(28);
  const recalls = `/api/recalls?filter=${encodeURIComponent(JSON.stringify({ caseId: misread, kind: 'advice' }))}`;
  await vi.waitUntil(async () => (await by.kim('GET', recalls)).length === 1, { timeout: 20_000 });
  await settled(test);
  return {
    ...{ test, kim, lee, haego, left, advice, order },
    checks: { first, second, ofLeft },
    cases: { won, misread, withdrawn, copy, late, back },
  };
};

/** What follows from the last event is written, too: the head stays where it is. */
const settled = async ({ service: { store } }: TestService): Promise<void> => {
  let [head, since] = [await store.head(), Date.now()];
  while (Date.now() - since < 1_500) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const now = await store.head();
    if (now !== head) [head, since] = [now, Date.now()];
  }
};
