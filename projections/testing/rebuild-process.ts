import { createPostgresEventStore } from '../../backend/event-store/postgres/postgres-event-store.ts';
import { createPool } from '../../backend/postgres/pool.ts';
import { rebuild } from '../runner/rebuild/rebuild.ts';
import { tally } from './tally.ts';

/**
 * A rebuild in a process of its own, for tests that kill it: `node rebuild-process.ts URL PAGE`. Tells its progress and, if it
 * lives, its outcome, a line of JSON each.
 */
const [url = '', page = '100'] = process.argv.slice(2);
const pool = createPool(url);
const store = createPostgresEventStore({ url });
const say = (what: unknown): void => void process.stdout.write(`${JSON.stringify(what)}\n`);
say({
  done: await rebuild({
    db: pool,
    log: store,
    projection: tally(),
    code: 'this program',
    page: Number(page),
    onProgress: say,
  }),
});
await store.close();
await pool.end();
