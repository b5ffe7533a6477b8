import {
  emptyContents,
  type LoggedEvent,
  metadataFrom,
  type Position,
  type StreamMetadata,
} from './contents.fixture.ts';
import { openLogFile } from './log-file.fixture.ts';
import { createWriter, type WriterOptions, type Written } from './writer.fixture.ts';

export type Log = ReturnType<typeof createLog> extends Promise<infer log> ? log : never;

/**
 * The log of a data folder. A write is answered when it is on the disk, and nobody can read it before; what comes while the
 * disk works goes onto it together.
 */
export const openLog = (folder: string, options: WriterOptions) => createLog(folder, options);

const createLog = async (folder: string, options: WriterOptions) => {
  const file = await openLogFile(folder);
  const contents = emptyContents();
  for (const placed of file.found) contents.add(placed);
  const writer = createWriter(file, contents, options);

  const waiting: { readonly act: () => Written; readonly resolve: (written: Written) => void }[] = [];
  const listeners = new Set<() => void>();
  let writing = false;
  let readable = 0;
  let end = 0;

  const publish = (): void => {
    readable = contents.all.length;
    end = file.end();
    const told = [...listeners];
    listeners.clear();
    for (const tell of told) tell();
  };

  const drain = async (): Promise<void> => {
    if (writing) return;
    writing = true;
    while (waiting.length > 0) {
      const together = waiting.splice(0).map(({ act, resolve }) => ({ resolve, written: act() }));
      await file.flush();
      publish();
      for (const { resolve, written } of together) resolve(written);
    }
    writing = false;
  };

  const write = (act: () => Written): Promise<Written> =>
    new Promise((resolve) => {
      waiting.push({ act, resolve });
      void drain();
    });

  writer.begin();
  await file.flush();
  publish();

  return {
    append: (...wanted: Parameters<typeof writer.append>) => write(() => writer.append(...wanted)),
    softDelete: (...wanted: Parameters<typeof writer.softDelete>) => write(() => writer.softDelete(...wanted)),
    hardDelete: (...wanted: Parameters<typeof writer.tombstone>) => write(() => writer.tombstone(...wanted)),

    /** How many events can be read, in the order of the log, and each of them. */
    count: (): number => readable,
    at: (index: number): LoggedEvent | undefined => (index < readable ? contents.all[index] : undefined),
    /** Behind the last record. */
    end: (): Position => ({ commit: end, prepare: end }),
    /** Of the last event. */
    lastPosition: (): Position => contents.all[readable - 1]?.position ?? { commit: -1, prepare: -1 },
    isBoundary: contents.isBoundary,
    all: contents.all,

    stream: (name: string): readonly LoggedEvent[] => {
      const events = contents.stream(name);
      const known = events.findLastIndex(({ after }) => after.commit <= end);
      return known === events.length - 1 ? events : events.slice(0, known + 1);
    },
    tombstone: (name: string): LoggedEvent | undefined => {
      const event = contents.tombstone(name);
      return event && event.after.commit <= end ? event : undefined;
    },
    /** Of the metadata of streams only the last is ever read. */
    metadata: (name: string): StreamMetadata =>
      name.startsWith('$$')
        ? { truncateBefore: 0, maxCount: 1 }
        : metadataFrom(contents.stream(`$$${name}`).findLast(({ after }) => after.commit <= end)),

    /** Resolves when there is more to read than at the call, or when the signal ends the wait. */
    changed: (signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const tell = (): void => {
          listeners.delete(tell);
          signal.removeEventListener('abort', tell);
          resolve();
        };
        if (signal.aborted) return resolve();
        listeners.add(tell);
        signal.addEventListener('abort', tell);
      }),
  };
};
