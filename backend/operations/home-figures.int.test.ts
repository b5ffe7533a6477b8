import type { DashboardOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import { type FigureName, figureNames, listOf } from '@nomucheck/domain/operations/home-figures.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { START } from '../engine/event-store/event-store.ts';
import { personOfKind } from '../engine/testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../engine/testing/test-service.fixture.ts';
import { figuresOfLog } from './testing/figures-of-log.fixture.ts';
import { before, type People, seedMonth } from './testing/month.fixture.ts';

let test: TestService;
let people: People;
beforeAll(async () => {
  test = await startTestService();
  people = {
    advisor: await personOfKind(test, 'advisor'),
    admin: await personOfKind(test, 'admin'),
    super: await personOfKind(test, 'super'),
  };
  await seedMonth(test, people);
});
afterAll(() => test.stop());

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

/** What is no count of records, but of what an analysis of texts, of sources or of editions finds: their own tests count it. */
const analysed: readonly FigureName[] = [
  ...(['cases-sure', 'cases-alike', 'cases-new-text', 'bulk-works'] as const),
  ...(['editions-to-decide', 'sources-alarming', 'outdated-results', 'parked'] as const),
];

it('equals, after the month, what the stored events say when they are counted apart from the service’s rules', async () => {
  for (const person of Object.values(people)) {
    const figures = await figuresOf(person);
    const { events } = await test.service.store.readAll({ after: START, limit: 100_000 });
    const counted = figuresOfLog(events, person.id, new Date().toISOString());
    expect([...Object.keys(counted), ...analysed].toSorted()).toEqual(figureNames.toSorted());
    const shown = Object.entries(counted).filter(([name]) => name in figures);
    expect(shown.length).toBe(Object.keys(figures).filter((name) => !analysed.some((each) => each === name)).length);
    expect(Object.fromEntries(shown.map(([name]) => [name, figures[name]]))).toEqual(Object.fromEntries(shown));
  }
});

it('holds something of everything that it counts in that month', async () => {
  const { events } = await test.service.store.readAll({ after: START, limit: 100_000 });
  const all = Object.values(people).map(({ id }) => figuresOfLog(events, id, new Date().toISOString()));
  const [one] = all;
  for (const name of figureNames)
    if (one && name in one) expect([name, all.some((of) => Reflect.get(of, name) > 0)]).toEqual([name, true]);
});
