import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { propertyRuns } from '../../.config/property-runs.ts';
import { type Child, startChild } from '../engine/testing/child.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import type { CallingOrders } from './testing/calling-process.fixture.ts';
import { most, openLedger, spent } from './testing/ledgers.fixture.ts';

/** Starting a process takes seconds: each round kills one. */
const rounds = 15;

let test: TestService;
const started: Child[] = [];
beforeAll(async () => {
  test = await startTestService();
});
afterAll(async () => {
  for (const { process } of started) process.kill('SIGKILL');
  await test.stop();
});

const step = (child: Child, name: 'called' | 'settled'): readonly string[] =>
  child.said.flatMap((said) => {
    const id: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined;
    return typeof id === 'string' ? [id] : [];
  });

type Row = { readonly id: string; readonly outcome: string | null; readonly estimated: boolean };
const readNow = async (path: string, { token }: Person) =>
  test.call('GET', `/api/ai-advices/usages${path}`, { token, headers: { 'X-Wait-For': await test.headToken() } });

it('processes that are killed with -9 at any moment of a call leave one row for each call that was sent, and none in doubt', async () => {
  const person = await test.person();
  const moments = fc.sample(fc.integer({ min: 0, max: 150 }), { ...propertyRuns(), numRuns: rounds });
  for (const moment of moments) {
    const child = startChild(new URL('testing/calling-process.fixture.ts', import.meta.url), {
      url: test.databaseUrl,
      userId: person.id,
    } satisfies CallingOrders);
    started.push(child);
    await child.hears((said) => said);
    await sleep(moment);
    child.process.kill('SIGKILL');
    expect(await child.ended).toBe('SIGKILL');
  }

  await readNow('', person);
  const later = new Date(Date.now() + 120_000);
  const { ledger, close } = openLedger(test.databaseUrl, { questionsPerMonth: 100_000, clock: () => later });
  await ledger.endExpired();
  await close();

  const rows: readonly Row[] = (await readNow('?range=[0,999]', person)).body;
  // The id of a row is that of the call, after its month.
  const idOf = ({ id }: Row): string => id.slice('2026-11:'.length);
  const sent = started.flatMap((child) => step(child, 'called'));
  const settled = started.flatMap((child) => step(child, 'settled'));
  expect(sent.length).toBeGreaterThan(rounds);
  expect(new Set(rows.map(idOf)).size).toBe(rows.length);
  expect(sent.filter((id) => !rows.some((row) => idOf(row) === id))).toEqual([]);
  expect(rows.filter(({ outcome }) => outcome === null)).toEqual([]);
  // A call whose process died before it could say so may have a row, too: one a round at most.
  expect(rows.length - sent.length).toBeLessThanOrEqual(rounds);
  const answered = rows.filter(({ outcome }) => outcome === 'answered');
  const lost = rows.filter(({ outcome, estimated }) => outcome === 'lost' && estimated);
  expect(answered.length + lost.length).toBe(rows.length);
  expect(answered.length).toBeGreaterThanOrEqual(settled.length);

  const { body } = await readNow('/summary?by=company', person);
  expect(body.rows).toMatchObject([
    {
      calls: rows.length,
      costMicroWon: answered.length * spent.costMicroWon + lost.length * most.costMicroWon,
      estimated: lost.length,
    },
  ]);
}, 300_000);
