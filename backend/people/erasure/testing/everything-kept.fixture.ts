import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type pg from 'pg';
import { masterKeysOf } from '../../../engine/sealing/keys/master-keys.ts';
import { createPersonKeys } from '../../../engine/sealing/keys/person-keys.ts';
import { createSealer } from '../../../engine/sealing/person-sealer.ts';
import { isSealed } from '../../../engine/sealing/sealer.ts';
import { createVault } from '../../../engine/vault/vault.ts';

export type Kept = { readonly where: string; readonly bytes: Buffer };

/** Every row of every table as text, in all schemas, including the system's. */
export const everyTable = async (pool: pg.Pool): Promise<readonly Kept[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_toast') order by 1`,
  );
  const kept: Kept[] = [];
  for (const { name } of rows) {
    const { rows: lines } = await pool.query<{ line: string }>(`select t::text as line from ${name} as t`);
    kept.push({ where: name, bytes: Buffer.from(lines.map(({ line }) => line).join('\n')) });
  }
  return kept;
};

/** Every file below a folder, as bytes. */
export const everyFile = async (folder: string): Promise<readonly Kept[]> => {
  const kept: Kept[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const where = join(entry.parentPath, entry.name);
    kept.push({ where, bytes: await readFile(where) });
  }
  return kept;
};

/** All sealed values in all tables, at any depth of a record. */
const everySealed = async (pool: pg.Pool): Promise<readonly Sealed[]> => {
  const { rows: columns } = await pool.query<{ table: string; column: string; type: string }>(
    `select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column, udt_name as type
     from information_schema.columns
     where udt_name in ('json', 'jsonb', 'text') and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: Sealed[] = [];
  for (const { table, column } of columns) {
    const { rows } = await pool.query<{ value: string }>(
      `select ${column}::text as value from ${table} where ${column}::text like '%$sealed%'`,
    );
    for (const { value } of rows) found.push(...sealedIn(JSON.parse(value)));
  }
  return found;
};

const sealedIn = (value: unknown): readonly Sealed[] => {
  if (isSealed(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sealedIn);
};

/** All sealed values, unsealed with the database and the master keys; null where the person's key is destroyed. */
export const everyUnsealed = async (pool: pg.Pool, masterSecrets: readonly [string]): Promise<readonly unknown[]> => {
  const sealer = createSealer(createPersonKeys(createVault(pool).sealingKeys, masterKeysOf(masterSecrets)));
  return Promise.all((await everySealed(pool)).map((one) => sealer.unseal(one)));
};
