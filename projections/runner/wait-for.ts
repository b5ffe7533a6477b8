import type { Hold } from './checkpoint.ts';
import type { Db } from './db.ts';
import type { EventSource } from './event-source.ts';
import { isParked } from './parking.ts';
import type { Progress } from './subscriptions/progress.ts';

/**
 * `passed`: the tables have the position. `parked`: it was passed, but its event waits for a retry. `parked` and
 * `late` are answered as `X-Stale`, without a further wait.
 */
export type Waited = 'passed' | 'beyond_head' | 'parked' | 'late';

export type WaitFor = (
  position: string,
  projections: readonly string[],
  options?: { readonly timeoutMs?: number },
) => Promise<Waited>;

/** How often the checkpoints are read when another process owns the projections. */
const POLL_MS = 40;

/**
 * Read your own writes: resolves as soon as all these projections have passed the position. It works in any process:
 * when the projections run here, their movement ends the wait; when they run elsewhere, the table of checkpoints is
 * read.
 */
export const createWaitFor = (parts: {
  readonly db: Db;
  readonly source: Pick<EventSource, 'head'>;
  readonly progress: Progress<Hold>;
}): WaitFor => {
  const { db, source, progress } = parts;

  return async (position, projections, { timeoutMs = 2_000 } = {}) => {
    const until = performance.now() + timeoutMs;
    const passedHere = (): boolean =>
      projections.every((name) => (progress.holds.get(name)?.position ?? '') >= position);
    const allHere = (): boolean => projections.every((name) => progress.holds.has(name));
    const nothingParkedHere = (): boolean => projections.every((name) => progress.holds.get(name)?.parked.size === 0);
    const passed = async (): Promise<Waited> =>
      nothingParkedHere() || !(await isParked(db, projections, { position })) ? 'passed' : 'parked';

    if (passedHere()) return passed();
    // A position is only given out after the log has it: a token from another log would only make the client wait in
    // vain.
    if (position > (await source.head())) return 'beyond_head';
    for (;;) {
      if (passedHere()) return passed();
      const left = until - performance.now();
      const checkpoints = allHere() && left > 0 ? null : await readCheckpoints(db, projections);
      if (checkpoints?.every((checkpoint) => checkpoint >= position)) return passed();
      if (left <= 0) return 'late';
      await progress.next(Math.min(left, POLL_MS));
    }
  };
};

const readCheckpoints = async (db: Db, names: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await db.query<{ position: string }>(
    `select coalesce(c.position, '') as position
     from unnest($1::text[]) as wanted (name) left join read.checkpoints c using (name)`,
    [names],
  );
  return rows.map(({ position }) => position);
};
