import type { Response } from 'express';

const longestSendingMs = 1_000;
/** Resolves when the answer is sent, or after a second: a client that reads slowly holds nobody up. */
export const sentSoon = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    if (response.closed) return resolve();
    const slow = setTimeout(resolve, longestSendingMs);
    response.once('close', () => {
      clearTimeout(slow);
      resolve();
    });
  });
