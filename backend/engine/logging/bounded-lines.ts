import type { Writable } from 'node:stream';

export type LineCounts = {
  readonly written: number;
  /** Neither written nor to be written: there was no room for them, or the place refused them. */
  readonly dropped: number;
  /** The place took the last line that it was given. */
  readonly taking: boolean;
};

export type BoundedLines = {
  /** Returns at once, whatever becomes of the line. */
  readonly write: (line: string) => void;
  readonly counts: () => LineCounts;
  /** Writes what still waits, for at most so many milliseconds. */
  readonly end: (longest: number) => Promise<void>;
};

type Options = {
  /** Bytes that may wait to be written. */
  readonly most?: number;
  /** Milliseconds after a failure until the place is tried again; it is a new line that tries. */
  readonly retryAfter?: number;
  /** Told once for each time that the place stops taking lines. */
  readonly onFailure?: (error: Error) => void;
};

/**
 * Lines to a place that may be full, slow or away. Whoever writes never waits and is never told of a failure: what doesn't fit
 * into the bound is dropped and counted, and the place is opened again until it takes lines.
 */
export const boundedLines = (open: () => Writable, options: Options = {}): BoundedLines => {
  const { most = 4 * 1024 * 1024, retryAfter = 1_000, onFailure = () => {} } = options;
  let place: Writable | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let [written, dropped, taking, ended] = [0, 0, true, false];

  const opened = (): Writable | null => {
    if (place || ended || performance.now() - closedAt < retryAfter) return place;
    const opening = open();
    const leave = (): void => {
      if (place === opening) [place, closedAt] = [null, performance.now()];
    };
    opening.on('close', leave).on('error', (error) => {
      if (taking) onFailure(error);
      taking = false;
      leave();
    });
    place = opening;
    return place;
  };

  return {
    write: (line) => {
      const into = opened();
      if (!into?.writable || into.writableLength + Buffer.byteLength(line) > most) {
        dropped += 1;
        return;
      }
      into.write(line, (error) => {
        if (error) dropped += 1;
        else [written, taking] = [written + 1, true];
      });
    },
    counts: () => ({ written, dropped, taking }),
    end: (longest) =>
      new Promise((resolve) => {
        ended = true;
        if (!place) return resolve();
        const giveUp = setTimeout(resolve, longest);
        place.end(() => {
          clearTimeout(giveUp);
          resolve();
        });
      }),
  };
};
