import type { Db } from './db.ts';
import type { Projection } from './projection.ts';
import { shapeOf, tableName } from './tables/table.ts';

/**
 * How the table that readers use compares with this program. `ours`: of its definition, or there is none yet.
 * `older`: of a lower version. `reshaped`: of the same version with other columns or indexes, as two builds of one
 * release may have. `newer`: of a higher version, which only a program that knows it may change. `beyond_log`: the
 * log lost its end (beyond-log.ts).
 */
export type Standing = 'ours' | 'older' | 'reshaped' | 'newer' | 'beyond_log';

export const standingOf = async (db: Db, { name, version, table }: Projection): Promise<Standing> => {
  const { rows } = await db.query<{ version: number; shape: string; exists: boolean; beyond_log: boolean }>(
    `select version, shape, to_regclass($2) is not null as exists,
       exists (select from read.beyond_log b where b.name = c.name) as beyond_log
     from read.checkpoints c where name = $1`,
    [name, tableName(table)],
  );
  const [live] = rows;
  if (!live || live.version === 0) return 'ours';
  if (live.version > version) return 'newer';
  if (!live.exists) return 'ours';
  if (live.version < version) return 'older';
  if (live.shape !== shapeOf(table)) return 'reshaped';
  return live.beyond_log ? 'beyond_log' : 'ours';
};
