import type { Hold } from '../checkpoint.ts';
import { type DbPool, oneAtATime } from '../db.ts';
import { leases } from '../leases.ts';
import type { Projection } from '../projection.ts';
import { OwnershipLost } from '../subscriptions/failure.ts';
import { shapeOf, tableName } from '../tables/table.ts';
import { buildUpTo, type LogReader } from './build.ts';
import { type LiveTable, liveTable } from './live-table.ts';
import { inTransaction } from './shadow.ts';

/**
 * The running service has another definition of this read model: it would fold the new table with its old functions.
 */
export class ServiceDiffers extends Error {
  constructor(name: string) {
    super(`a running service keeps ${name} with another definition: stop it first, or start it with this program`);
    this.name = 'ServiceDiffers';
  }
}

/**
 * Who replaces the live table. `rebuild`: a command beside the service, which then continues with the table, so both
 * must have one definition. If no service owns it, any definition may replace it (so an older program can rebuild
 * what a newer one left). `upgrade`: a program at its start, which then owns the table itself, as `heir`.
 */
export type Switching = { readonly by: 'rebuild' } | { readonly by: 'upgrade'; readonly heir: string };

const mayReplace = (live: LiveTable, { by }: Switching): boolean =>
  by === 'upgrade' ? canBeUpgraded(live) : live.definition === 'ours' || !live.kept;

/** Works whichever process owns the projection: the switch raises the epoch. */
export const canBeUpgraded = ({ definition }: LiveTable): boolean =>
  definition === 'older' || definition === 'reshaped';

/**
 * Replaces the live table with the built one in one transaction: readers see either of them completely. Writers are
 * blocked first, readers only while the names change. The live checkpoint's epoch rises, so the owner, which may be
 * writing rows made from the old table, writes nothing more and continues from the new one; if it has another
 * definition, its lease ends with the old table. The locks are taken in the same order as by the owner's statement
 * (table, then checkpoint), to prevent a deadlock. The wait for a lock is short, because every reader waits behind a
 * waiting lock.
 */
export const switchOver = (
  db: DbPool,
  log: LogReader,
  { live, shadow, hold, switching }: { live: Projection; shadow: Projection; hold: Hold; switching: Switching },
): Promise<string> =>
  inTransaction(db, async (client) => {
    const name = tableName(live.table);
    await client.query(`set local lock_timeout = '1s'`);
    await client.query(`lock table ${name} in exclusive mode`);
    const replaced = await liveTable(client, live, 'for update');
    if (!mayReplace(replaced, switching)) throw new ServiceDiffers(live.name);
    const built = await buildUpTo(oneAtATime(client), log, shadow, hold, await reachable(log, replaced.position));
    const { rowCount } = await client.query('delete from read.checkpoints where name = $1 and epoch = $2', [
      shadow.name,
      built.epoch,
    ]);
    if (rowCount !== 1) throw new OwnershipLost(shadow.name);
    await client.query('delete from read.shadows where name = $1', [shadow.name]);
    await client.query('delete from read.parked where projection = $1', [live.name]);
    await client.query('update read.parked set projection = $2 where projection = $1', [shadow.name, live.name]);
    await client.query('delete from read.beyond_log where name = $1', [live.name]);
    await client.query(`drop table ${name}`);
    await client.query(`alter table ${tableName(shadow.table)} rename to "${live.table.name}"`);
    await client.query(
      `update read.checkpoints set position = $2, epoch = epoch + 1, version = $3, shape = $4, moved_at = now() where name = $1`,
      [live.name, built.position, live.version, shapeOf(live.table)],
    );
    if (switching.by === 'upgrade' || replaced.definition !== 'ours') {
      const heir = switching.by === 'upgrade' ? switching.heir : null;
      await client.query(
        `update read.checkpoints
         set owner = $2, lease_until = case when $2::text is not null then now() + make_interval(secs => $3) end
         where name = $1`,
        [live.name, heir, leases.seconds],
      );
    }
    return built.position;
  });

/** The live table's position, or the log's end if that is earlier: a log that lost its end can't be read further. */
export const reachable = async (log: LogReader, position: string): Promise<string> => {
  const head = await log.head();
  return position < head ? position : head;
};
