import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLogProtected } from '../../engine/event-store/postgres/testing/postgres-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { SERVICE_ROLE } from '../../engine/postgres/service-role.ts';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';

/** An attacker with the service's own database role, for example through SQL injection or a stolen password. */
let test: TestService;
let attacker: pg.Client;
let owner: pg.Client;
beforeAll(async () => {
  test = await startTestService();
  await test.person();
  owner = new pg.Client({ connectionString: test.databaseUrl });
  attacker = new pg.Client({ connectionString: test.serviceUrl });
  await Promise.all([owner.connect(), attacker.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), attacker.end()]);
  await test.stop();
});

const refusal = async (statement: string): Promise<string | undefined> => {
  await attacker.query('begin');
  try {
    await attacker.query(statement);
    return undefined;
  } catch (error) {
    return error instanceof pg.DatabaseError ? error.code : String(error);
  } finally {
    await attacker.query('rollback');
  }
};

describe('the role of the service', () => {
  it('is used by all connections; none uses the owner', async () => {
    const { rows } = await owner.query(
      `select distinct usename::text as role from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([{ role: SERVICE_ROLE }]);
  });

  it.each([
    ['changes an event', `update log.events set actor_id = 'x'`],
    ['changes none', `update log.events set actor_id = 'x' where false`],
    ['takes one out', 'delete from log.events where position = 1'],
    ['empties the log', 'truncate log.events'],
    ['merges over it', `merge into log.events e using (select 1 as n) s on e.position = s.n when matched then delete`],
    [
      'writes over what is there',
      `insert into log.events select * from log.events on conflict (id) do update set type = 'x'`,
    ],
    ['locks it for a change', 'select 1 from log.events for update'],
    ['switches the trigger off', 'alter table log.events disable trigger append_only'],
    ['drops the trigger', 'drop trigger append_only on log.events'],
    [
      'adds a trigger',
      'create trigger t before insert on log.events for each row execute function log.refuse_change()',
    ],
    ['adds a rule', 'create rule r as on insert to log.events do instead nothing'],
    ['adds a column', 'alter table log.events add column x int'],
    ['hides rows', 'alter table log.events enable row level security'],
    ['drops the log', 'drop table log.events'],
    ['drops all of it', 'drop schema log cascade'],
    ['makes something in it', 'create table log.other (n int)'],
    [
      'replaces how it is written',
      `create or replace function log.append_one(text, integer, json) returns text language sql as $$ select 'x' $$`,
    ],
    ['alters how it is written', 'alter function log.append_one(text, integer, json) security definer'],
    [
      'replaces what refuses changes',
      `create or replace function log.refuse_change() returns trigger language plpgsql as $$ begin return new; end $$`,
    ],
    ['takes the table over', 'alter table log.events owner to current_user'],
    [
      'gives itself a right by catalogue',
      `update pg_catalog.pg_class set relowner = current_user::regrole where relname = 'events'`,
    ],
    ['turns into the owner', 'set role nomucheck'],
    ['signs in as the owner', 'set session authorization nomucheck'],
    ['becomes a superuser', 'alter role current_user superuser'],
    ['makes a role', 'create role another superuser'],
    ['switches triggers off for its session', `set session_replication_role = 'replica'`],
    ['makes a schema', 'create schema elsewhere'],
    ['makes something where names are looked up', 'create table public.events (n int)'],
    ['says a migration was run', `insert into meta.migrations (schema, name, sha256) values ('log', '9', '')`],
    ['alters a table of the vault', 'alter table vault.access_log disable trigger all'],
    ['runs a program', `copy (select 1) to program 'true'`],
    ['reads a file of the server', `select pg_read_file('postgresql.conf')`],
  ])('is refused by PostgreSQL where it %s', async (_what, statement) => {
    expect(await refusal(statement)).toBe('42501');
  });

  it('can’t grant a right that it doesn’t have', async () => {
    await attacker.query('grant update on log.events to current_user').catch(() => {});
    expect(await refusal('update log.events set actor_id = actor_id')).toBe('42501');
  });

  it('may append an event of its own at the log’s end; only the hash of the whole log, stored elsewhere, shows that', async () => {
    expect(
      await refusal(`insert into log.events select 999999, 'x-1', 1, gen_random_uuid(), type, schema_version, at, actor_id,
      actor_role, reason, correlation_id, causation_id, data, previous_hash, hash from log.events limit 1`),
    ).toBeUndefined();
  });

  it('is reported as protected by the service to callers on this machine', async () => {
    expect((await test.call('GET', '/readyz')).body).toMatchObject({ logProtected: true });
    expect(test.logged()).not.toContain("isn't protected");
  });

  it('is distinguished from the owner', async () => {
    const [own, others] = [createPool(test.databaseUrl), createPool(test.serviceUrl)];
    expect([await isLogProtected(own), await isLogProtected(others)]).toEqual([false, true]);
    await Promise.all([own.end(), others.end()]);
  });

  it('loses at the next start a right that was granted by mistake, and gets back the rights that it needs', async () => {
    await owner.query(`grant update, delete on log.events to ${SERVICE_ROLE}; revoke select on vault.sessions from ${SERVICE_ROLE};
      alter table read.checkpoints owner to nomucheck`);
    expect(await refusal('update log.events set actor_id = actor_id')).not.toBe('42501');
    test = await test.restart();
    expect(await refusal('update log.events set actor_id = actor_id')).toBe('42501');
    await test.person();
  });
});
