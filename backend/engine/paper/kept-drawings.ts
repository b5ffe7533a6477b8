import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createFairQueue } from '../shares/fair-queue.ts';
import type { Drawing } from './drawing.ts';

export type KeptDrawings<Input> = {
  /** Throws `too_many_requests` for a person with too many drawings waiting, `unavailable` when too many wait in all. */
  draw(person: string, input: Input): Promise<Buffer>;
  /** Drops everything that is kept. */
  forget(): void;
};

const mostBytes = 32_000_000;
/** For somebody who opens a document, closes it and prints it. */
const keptMs = 10 * 60_000;

/**
 * Drawings that people ask for. People take turns in the thread that draws; the same content is drawn once, also for
 * requests that arrive while it is being drawn.
 */
export const createKeptDrawings = <Input>(drawing: Pick<Drawing<Input>, 'draw'>): KeptDrawings<Input> => {
  const inTurn = createFairQueue({ atOnce: 1, mostWaitingOfOne: 5, mostWaiting: 60 });
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    ttl: keptMs,
  });
  const underWay = new Map<string, Promise<Buffer>>();

  const drawn = async (person: string, input: Input, hash: string): Promise<Buffer> => {
    try {
      const file = await inTurn(person, () => drawing.draw(input));
      // Unless everything was dropped meanwhile, because somebody has left.
      if (underWay.has(hash)) kept.set(hash, file);
      return file;
    } finally {
      underWay.delete(hash);
    }
  };

  return {
    draw: (person, input) => {
      const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
      const file = kept.get(hash);
      if (file) return Promise.resolve(file);
      const begun = underWay.get(hash) ?? drawn(person, input, hash);
      underWay.set(hash, begun);
      return begun;
    },
    forget: () => {
      underWay.clear();
      kept.clear();
    },
  };
};
