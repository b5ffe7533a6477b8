import type { Db } from '../db.ts';
import type { Projection } from '../projection.ts';
import { tableName } from './table.ts';

/**
 * The projections that no process has made yet as this program defines them: without a table, or with one of an older
 * version. A query of this program would fail there. A newer program's table counts as made: a release before the newest one
 * still reads it.
 */
export const missingTables = async (
  db: Db,
  projections: readonly Pick<Projection, 'name' | 'version' | 'table'>[],
): Promise<readonly string[]> => {
  const { rows } = await db.query<{ name: string }>(
    `select wanted.name from unnest($1::text[], $2::int[], $3::text[]) as wanted (name, version, made_as)
       left join read.checkpoints c using (name)
     where c.name is null or c.version < wanted.version
       or (c.version = wanted.version and to_regclass(wanted.made_as) is null)`,
    [
      projections.map(({ name }) => name),
      projections.map(({ version }) => version),
      projections.map(({ table }) => tableName(table)),
    ],
  );
  return rows.map(({ name }) => name);
};
