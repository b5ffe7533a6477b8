import { randomUUID } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const begun = z.object({ id: z.string() });
/** As fast as one person may write for minutes. */
const betweenWritesMs = 800;

/** A write that the service has acknowledged. */
export type Acknowledged = { readonly check: string; readonly position: string };

export type LedgerClient = {
  /** Answers that no client may get. */
  readonly faults: readonly string[];
  /** How often it was told to come again. */
  readonly refused: () => number;
  readonly longestMs: () => number;
  /** Ends after the write that is under way. */
  readonly stop: () => Promise<void>;
};

/**
 * A person who begins one check after the other, and notes in a file what was acknowledged. Like a proxy in front of the
 * processes it goes to the next when one takes no connection; what was cut off it sends again under the same key.
 */
export const keepLedger = (file: string, token: string, bases: () => readonly string[]): LedgerClient => {
  const faults: string[] = [];
  let [stopped, refused, longest, turn, begunAt] = [false, 0, 0, 0, 0];

  const acknowledged = async (): Promise<Acknowledged | null> => {
    const key = randomUUID();
    for (let tries = 0; tries < 60; tries += 1) {
      const now = bases();
      const answer = await fetch(`${now[turn++ % now.length]}/api/check/form`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
        body: JSON.stringify({ questionnaire: 'basic' }),
      }).catch(() => null);
      if (answer?.status === 201) {
        const { id } = begun.parse(await answer.json());
        return { check: id, position: (answer.headers.get('x-log-position') ?? '').split('-')[0] ?? '' };
      }
      // 429: the limits for one person hold meanwhile, too.
      if (answer?.status === 429) begunAt = performance.now();
      const isToldToWait = answer !== null && [429, 503].includes(answer.status) && answer.headers.has('retry-after');
      if (answer && !isToldToWait) faults.push(`${answer.status} ${await answer.text()}`);
      if (answer?.status === 503) refused += 1;
      await sleep(1_000);
    }
    faults.push('a write was never acknowledged');
    return null;
  };

  const running = (async () => {
    while (!stopped) {
      begunAt = performance.now();
      const written = await acknowledged();
      longest = Math.max(longest, performance.now() - begunAt);
      if (written) await appendFile(file, `${JSON.stringify(written)}\n`);
      await sleep(betweenWritesMs);
    }
  })();

  return {
    faults,
    refused: () => refused,
    longestMs: () => longest,
    stop: async () => {
      stopped = true;
      await running;
    },
  };
};

export const readLedger = async (file: string): Promise<readonly Acknowledged[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
