import { v4 as uuidV4 } from 'uuid';
import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

export type SourceLeases = {
  /**
   * Does the task while no other one holds the source, in whatever process; answers false without doing it if another one
   * does. `signal` is aborted when the source is lost, because this process was paused or the database didn't answer.
   */
  holding(source: string, task: (signal: AbortSignal) => Promise<void>): Promise<boolean>;
};

const HELD_SECONDS = 20;

export const createSourceLeases = (db: Queryable, heldSeconds = HELD_SECONDS): SourceLeases => {
  /** Takes the source, or keeps it for some more seconds. */
  const hold = async (source: string, holder: string): Promise<boolean> => {
    const { rowCount } = await db.query(
      `insert into vault.crawl_leases as lease (source, holder, until)
         values ($1, $2, clock_timestamp() + make_interval(secs => $3))
       on conflict (source) do update set holder = excluded.holder, until = excluded.until
         where lease.holder = excluded.holder or lease.until < clock_timestamp()`,
      [source, holder, heldSeconds],
    );
    return rowCount === 1;
  };

  return {
    holding: async (source, task) => {
      const holder = uuidV4();
      if (!(await hold(source, holder))) return false;
      const lost = new AbortController();
      let heldUntil = performance.now() + heldSeconds * 1_000;
      const keep = async (): Promise<void> => {
        const asked = performance.now();
        const kept = await hold(source, holder).catch(() => null);
        if (kept === true) heldUntil = asked + heldSeconds * 1_000;
        if (kept === false || performance.now() > heldUntil)
          lost.abort(new Error(`${source} is asked by another work`));
      };
      const beating = setInterval(() => void keep(), (heldSeconds * 1_000) / 4);
      try {
        await task(lost.signal);
      } finally {
        clearInterval(beating);
        await db.query('delete from vault.crawl_leases where source = $1 and holder = $2', [source, holder]);
      }
      return true;
    },
  };
};
