import pg from 'pg';
import type { ForeignMigration } from './migrations.ts';

const rows = 'select, insert, update, delete';

/**
 * All that the service's role may do, by schema. In the log it may read and append. Schema `read` is its own (see below), since it
 * makes, rebuilds and drops what is there.
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
 * Brings the rights of the service's role up to date, run by the owner after the migrations at every start: it has these and no
 * others, whatever it was given before. In one transaction, so that a process that runs meanwhile never lacks one.
 */
export const grantToService =
  (role: string): ForeignMigration =>
  async (client) => {
    const { rows: known } = await client.query<{ owner: string; schemas: string[] }>(
      `select current_user as owner, array(select nspname::text from pg_namespace where nspname = any($1)) as schemas`,
      [Object.keys(rights)],
    );
    const [{ owner, schemas } = { owner: role, schemas: [] }] = known;
    // An owner needs no rights, and to take them all from it would lock everybody out.
    if (owner === role) return;
    const to = client.escapeIdentifier(role);
    await client.query('begin');
    for (const schema of schemas) await grant(client, schema, to);
    await handOverReadModels(client, role, to);
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

/** What an earlier release, which worked as the owner, left in schema `read` changes hands as well. */
const handOverReadModels = async (client: pg.ClientBase, role: string, to: string): Promise<void> => {
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
 * The same for an errand on a database that an earlier release has left and no service has brought up to date yet: only where the
 * role may nothing in the log so far.
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
