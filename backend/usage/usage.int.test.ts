import { randomUUID } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Spent } from '@nomucheck/domain/usage/amounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventCatalogue } from '../contexts.ts';
import { type CommandContext, createCommandHandler } from '../engine/command-handling/handle-command.ts';
import { createPostgresEventStore } from '../engine/event-store/postgres/postgres-event-store.ts';
import { createPool } from '../engine/postgres/pool.ts';
import { createMemorySealer } from '../engine/sealing/memory-sealer.ts';
import { personOfKind } from '../engine/testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../engine/testing/test-service.fixture.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { CallWanted, ReservedCall } from './usage.ts';

const questionsPerMonth = 3;
const most: Spent = { inputTokens: 800, outputTokens: 200, costMicroWon: 5_000_000 };
const spent: Spent = { inputTokens: 700, outputTokens: 100, costMicroWon: 3_000_000 };

let test: TestService;
let pool: ReturnType<typeof createPool>;
let stores: ReturnType<typeof createPostgresEventStore>[];
/** Two processes. */
let ledgers: readonly [Ledger, Ledger];
let now = new Date();

beforeAll(async () => {
  test = await startTestService({ ADVICE_QUESTIONS_PER_MONTH: String(questionsPerMonth) });
  pool = createPool(test.databaseUrl);
  stores = [0, 1].map(() => createPostgresEventStore({ url: test.databaseUrl }));
  const ledgerOn = (store: (typeof stores)[number] | undefined): Ledger => {
    if (!store) throw new Error('no store');
    return createLedger({
      ...{ db: pool, questionsPerMonth, clock: () => now },
      commands: createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue }),
      companies: {
        membership: async () => true,
        quotaOf: async () => ({ questions: 10, tokens: null, costWon: null }),
      },
    });
  };
  ledgers = [ledgerOn(stores[0]), ledgerOn(stores[1])];
});
afterAll(async () => {
  await pool.end();
  for (const store of stores) await store.close();
  await test.stop();
});

const contextOf = (userId: string): CommandContext => ({
  commandId: randomUUID(),
  at: now.toISOString(),
  actor: { id: userId, role: 'user' },
  correlationId: randomUUID(),
});
const wantedBy = (userId: string, companyId: string | null = null): CallWanted => ({
  ...{ callId: randomUUID(), adviceId: randomUUID(), userId, companyId, advisor: 'openai', model: 'example-model' },
  ...{ most, until: new Date(now.getTime() + 60_000).toISOString() },
});
const reserveBy = (ledger: Ledger, userId: string, companyId: string | null = null): Promise<ReservedCall> =>
  ledger.reserve(contextOf(userId), wantedBy(userId, companyId));
const answered = async (ledger: Ledger, userId: string, companyId: string | null = null): Promise<ReservedCall> => {
  const call = await reserveBy(ledger, userId, companyId);
  await ledger.begun(contextOf(userId), call);
  await ledger.settle(contextOf(userId), call, { spent, outcome: 'answered' });
  return call;
};
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
    const calls = [await reserveBy(ledger, user), await reserveBy(ledger, user), await answered(ledger, user)];
    await expect(reserveBy(ledger, user)).rejects.toMatchObject({ code: 'quota_exceeded' });
    await Promise.all(calls.slice(0, 2).map((call) => ledger.release(contextOf(user), call)));
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

    const { body: rows } = await readNow('', person);
    expect(
      rows.map(({ id, outcome, estimated }: { id: string; outcome: string; estimated: boolean }) => [
        id.slice(8),
        outcome,
        estimated,
      ]),
    ).toEqual([
      [done.callId, 'answered', false],
      [inTheCall.callId, 'lost', true],
    ]);
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
