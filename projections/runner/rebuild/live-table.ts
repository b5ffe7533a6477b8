import type { Db } from '../db.ts';
import { leases } from '../leases.ts';
import type { Projection } from '../projection.ts';
import { shapeOf, tableName } from '../tables/table.ts';

/** The state of the table that readers use. */
export type LiveTable = {
  readonly position: string;
  readonly epoch: string;
  /** How its definition compares with this program's. */
  readonly definition: 'ours' | 'reshaped' | 'older' | 'newer';
  /** Whether a running process owns it. */
  readonly kept: boolean;
};

/**
 * There is no table that readers use, so there is nothing to compare or replace. The service makes it when it starts.
 */
export class NoLiveTable extends Error {
  constructor(name: string) {
    super(`${name} has no live table yet: start the service once`);
    this.name = 'NoLiveTable';
  }
}

/** Locked when it is to be replaced: neither its position nor its owner changes before the transaction ends. */
export const liveTable = async (db: Db, projection: Projection, lock: '' | 'for update' = ''): Promise<LiveTable> => {
  const { rows } = await db.query<LiveTable & { exists: boolean }>(
    `select position, epoch::text, to_regclass($2) is not null as exists, coalesce(${leases.isKept('c')}, false) as kept,
            case when version < $3 then 'older' when version > $3 then 'newer' when shape <> $4 then 'reshaped'
            else 'ours' end as definition
     from read.checkpoints c where name = $1 ${lock}`,
    [projection.name, tableName(projection.table), projection.version, shapeOf(projection.table)],
  );
  const [row] = rows;
  if (!row?.exists) throw new NoLiveTable(projection.name);
  const { position, epoch, definition, kept } = row;
  return { position, epoch, definition, kept };
};
