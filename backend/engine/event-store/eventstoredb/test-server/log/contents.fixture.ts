import type { Placed } from './log-file.fixture.ts';
import type { EventRecord } from './record.fixture.ts';

export type Position = { readonly commit: number; readonly prepare: number };

/** An event of the log. `after` is where a reader stands that has read it. */
export type LoggedEvent = EventRecord & { readonly position: Position; readonly after: Position };

export type StreamMetadata = { readonly truncateBefore: number; readonly maxCount: number };

export type Contents = {
  readonly add: (placed: Placed) => void;
  /** Every committed event in the order of the log. */
  readonly all: readonly LoggedEvent[];
  readonly stream: (name: string) => readonly LoggedEvent[];
  readonly tombstone: (name: string) => LoggedEvent | undefined;
  /** Whether a record begins or the log ends there: from elsewhere nothing can be read. */
  readonly isBoundary: (offset: number) => boolean;
};

export const BEFORE_EVERYTHING: Position = { commit: -1, prepare: -1 };

export const compare = (a: Position, b: Position): number => a.commit - b.commit || a.prepare - b.prepare;

export const emptyContents = (): Contents => {
  const all: LoggedEvent[] = [];
  const streams = new Map<string, LoggedEvent[]>();
  const tombstones = new Map<string, LoggedEvent>();
  const boundaries = new Set<number>([0]);
  let open: { readonly event: EventRecord; readonly at: number; readonly after: number }[] = [];

  const commit = (event: EventRecord, position: Position, after: Position): void => {
    const logged: LoggedEvent = { ...event, position, after };
    all.push(logged);
    if (event.revision === 'deleted') return void tombstones.set(event.stream, logged);
    const before = streams.get(event.stream);
    if (before) before.push(logged);
    else streams.set(event.stream, [logged]);
  };

  return {
    all,
    stream: (name) => streams.get(name) ?? [],
    tombstone: (name) => tombstones.get(name),
    isBoundary: (offset) => boundaries.has(offset),
    add: ({ record, at, after }) => {
      boundaries.add(after);
      if (record.kind === 'event' && record.part.open) open.push({ event: record, at, after });
      else if (record.kind === 'event') commit(record, { commit: at, prepare: at }, { commit: after, prepare: after });
      else if (record.kind === 'commit') {
        for (const one of open)
          commit(one.event, { commit: at, prepare: one.at }, { commit: after, prepare: one.after });
        open = [];
      }
    },
  };
};

/** How many events stand before this position; with `orAt`, the one at it too. */
export const countBefore = (all: readonly LoggedEvent[], position: Position, orAt = false): number => {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compare(all[middle]?.position ?? BEFORE_EVERYTHING, position);
    if (order < 0 || (orAt && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const FOREVER = 2 ** 63;

/** Whether a stream is softly deleted is a truncation behind the last revision that there can be. */
export const isSoftDeleted = (metadata: StreamMetadata): boolean => metadata.truncateBefore >= FOREVER;

/** `2^63 - 1`, which JSON in JavaScript can't hold. */
export const SOFT_DELETED = '{"$tb":9223372036854775807}';

export const metadataFrom = (event: LoggedEvent | undefined): StreamMetadata => {
  const of = (name: string): number => {
    const value: unknown = event?.isJson ? JSON.parse(Buffer.from(event.data, 'base64').toString('utf8'))?.[name] : 0;
    return typeof value === 'number' ? value : 0;
  };
  return { truncateBefore: of('$tb'), maxCount: of('$maxCount') || Number.POSITIVE_INFINITY };
};
