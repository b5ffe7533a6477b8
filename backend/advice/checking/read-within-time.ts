import type { ReadPassage } from '@nomucheck/domain/advice/cited-passages.ts';

/** Someone is reading the answer as it is written: a claim that can't be checked by then is left out. */
export const TIME_TO_READ_MS = 3_000;

/** Gives up on a passage that isn't read in time, as if reading it had failed. */
export const readWithinTime =
  (readPassage: ReadPassage, timeMs = TIME_TO_READ_MS): ReadPassage =>
  (named) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`the cited passage of ${named.caseId} wasn't read in ${timeMs} ms`)),
        timeMs,
      );
      Promise.resolve()
        .then(() => readPassage(named))
        .finally(() => clearTimeout(timer))
        .then(resolve, reject);
    });
