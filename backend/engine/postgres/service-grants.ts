import pg from 'pg';
import type { ForeignMigration } from './migrations.ts';

const rows = 'select, insert, update, delete';

/**
 * All rights of the service's role, by schema. In the log it may read and append. It owns schema `read` (see below),
 * because it makes, rebuilds and drops tables there.
 */
const rights: Readonly<Record<string, readonly string[]>> = {
  log: ['usage on schema log', 'select, insert on all tables in schema log', 'execute on all functions in schema log'],
  vault: onAll('vault'),
  work: onAll('work'),
  jobs: onAll('jobs'),
  meta: ['usage on schema meta', 'select on all tables in schema meta'],
};

function onAll(schema: string): readonly string[] {
  return [
    `usage on schema ${schema}`,
    `${rows} on all tables in schema ${schema}`,
    `usage, select, update on all sequences in schema ${schema}`,
    `execute on all functions in schema ${schema}`,
  ];
}

/**
 * Updates the rights of the service's role. The owner runs it after the migrations at every start. The role then has
 * exactly these rights, whatever was granted before. It runs in one transaction, so that a running process never
 * lacks a right.
 */
export const grantToService =
  (role: string): ForeignMigration =>
  async (client) => {
    const { rows: known } = await client.query<{ owner: string; schemas: string[] }>(
      `select current_user as owner, array(select nspname::text from pg_namespace where nspname = any($1)) as schemas`,
      [Object.keys(rights)],
    );
    const [{ owner, schemas } = { owner: role, schemas: [] }] = known;
    // An owner has its rights without a grant, and revoking them would lock everybody out.
    if (owner === role) return;
    const to = client.escapeIdentifier(role);
    await client.query('begin');
    for (const schema of schemas) await grant(client, schema, to);
    await transferReadModels(client, role, to);
    await client.query('commit');
  };

const grant = async (client: pg.ClientBase, schema: string, to: string): Promise<void> => {
  const all = [
    `schema ${schema}`,
    ...['tables', 'sequences', 'functions'].map((of) => `all ${of} in schema ${schema}`),
  ];
  await client.query(
    [
      ...all.map((what) => `revoke all on ${what} from ${to}`),
      ...(rights[schema] ?? []).map((right) => `grant ${right} to ${to}`),
    ].join(';'),
  );
};

/** An earlier release worked as the owner; what it made in schema `read` gets the service's role as its new owner. */
const transferReadModels = async (client: pg.ClientBase, role: string, to: string): Promise<void> => {
  const { rows: made } = await client.query<{ owner: string }>(
    `select pg_get_userbyid(nspowner)::text as owner from pg_namespace where nspname = 'read'`,
  );
  if (!made[0]) await client.query(`create schema read authorization ${to}`);
  else if (made[0].owner !== role) await client.query(`alter schema read owner to ${to}`);
  const { rows: left } = await client.query<{ name: string }>(
    `select format('%I.%I', 'read', relname) as name from pg_class
     where relnamespace = 'read'::regnamespace and relkind in ('r', 'p', 'v', 'm') and pg_get_userbyid(relowner) <> $1`,
    [role],
  );
  await client.query(left.map(({ name }) => `alter table ${name} owner to ${to}`).join(';'));
};

/**
 * The same for a command on a database that an earlier release left and no service has updated yet: only when the
 * role has no right in the log so far.
 */
export const grantIfNew = async (ownerUrl: string, role: string): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ missing: boolean }>(
      `select not has_schema_privilege($1, oid, 'usage') as missing from pg_namespace where nspname = 'log'`,
      [role],
    );
    if (rows[0]?.missing) await grantToService(role)(client);
  } finally {
    await client.end();
  }
};
