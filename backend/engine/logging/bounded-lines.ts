import type { Writable } from 'node:stream';

export type LineCounts = {
  readonly written: number;
  /** Lines that will not be written: there was no room for them, or the destination failed. */
  readonly dropped: number;
  /** Whether the destination accepted the last line. */
  readonly taking: boolean;
};

export type BoundedLines = {
  /** Returns at once, whether or not the line can be written. */
  readonly write: (line: string) => void;
  readonly counts: () => LineCounts;
  /** Writes the waiting lines, for at most this many milliseconds. */
  readonly end: (longest: number) => Promise<void>;
};

type Options = {
  /** Bytes that may wait to be written. */
  readonly most?: number;
  /** Milliseconds after a failure until the destination is opened again; the next line after that opens it. */
  readonly retryAfter?: number;
  /** Called once each time the destination stops accepting lines. */
  readonly onFailure?: (error: Error) => void;
};

/** So few that a file isn't much larger than it may be. */
const linesTogether = 100;
/** Milliseconds between two writes: what comes in between is written together. */
const gap = 20;

/**
 * Writes lines to a destination that may be full, slow or absent. The caller never waits and gets no error: lines
 * over the limit are dropped and counted, and the destination is opened again until it accepts lines. A line after a pause is
 * written at once, and what comes within some milliseconds of it together: a write for each line of a busy service takes long.
 */
export const boundedLines = (open: () => Writable, options: Options = {}): BoundedLines => {
  const { most = 4 * 1024 * 1024, retryAfter = 1_000, onFailure = () => {} } = options;
  let place: Writable | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let wroteAt = Number.NEGATIVE_INFINITY;
  let isDue = false;
  let [written, dropped, taking, ended] = [0, 0, true, false];
  const waiting: string[] = [];
  let waitingBytes = 0;

  const opened = (): Writable | null => {
    if (place || ended || performance.now() - closedAt < retryAfter) return place;
    const opening = open();
    const leave = (): void => {
      if (place !== opening) return;
      [place, closedAt, wroteAt] = [null, performance.now(), Number.NEGATIVE_INFINITY];
      dropped += waiting.length;
      waiting.length = 0;
      waitingBytes = 0;
    };
    opening.on('close', leave).on('error', (error) => {
      if (taking) onFailure(error);
      taking = false;
      leave();
    });
    place = opening;
    return place;
  };

  const writeWaiting = (into: Writable): void => {
    const lines = waiting.splice(0, linesTogether);
    const { length } = lines;
    if (length === 0) return;
    const text = lines.join('');
    waitingBytes -= Buffer.byteLength(text);
    wroteAt = performance.now();
    into.write(text, (error) => {
      if (error) dropped += length;
      else [written, taking] = [written + length, true];
      if (into.writable) writeSoon(into);
    });
  };

  const writeSoon = (into: Writable): void => {
    const left = wroteAt + gap - performance.now();
    if (left <= 0 || waiting.length >= linesTogether || ended) {
      writeWaiting(into);
      return;
    }
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      if (place === into && into.writable && into.writableLength === 0) writeWaiting(into);
    }, left).unref();
  };

  return {
    write: (line) => {
      const into = opened();
      const bytes = Buffer.byteLength(line);
      if (!into?.writable || into.writableLength + waitingBytes + bytes > most) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      waitingBytes += bytes;
      if (into.writableLength === 0) writeSoon(into);
    },
    counts: () => ({ written, dropped, taking }),
    end: (longest) =>
      new Promise((resolve) => {
        ended = true;
        if (!place) return resolve();
        const giveUp = setTimeout(resolve, longest);
        while (place.writable && waiting.length > 0) writeWaiting(place);
        place.end(() => {
          clearTimeout(giveUp);
          resolve();
        });
      }),
  };
};
