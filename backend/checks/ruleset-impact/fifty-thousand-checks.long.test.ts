import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { calculatedChecks, type Story } from '../testing/fill-in.fixture.ts';

/** As many as are asked for; fewer to look at it quickly. */
const of = Number(process.env.CHECKS ?? 50_000);

const stories: readonly Story[] = [
  { intake: { 'intake/ground': 'detail-9' } },
  { intake: { 'intake/ground': 'detail-17', 'intake/contract': 'regular' }, item: () => 'yes' },
  { intake: { 'intake/ground': 'detail-12', 'intake/notice': 'paper' }, item: () => 'yes' },
  { intake: { 'intake/ground': 'detail-20' }, item: (key) => (key.length % 2 === 0 ? 'yes' : 'no') },
];

let test: TestService;
let boss: Person;
let version: string;

/** Copies of the few checks that people have filled in, under ids of their own: in the log, and in the list of checks. */
const copied = `
  create temp table copies as
    select gen_random_uuid()::text as id, ($1::text[])[1 + n % cardinality($1)] as of from generate_series(1, $2) n`;
const inLog = `
  insert into log.events (position, stream, revision, id, type, schema_version, at, actor_id, actor_role, reason,
    correlation_id, causation_id, data, previous_hash, hash)
  select (select max(position) from log.events) + row_number() over (), 'check-' || c.id, e.revision, gen_random_uuid(),
    e.type, e.schema_version, e.at, e.actor_id, e.actor_role, e.reason, e.correlation_id, e.causation_id, e.data,
    e.previous_hash, e.hash
  from copies c join log.events e on e.stream = 'check-' || c.of`;
const inList = `
  insert into read.checks
  select (jsonb_populate_record(r, jsonb_build_object('id', c.id))).* from copies c join read.checks r on r.id = c.of`;

beforeAll(async () => {
  test = await startTestService();
  const ids: string[] = [];
  for (const story of stories) ids.push(...(await calculatedChecks(test, 1, story)));
  boss = await test.staff();
  // Of its parts only the answering one, so that nothing but the trial is at work.
  test = await test.restart({ ROLE: 'api', DATABASE_URL: test.serviceUrl }, async () => {
    const pool = createPool(test.databaseUrl, { max: 1, statement_timeout: 0 });
    await pool.query(copied, [ids, of - ids.length]);
    for (const statement of [inLog, inList, 'analyze log.events', 'analyze read.checks']) await pool.query(statement);
    await pool.end();
  });
  const call = (method: string, body: object) =>
    test.call(method, '/api/admin/rulesets/draft', { token: boss.token, body });
  const { rulesetVersion: basedOn } = (await test.call('GET', '/api/check/form')).body;
  await call('POST', { basedOn });
  const edits = [{ at: ['published', 'rate'], value: 0.4 }];
  version = (await call('PUT', { expectedRevision: 1, edits })).body.version;
}, 1_800_000);
afterAll(() => test.stop());

it('a draft is tried on 50,000 stored checks in progress, while the service answers', {
  timeout: 1_800_000,
  retry: 0,
}, async () => {
  const began = performance.now();
  const waits: number[] = [];
  const impactOf = () => test.call('GET', `/api/admin/rulesets/${version}/impact`, { token: boss.token });
  let impact = (await impactOf()).body;
  let heard = -1;
  while (!impact.complete) {
    expect(impact.tried).toBeGreaterThan(heard);
    heard = impact.tried;
    for (let asked = 0; asked < 5; asked += 1) {
      const sent = performance.now();
      expect((await test.call('GET', '/api/check/form')).status).toBe(200);
      waits.push(performance.now() - sent);
      await sleep(100);
    }
    impact = (await impactOf()).body;
  }
  const seconds = (performance.now() - began) / 1000;
  expect(impact).toMatchObject({ of, tried: of, unreadable: 0 });
  waits.sort((one, other) => one - other);
  const quantile = (share: number) => Math.round(waits[Math.floor(share * waits.length)] ?? 0);
  console.log(
    `${of} checks in ${seconds.toFixed(1)} s: ${Math.round(of / seconds)} a second; other answers: median ${quantile(0.5)} ms, 99 % within ${quantile(0.99)} ms`,
  );
  expect(quantile(0.99)).toBeLessThan(1_000);
});
