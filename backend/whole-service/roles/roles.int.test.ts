import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn } from '../../checks/testing/fill-in.fixture.ts';
import { allProjections, processManagers } from '../../contexts.ts';
import {
  callInTurn,
  type Installation,
  openInstallation,
  type RoleProcess,
  readyOf,
} from '../../testing/installation.fixture.ts';
import { signupOf } from '../../testing/test-service.fixture.ts';

let installation: Installation;
let apis: readonly RoleProcess[];
let projector: RoleProcess;
let worker: RoleProcess;
beforeAll(async () => {
  installation = await openInstallation('many-machines');
  const roles = ['api', 'api', 'projector', 'worker'] as const;
  const [one, other, ...rest] = await Promise.all(roles.map((role) => installation.launch(role)));
  if (!one || !other || !rest[0] || !rest[1]) throw new Error('a process is missing');
  [apis, projector, worker] = [[one, other], rest[0], rest[1]];
});
afterAll(() => installation.stop());

const counted = async (sql: string): Promise<number> =>
  (await installation.pool.query<{ count: number }>(`select count(*)::int as count ${sql}`)).rows[0]?.count ?? 0;

const eventsOf = async (...types: string[]): Promise<readonly StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for (let after = START; ; ) {
    const page = await installation.store.readAll({ after, limit: 1_000, types });
    events.push(...page.events);
    if (page.atHead) return events;
    after = page.position;
  }
};

describe('processes that start at the same moment on an empty database and an empty log', () => {
  it('all come up, and write the first records once', async () => {
    const written = await eventsOf('RulesetPublished', 'PolicyPublished', 'LogEpochOpened');
    const ofType = (type: string) => written.filter((event) => event.type === type);
    expect(ofType('RulesetPublished')).toHaveLength(1);
    const policies = ofType('PolicyPublished').map(({ stream }) => stream);
    expect(policies).toEqual([...new Set(policies)]);
    // Of those that write; a projector appends nothing.
    expect(ofType('LogEpochOpened')).toHaveLength(3);
  });

  it('say each what they do', async () => {
    const nothing = { readModels: 0, processManagers: 0 };
    const expected = new Map([
      ...apis.map((api) => [api, nothing] as const),
      [projector, { ...nothing, readModels: allProjections.length }],
      [worker, { ...nothing, processManagers: processManagers.length }],
    ]);
    // What another has just begun to do is behind for a moment.
    for (const [each, keeps] of expected)
      await expect
        .poll(() => readyOf(each))
        .toMatchObject({ status: 200, body: { role: each.role, health: 'green', keeps } });
  });

  it.each(['/api/check/form', '/', '/api/docs', '/api/admin/projections'])(
    'answer %s only where they answer people',
    async (path) => {
      for (const { base } of [projector, worker]) expect((await fetch(base + path)).status).toBe(404);
    },
  );

  it('tell whoever watches over them that they live, and their figures', async () => {
    for (const { port } of [projector, worker]) {
      expect((await fetch(`http://localhost:${port}/livez`)).status).toBe(200);
      expect(await (await fetch(`http://localhost:${port}/metrics`)).text()).toContain('app_projection_owned');
    }
  });
});

it('a person’s check goes on from one api to the other, each shows at once what the other wrote, and a worker carries out what follows', async () => {
  const call = callInTurn(apis.map(({ base }) => base));
  const signedUp = await call('POST', '/api/user/signup', { body: signupOf() });
  expect(signedUp.status).toBe(201);
  const { token } = signedUp.body;
  const { id } = await fillIn({ call }, { token });
  expect((await call('POST', '/api/check/checkResult', { token, body: { id } })).status).toBe(200);
  for (const _api of apis) {
    const list = await call('GET', '/api/check/list', { token });
    expect(list.headers.get('x-stale')).toBeNull();
    expect(list.body).toContainEqual(expect.objectContaining({ id, status: 'completed' }));
  }
  await expect
    .poll(() => counted(`from work.outbox where manager = 'draft-places' and state = 'done'`), { timeout: 10_000 })
    .toBe(1);
});
