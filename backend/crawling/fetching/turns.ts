import type { Queryable } from '../../engine/postgres/connections/queryable.ts';
import type { Turns } from './polite-fetch.ts';

/** Turns in the database, so that all processes together keep to the rate of a host. A turn that nobody uses passes. */
export const createTurns = (db: Queryable): Turns => ({
  take: async (host, everyMs) => {
    const { rows } = await db.query<{ wait: number }>(
      `insert into vault.crawl_turns as turn (host, next_at)
         values ($1, clock_timestamp() + make_interval(secs => $2))
       on conflict (host) do update
         set next_at = greatest(turn.next_at, clock_timestamp()) + make_interval(secs => $2)
       returning extract(epoch from next_at - clock_timestamp())::float8 - $2::float8 as wait`,
      [host, everyMs / 1_000],
    );
    return Math.max(0, (rows[0]?.wait ?? 0) * 1_000);
  },
});
