import type { Hold } from './checkpoint.ts';
import type { Db } from './db.ts';
import type { EventSource } from './event-source.ts';
import { isParked } from './parking.ts';
import { type Projection, typesToRead } from './projection.ts';
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
 * read. A checkpoint there may be a second behind what its owner has read, over events that the projection doesn't take
 * (subscriptions/held-checkpoints.ts). So the log is read, too: a projection that takes no event up to the position is
 * up to date.
 */
export const createWaitFor = (parts: {
  readonly db: Db;
  readonly source: Pick<EventSource, 'head' | 'subscribe' | 'hurry'>;
  /** Of this program. */
  readonly projections: readonly Pick<Projection, 'name' | 'types'>[];
  readonly progress: Progress<Hold>;
}): WaitFor => {
  const { db, source, progress } = parts;
  const typesOf = new Map(parts.projections.map(({ name, types }) => [name, types]));

  return async (position, projections, { timeoutMs = 2_000 } = {}) => {
    const until = performance.now() + timeoutMs;
    const passedHere = (): boolean =>
      projections.every((name) => (progress.holds.get(name)?.position ?? '') >= position);
    const allHere = (): boolean => projections.every((name) => progress.holds.has(name));
    const nothingParkedHere = (): boolean => projections.every((name) => progress.holds.get(name)?.parked.size === 0);
    const passed = async (): Promise<Waited> =>
      nothingParkedHere() || !(await isParked(db, projections, { position })) ? 'passed' : 'parked';
    /** Those that take no further event up to the position. */
    const upToDate = new Set<string>();
    /** For each of the others the next event that it has to take: until its checkpoint is there, the log isn't read again. */
    const nextOf = new Map<string, string>();

    const isUpToDate = async (name: string, checkpoint: string): Promise<boolean> => {
      const at = [checkpoint, progress.holds.get(name)?.position ?? ''].sort().at(-1) ?? '';
      if (at >= position || upToDate.has(name)) return true;
      const types = typesOf.get(name);
      // Without a checkpoint there is no table yet.
      if (types === undefined || at === '' || at < (nextOf.get(name) ?? '')) return false;
      const signal = AbortSignal.timeout(Math.max(1, Math.ceil(until - performance.now())));
      const next = await firstOf(source, types, { after: at, upTo: position, signal });
      if (next === null) upToDate.add(name);
      else nextOf.set(name, next);
      return next === null;
    };

    if (passedHere()) return passed();
    // A position is only given out after the log has it: a token from another log would only make the client wait in
    // vain.
    if (position > (await source.head())) return 'beyond_head';
    source.hurry?.();
    for (;;) {
      if (passedHere()) return passed();
      const left = until - performance.now();
      const checkpoints = allHere() && left > 0 ? null : await readCheckpoints(db, projections);
      if (checkpoints && (await everyInTurn(checkpoints, ([name, at]) => isUpToDate(name, at)))) return passed();
      if (left <= 0) return 'late';
      await progress.next(Math.min(left, POLL_MS));
    }
  };
};

const everyInTurn = async <Item>(items: Iterable<Item>, holds: (item: Item) => Promise<boolean>): Promise<boolean> => {
  for (const item of items) if (!(await holds(item))) return false;
  return true;
};

/** The position of the first event of these types after the one position and up to the other; null where there is none. */
const firstOf = async (
  source: Pick<EventSource, 'subscribe'>,
  types: readonly string[] | null,
  { after, upTo, signal }: { readonly after: string; readonly upTo: string; readonly signal: AbortSignal },
): Promise<string | null> => {
  for await (const { events, position } of source.subscribe({
    after,
    ...typesToRead({ types }),
    batchSize: 1,
    signal,
  })) {
    const [next] = events;
    if (next) return next.position <= upTo ? next.position : null;
    if (position >= upTo) return null;
  }
  // The log didn't answer in time.
  return upTo;
};

const readCheckpoints = async (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.query<{ name: string; position: string }>(
    `select wanted.name, coalesce(c.position, '') as position
     from unnest($1::text[]) as wanted (name) left join read.checkpoints c using (name)`,
    [names],
  );
  return new Map(rows.map(({ name, position }) => [name, position]));
};
