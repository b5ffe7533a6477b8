import { randomUUID } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import type { Ledger } from './ledger.ts';
import * as calls from './testing/ledgers.fixture.ts';
import { openLedger, spent } from './testing/ledgers.fixture.ts';
import type { ReservedCall } from './usage.ts';

const questionsPerMonth = 3;

let test: TestService;
let opened: readonly ReturnType<typeof openLedger>[];
/** Of two processes. */
let ledgers: readonly [Ledger, Ledger];
let now = new Date();

beforeAll(async () => {
  test = await startTestService({ ADVICE_QUESTIONS_PER_MONTH: String(questionsPerMonth) });
  const open = () => openLedger(test.databaseUrl, { questionsPerMonth, clock: () => now });
  const [one, other] = [open(), open()];
  opened = [one, other];
  ledgers = [one.ledger, other.ledger];
});
afterAll(async () => {
  for (const { close } of opened) await close();
  await test.stop();
});

const contextOf = (userId: string): CommandContext => calls.contextOf(userId, now);
const reserveBy = (ledger: Ledger, userId: string, companyId: string | null = null): Promise<ReservedCall> =>
  calls.reserveBy(ledger, now, userId, companyId);
const answered = (ledger: Ledger, userId: string, companyId: string | null = null): Promise<ReservedCall> =>
  calls.answeredTo(ledger, now, userId, companyId);
const readNow = async (path: string, { token }: Person) =>
  test.call('GET', `/api/ai-advices/usages${path}`, { token, headers: { 'X-Wait-For': await test.headToken() } });
const codeOf = (result: PromiseSettledResult<unknown>): string =>
  result.status === 'rejected' && result.reason instanceof DomainError ? result.reason.code : result.status;

describe('a quota', () => {
  it('of a company holds under forty parallel callers in two processes: exactly ten get through', async () => {
    const company = randomUUID();
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => reserveBy(ledgers[index % 2 === 0 ? 0 : 1], randomUUID(), company)),
    );
    const codes = results.map(codeOf);
    expect(codes.filter((code) => code === 'fulfilled')).toHaveLength(10);
    expect(codes.filter((code) => code === 'quota_exceeded')).toHaveLength(30);
    expect((await ledgers[0].left(randomUUID(), company)).left.questions).toBe(0);
  });

  it('gives back what a call didn’t take, and tells what is left', async () => {
    const user = randomUUID();
    const [ledger] = ledgers;
    const reserved = [await reserveBy(ledger, user), await reserveBy(ledger, user)];
    await answered(ledger, user);
    await expect(reserveBy(ledger, user)).rejects.toMatchObject({ code: 'quota_exceeded' });
    await Promise.all(reserved.map((call) => ledger.release(contextOf(user), call)));
    const { used, left } = await ledger.left(user, null);
    expect(used).toEqual({ questions: 1, tokens: 800, costMicroWon: 3_000_000 });
    expect(left).toEqual({ questions: 2, tokens: null, costMicroWon: null });
  });
});

describe('a call', () => {
  it('is settled once, however often and from wherever it is settled', async () => {
    const user = randomUUID();
    const call = await reserveBy(ledgers[0], user);
    await ledgers[0].begun(contextOf(user), call);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ledgers[index % 2 === 0 ? 0 : 1].settle(contextOf(user), call, { spent, outcome: 'answered' }),
      ),
    );
    await ledgers[1].release(contextOf(user), call);
    expect((await ledgers[0].left(user, null)).used).toEqual({ questions: 1, tokens: 800, costMicroWon: 3_000_000 });
  });

  it('that had begun stays in the totals when it is released, until its report replaces the estimate', async () => {
    const person = await test.person();
    const [ledger, other] = ledgers;
    const call = await reserveBy(ledger, person.id);
    await ledger.begun(contextOf(person.id), call);
    await other.release(contextOf(person.id), call);
    const totals = async () => (await readNow('/summary', person)).body.rows;
    expect(await totals()).toMatchObject([{ calls: 1, tokens: 1000, costMicroWon: 5_000_000, estimated: 1 }]);
    await ledger.settle(contextOf(person.id), call, { spent, outcome: 'answered' });
    expect(await totals()).toMatchObject([{ calls: 1, tokens: 800, costMicroWon: 3_000_000, estimated: 0 }]);
  });

  it('whose process is gone is ended by the schedule of any process: the totals equal the calls', async () => {
    const person = await test.person();
    const [ledger, other] = ledgers;
    // 1 the process ends right after the reservation; 2 in the call; 3 after the settlement
    const onlyReserved = await reserveBy(ledger, person.id);
    const inTheCall = await reserveBy(ledger, person.id);
    await ledger.begun(contextOf(person.id), inTheCall);
    const done = await answered(ledger, person.id);
    await readNow('', person);
    expect(await other.endExpired()).toBe(0);

    now = new Date(now.getTime() + 61_000);
    const ended = await Promise.all([ledger.endExpired(), other.endExpired()]);
    expect(ended[0] + ended[1]).toBeGreaterThanOrEqual(2);
    await expect(ledger.begun(contextOf(person.id), onlyReserved)).rejects.toMatchObject({ code: 'stage_wrong' });

    const rows: readonly { id: string; outcome: string; estimated: boolean }[] = (await readNow('', person)).body;
    expect(
      new Map(rows.map(({ id, outcome, estimated }) => [id.slice('2026-11:'.length), [outcome, estimated]])),
    ).toEqual(
      new Map([
        [done.callId, ['answered', false]],
        [inTheCall.callId, ['lost', true]],
      ]),
    );
    const { body } = await readNow('/summary', person);
    expect(body.rows).toMatchObject([{ calls: 2, questions: 2, tokens: 1800, costMicroWon: 8_000_000, estimated: 1 }]);
    expect(body.quota).toMatchObject({
      limits: { questions: 3 },
      used: { questions: 2, tokens: 1800, costMicroWon: 8_000_000 },
      left: { questions: 1 },
    });
    await readNow('', person);
    expect(await ledger.endExpired()).toBe(0);
  });
});

describe('the usages', () => {
  const numbers = ['110-81-41272', '124-81-00998'];
  const companyOf = async (keeper: Person, ...members: readonly Person[]): Promise<string> => {
    const body = {
      name: '사용 물산',
      businessNumber: numbers.pop(),
      quotas: { questions: 5, tokens: null, costWon: 1 },
    };
    const { id } = (await test.call('POST', '/api/companies', { token: keeper.token, body })).body;
    for (const { id: userId } of members)
      await test.call('POST', `/api/companies/${id}/users`, { token: keeper.token, body: { userId } });
    return id;
  };

  it('of a company are seen by its members, with names and without the advices of others; by nobody else', async () => {
    const keeper = await personOfKind(test, 'super');
    const [asker, colleague, stranger] = [
      await test.person('홍질문'),
      await test.person('김동료'),
      await test.person(),
    ];
    const company = await companyOf(keeper, asker, colleague);
    await answered(ledgers[0], asker.id, company);
    await answered(ledgers[0], asker.id);

    const seen = (await readNow('', colleague)).body;
    expect(seen).toMatchObject([
      { userName: '홍질문', companyName: '사용 물산', adviceId: null, model: null, advisor: null, outcome: 'answered' },
    ]);
    expect((await readNow('', asker)).body).toHaveLength(2);
    expect((await readNow('', stranger)).body).toEqual([]);
    const all = (await readNow(`?filter=${encodeURIComponent(JSON.stringify({ userId: asker.id }))}`, keeper)).body;
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({ model: 'example-model', advisor: 'openai', userName: '홍질문' });

    const summary = (await readNow(`/summary?by=user&companyId=${company}`, colleague)).body;
    expect(summary.rows).toMatchObject([{ key: asker.id, label: '홍질문', questions: 1, tokens: 800 }]);
    expect(summary.quota).toMatchObject({ limits: { questions: 5, costMicroWon: 1_000_000 }, left: { questions: 4 } });
    expect((await readNow(`/summary?companyId=${company}`, stranger)).body.code).toBe('forbidden');
    expect((await readNow('/summary?by=model', colleague)).body.code).toBe('forbidden');
    expect((await readNow(`/summary?by=company&companyId=${company}`, keeper)).body.rows).toMatchObject([
      { key: company, label: '사용 물산', calls: 1 },
    ]);

    await test.call('DELETE', `/api/companies/${company}/users`, { token: keeper.token, body: { userId: asker.id } });
    expect((await readNow('', colleague)).body).toMatchObject([{ userName: '이전 구성원' }]);
  });

  it('refuse a span that is none, or longer than a year', async () => {
    const person = await test.person();
    for (const span of ['from=2026-02-01&to=2026-01-01', 'from=2024-01-01&to=2026-01-01', 'from=2026-02-30'])
      expect((await readNow(`/summary?${span}`, person)).status).toBe(400);
  });
});
