import { mkdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { framed, type LogRecord, recordAt } from './record.fixture.ts';

/** A record and where it stands: from its first byte to the first byte after it. */
export type Placed = { readonly record: LogRecord; readonly at: number; readonly after: number };

export type LogFile = {
  /** What is in the log when it is opened. */
  readonly found: readonly Placed[];
  /** Puts a record behind the others; it is in the file after the next `flush`. */
  readonly add: (record: LogRecord) => Placed;
  /** Everything that was added is on the disk when it resolves. */
  readonly flush: () => Promise<void>;
  /** Where the next record will stand. */
  readonly end: () => number;
};

/** The log of a data folder. What a crash tore at its end, a record or an append of several events, is cut off. */
export const openLogFile = async (folder: string): Promise<LogFile> => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'events.log');
  const file = await open(path, 'a+');
  const found = wholeAppends(recordsOf(readFileSync(path)));
  let end = found.at(-1)?.after ?? 0;
  await file.truncate(end);
  await file.datasync();
  let waiting: Buffer[] = [];
  return {
    found,
    add: (record) => {
      const frame = framed(record);
      waiting.push(frame);
      const at = end;
      end += frame.length;
      return { record, at, after: end };
    },
    flush: async () => {
      if (waiting.length === 0) return;
      const frames = Buffer.concat(waiting);
      waiting = [];
      await file.appendFile(frames);
      await file.datasync();
    },
    end: () => end,
  };
};

const recordsOf = (file: Buffer): readonly Placed[] => {
  const records: Placed[] = [];
  for (let at = 0; ; ) {
    const next = recordAt(file, at);
    if (!next) return records;
    records.push({ record: next.record, at, after: at + next.size });
    at += next.size;
  }
};

/** Without the events at the end whose append is not there as a whole. */
const wholeAppends = (records: readonly Placed[]): readonly Placed[] => {
  const whole = records.findLastIndex(
    ({ record }) => record.kind !== 'event' || (!record.part.open && record.part.index === record.part.of - 1),
  );
  return records.slice(0, whole + 1);
};
