import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { DashboardOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import { figureNames, listOf } from '@nomucheck/domain/operations/home-figures.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { figuresOfLog } from './testing/figures-of-log.fixture.ts';
import { before, type People } from './testing/happened.fixture.ts';
import { seedMonth } from './testing/month.fixture.ts';
import { offered } from './testing/month-of-running.fixture.ts';

let test: TestService;
let people: People;
let letGoOn: () => Promise<void>;
beforeAll(async () => {
  // Nothing is asked of the source of this key: its works are events alone.
  test = await startTestService({ LAW_API_KEY: 'key' });
  people = {
    advisor: await personOfKind(test, 'advisor'),
    admin: await personOfKind(test, 'admin'),
    super: await personOfKind(test, 'super'),
  };
  letGoOn = await seedMonth(test, people);
}, 120_000);
afterAll(async () => {
  await letGoOn();
  await test.stop();
});

const get = async (person: Person, path: string) => {
  const headers = { 'X-Wait-For': await test.headToken() };
  const answer = await test.call('GET', path, { token: person.token, headers });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};
const dashboard = async (person: Person): Promise<DashboardOut> => (await get(person, '/api/admin/dashboard')).body;
const figuresOf = async (person: Person): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await dashboard(person)).figures.map(({ name, count }) => [name, count]));

it('answers only the figures that the role’s menu opens, in the order of the home', async () => {
  const names = async (person: Person) => (await dashboard(person)).figures.map(({ name }) => name);
  expect(await names(people.super)).toEqual(figureNames);
  expect(await names(people.admin)).toEqual(figureNames);
  expect(await names(people.advisor)).toEqual(
    figureNames.filter((name) => ['inspection', 'consultation'].includes(listOf(name, '', before(0)).entry)),
  );
});

it('says of each list as many rows as that list has under the figure’s filter', async () => {
  for (const person of Object.values(people)) {
    for (const { name, count, filter } of (await dashboard(person)).figures) {
      const { api } = listOf(name, person.id, before(0));
      if (api === null) continue;
      const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
      const { headers } = await get(person, api + (Object.keys(filter).length === 0 ? '' : query));
      expect([name, headers.get('Content-Range')?.replace(/.*\//, '')]).toEqual([name, String(count)]);
    }
  }
});

it('says of what is parked what the two lists of it hold', async () => {
  const [models, managers] = [
    await get(people.admin, '/api/admin/projections'),
    await get(people.admin, '/api/admin/process-managers'),
  ];
  const parked = [...models.body, ...managers.body].flatMap((each: { parked: unknown[] }) => each.parked);
  expect((await figuresOf(people.admin)).parked).toBe(parked.length);
});

/** The figures that a person sees, and those that the stored events say, at an instant at which nothing was written between the two. */
const shownAndCounted = async (person: Person) => {
  for (;;) {
    const head = await test.service.store.head();
    const shown = await figuresOf(person);
    const { events } = await test.service.store.readAll({ after: START, limit: 100_000 });
    const counted = figuresOfLog(events, { person: person.id, now: new Date().toISOString(), offered });
    if ((await test.service.store.head()) === head) return { shown, counted };
  }
};

it('equals, after the month, what the stored events say when they are counted apart from the service’s rules', async () => {
  for (const person of Object.values(people)) {
    const { shown, counted } = await shownAndCounted(person);
    // What is parked is in no event; the two lists of it are held against the figure above.
    const { parked: _parked, 'log-faults': _faults, ...ofRecords } = shown;
    const ofMenu = Object.entries(counted).filter(([name]) => name in shown);
    expect(ofRecords).toEqual(Object.fromEntries(ofMenu));
  }
});

it('holds something of everything that it counts in that month', async () => {
  const all = await Promise.all(Object.values(people).map(async (person) => (await shownAndCounted(person)).counted));
  for (const name of figureNames)
    if (name !== 'parked' && name !== 'log-faults')
      expect([name, all.some((of) => of[name] > 0)]).toEqual([name, true]);
});
