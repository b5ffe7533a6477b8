import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slowness } from '../../../.config/machine-pace.ts';
import { answeredAdvice } from '../../advice/testing/advices.fixture.ts';
import { routeTable } from '../../testing/routes/all-routes.fixture.ts';
import { createRouteCalls, endsSessions } from '../../testing/routes/route-calls.fixture.ts';
import { makeRecords, type Records } from '../../testing/routes/route-records.fixture.ts';
import type { Request } from '../../testing/routes/route-request.fixture.ts';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';

/** Only these routes, separated by commas: to look at some without the half hour that all take. */
const chosen = process.env.FLOOD_ROUTES?.split(',');
const connections = 100;
const times = { quiet: 500, flood: 1_000 };
/** Each may read 3,000 times a minute. */
const watchers = 30;

let test: TestService;
let records: Records;
let flooding: Worker;
let tokens: readonly string[];
beforeAll(async () => {
  test = await startTestService({ COMMANDS_PER_MINUTE: '120', SANDBOX_OAUTH: '1', PACED: '1' });
  records = await makeRecords(test);
  tokens = (await Promise.all(Array.from({ length: watchers }, () => test.person()))).map(({ token }) => token);
  flooding = new Worker(new URL('flood-worker.fixture.ts', import.meta.url));
}, 120_000);
afterAll(async () => {
  await flooding.terminate();
  await test.stop();
});

type Flood = { readonly route: string; readonly token: string | null; readonly request: Request };

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** How long other people's calls take while the work lasts, in milliseconds. */
const waited = async (work: Promise<unknown>): Promise<readonly number[]> => {
  const waits: number[] = [];
  let isOver = false;
  const watched = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const token = tokens[waits.length % tokens.length];
    const began = performance.now();
    expect((await test.call('GET', '/api/user/session', { token })).status).toBe(200);
    waits.push(performance.now() - began);
    await sleep(2);
  }
  await watched;
  return waits;
};

const pour = async ({ route, token, request: { path, body } }: Flood): Promise<void> => {
  const headers = {
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const method = route.split(' ')[0];
  const asked = { base: test.base, method, path, headers, body: body === undefined ? null : JSON.stringify(body) };
  flooding.postMessage({ ...asked, connections, milliseconds: times.flood });
  await once(flooding, 'message');
};

/** A call of each route that its caller may make, as one person or network would repeat it. */
const floods = async (): Promise<readonly Flood[]> => {
  const all = new Map<string, Flood>();
  const calls = createRouteCalls(test, records, (_route, request) => {
    sent = request;
    return request;
  });
  let sent: Request | undefined;
  for (const row of routeTable) {
    if (chosen && !chosen.includes(row.route)) continue;
    if (all.has(row.route) || endsSessions(row.route) || /DELETE|\/delete$/.test(row.route)) continue;
    const kind = (['anonymous', 'user', 'super', 'admin', 'advisor'] as const).find(
      (each) => row.expected[each] === 'ok',
    );
    if (!kind) continue;
    await calls.answeredTo(row, kind);
    const token = kind === 'anonymous' ? null : records.owners[kind].token;
    if (sent) all.set(row.route, { route: row.route, token, request: sent });
  }
  return [...all.values()];
};

/** What one person can make long, read over and over. */
const longRecords = async (): Promise<readonly Flood[]> => {
  const { id, token } = records.owners.user;
  const advice = await answeredAdvice(test, { id }, { answer: '해고는 서면으로 알려야 해요. '.repeat(600) });
  return ['', '/history', '/answers'].map((part) => ({
    ...{ route: `GET a long advice${part}`, token },
    request: { path: `/api/ai-advices/${advice}${part}` },
  }));
};

type Measured = { readonly route: string; readonly quiet: number; readonly flood: number; readonly most: number };

const measured = async (flood: Flood): Promise<Measured> => {
  const before = await waited(sleep(times.quiet));
  const during = await waited(pour(flood));
  const after = await waited(sleep(times.quiet));
  const quiet = percentile([...before, ...after], 0.99);
  // A few milliseconds more are noticed by nobody.
  return {
    route: flood.route,
    quiet,
    flood: percentile(during, 0.99),
    most: 3 * Math.max(quiet, 8 * (await slowness())),
  };
};

it('no flood of calls by one person or network, to whichever route, makes another person wait three times as long', async () => {
  const all = [...(chosen ? [] : await longRecords()), ...(await floods())];
  expect(all.length).toBeGreaterThan(chosen ? 0 : 100);
  const results: Measured[] = [];
  for (const flood of all) {
    let result = await measured(flood);
    // Other work of the machine may delay one try by chance.
    for (let further = 0; further < 2 && result.flood > result.most; further += 1) result = await measured(flood);
    results.push(result);
    const { quiet, flood: loud } = result;
    console.log(`${result.route}: ${quiet.toFixed(1)} → ${loud.toFixed(1)} ms, ${(loud / quiet).toFixed(1)} ×`);
  }
  const worst = results.toSorted((one, other) => other.flood / other.most - one.flood / one.most);
  console.table(worst.slice(0, 25));
  expect(worst.filter(({ flood, most }) => flood > most)).toEqual([]);
}, 1_800_000);
