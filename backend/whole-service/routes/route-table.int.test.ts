import type { IRouter } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { routeTable } from '../../testing/routes/all-routes.fixture.ts';
import { createRouteCalls, endsSessions } from '../../testing/routes/route-calls.fixture.ts';
import { makeRecords, type Owners } from '../../testing/routes/route-records.fixture.ts';
import { callerKinds, type Row } from '../../testing/routes/route-table.fixture.ts';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let owners: Owners;
let calls: ReturnType<typeof createRouteCalls>;

beforeAll(async () => {
  test = await startTestService({ SANDBOX_OAUTH: '1' });
  const records = await makeRecords(test);
  owners = records.owners;
  calls = createRouteCalls(test, records);
}, 120_000);
afterAll(() => test.stop());

/** Rows that set a new password come at the very end: after them a sign-in with the old password would fail. */
const turnOf = ({ route }: Row): number => (endsSessions(route) ? 1 : 0) + (route.endsWith('/changepw') ? 1 : 0);
const rowsInOrder = routeTable.toSorted((one, other) => turnOf(one) - turnOf(other));

/** A read, or a change of what is the caller's alone: it doesn't matter which caller comes first. */
const isInAnyOrder = ({ route, target }: Row): boolean =>
  !endsSessions(route) && (route.startsWith('GET ') || (target === 'own' && route !== 'DELETE /api/check/autosave'));

it('every route that shows the firm’s people data of another person records the access', async () => {
  const pool = createPool(test.databaseUrl);
  const accesses = async () =>
    (await pool.query('select id from vault.access_log where reader = $1', [owners.super.id])).rowCount;
  const shown = routeTable.filter(({ route, target, expected }) => {
    return route.startsWith('GET ') && target === 'other' && expected.super === 'ok' && expected.other !== 'ok';
  });
  expect(shown.length).toBeGreaterThanOrEqual(6);
  for (const row of shown) {
    const before = await accesses();
    expect(await calls.answeredTo(row, 'super')).toBe('ok');
    expect([row.route, await accesses()]).toEqual([row.route, (before ?? 0) + 1]);
  }
  await pool.end();
});

/** Their moment is one of the log: a revision of the record isn't one. */
const ofTheWholeLog: ReadonlySet<string> = new Set(['GET /api/cases/:id', 'GET /api/check/:id/recomputed']);

it('a record as it stood is open to those alone who may read it now', async () => {
  const asOf = new Set(
    test.service.routes
      .filter(({ path, query }) => path.includes(':id') && query instanceof z.ZodObject && 'asOf' in query.shape)
      .map(({ path }) => `GET ${path}`),
  );
  expect(asOf.size).toBeGreaterThanOrEqual(7);
  for (const row of routeTable.filter(({ route }) => asOf.has(route))) {
    const moment = ofTheWholeLog.has(row.route) ? '2999-12-31' : 'r1';
    const answered = await Promise.all(
      callerKinds.map(async (kind) => [kind, await calls.answeredTo(row, kind, `?asOf=${moment}`)] as const),
    );
    expect([row.route, row.target, Object.fromEntries(answered)]).toEqual([row.route, row.target, row.expected]);
  }
});

it.each(rowsInOrder)('$route, about $target, answers each caller as the table says', async (row) => {
  const answered: Record<string, string> = {};
  const answerTo = async (kind: (typeof callerKinds)[number]): Promise<void> => {
    answered[kind] = await calls.answeredTo(row, kind);
  };
  if (isInAnyOrder(row)) await Promise.all(callerKinds.map(answerTo));
  else for (const kind of callerKinds) await answerTo(kind);
  expect(answered).toEqual(row.expected);
});

it('no call that was refused wrote anything', async () => {
  const refused = calls.made.filter(({ answer }) => answer.status >= 400);
  expect(refused.length).toBeGreaterThan(1_500);
  const pool = createPool(test.databaseUrl, { max: 1 });
  const { rows } = await pool.query<{ correlation_id: string; type: string }>(
    'select correlation_id, type from log.events where correlation_id = any($1)',
    [refused.map(({ requestId }) => requestId)],
  );
  await pool.end();
  const wrote = rows.map(({ correlation_id, type }) => {
    return `${refused.find(({ requestId }) => requestId === correlation_id)?.what}, and wrote ${type}`;
  });
  expect(wrote).toEqual([]);
});

describe('the right to a record', () => {
  it('is asked by all of its parts: whom the record is closed to, they are closed to as well', () => {
    const found = partsOfRecords();
    expect(found.length).toBeGreaterThan(100);
    const open = found.flatMap(({ part, record, twin }) =>
      callerKinds.flatMap((kind) => {
        const [closed, answer] = [[record, ...twin].map(({ expected }) => expected[kind]), part.expected[kind]];
        if (closed.includes('ok') || closed.includes(answer) || refusalsByRole.has(answer)) return [];
        return [`${part.route}, about ${part.target}, answers ${kind} ${answer}`];
      }),
    );
    expect(open).toEqual([]);
  });

  it('is asked by each part about the same records', () => {
    const records = new Set(partsOfRecords().map(({ record }) => record.route));
    const untried = [...records].flatMap((record) => {
      const tried = targetsOf(record);
      const parts = [...new Set(routeTable.filter(({ route }) => isPartOf(route, record)).map(({ route }) => route))];
      return parts
        .filter((part) => part.startsWith('GET '))
        .flatMap((part) =>
          tried.filter((target) => !targetsOf(part).includes(target)).map((each) => `${part} ${each}`),
        );
    });
    expect(untried).toEqual([]);
  });
});

it('the table contains exactly the routes that exist', () => {
  const inTable = new Set(routeTable.map(({ route }) => route));
  expect([...inTable].toSorted()).toEqual(routesOf(test.service.app.router).toSorted());
});

it('each route with a person’s id in its path has rows for one’s own record, another’s and one that doesn’t exist', () => {
  const withId = [...new Set(routeTable.map(({ route }) => route))].filter((route) =>
    /^\w+ \/api\/(check|consult|user|ai-advices|admin\/user)\/.*:id/.test(route),
  );
  expect(withId.length).toBeGreaterThanOrEqual(6);
  for (const route of withId) {
    const tried = routeTable.filter((row) => row.route === route).map(({ target }) => target);
    expect([route, ...tried.toSorted()]).toEqual([route, 'gone', 'other', 'own']);
  }
});

/** Another route that shows the same record; the right to read it there is the right to its parts here. */
const twins: Readonly<Record<string, string>> = {
  'GET /api/cases/data/:id elsewhere': 'GET /api/refines/data/:id -',
  'GET /api/refines/data/:id elsewhere': 'GET /api/cases/data/:id -',
  'GET /api/order/:id own': 'GET /api/order/getData own',
  'GET /api/order/:id other': 'GET /api/order/getData other',
  'GET /api/order/:id gone': 'GET /api/order/getData gone',
};
const refusalsByRole = new Set<string>(['login_needed', 'forbidden', 'admin_only']);

const pathOf = (route: string): string => route.split(' ')[1] ?? '';
const isPartOf = (route: string, record: string): boolean => pathOf(route).startsWith(`${pathOf(record)}/`);
const targetsOf = (route: string) => routeTable.filter((row) => row.route === route).map(({ target }) => target);

/** Each row of a route below the route of one record, with the record's row about the same record. */
const partsOfRecords = () =>
  routeTable
    .filter(({ route }) => /^GET .*\/:\w+$/.test(route))
    .flatMap((record) => {
      const named = twins[`${record.route} ${record.target}`];
      const twin = routeTable.filter(({ route, target }) => `${route} ${target}` === named);
      return routeTable
        .filter(({ route, target }) => isPartOf(route, record.route) && target === record.target)
        .map((part) => ({ part, record, twin }));
    });

/**
 * All routes that Express itself has, however they were mounted, so that a route outside the list of routes is found.
 */
const routesOf = ({ stack }: Pick<IRouter, 'stack'>): string[] =>
  stack.flatMap(({ route, handle }) => {
    if (route) return route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`);
    return isRouter(handle) ? routesOf(handle) : [];
  });

const isRouter = (handle: object): handle is Pick<IRouter, 'stack'> => 'stack' in handle;
