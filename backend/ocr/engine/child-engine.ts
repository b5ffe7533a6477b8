import type { UnreadPage } from '@nomucheck/domain/ocr/reading/read-failure.ts';
import { type OcrEngine, OcrFailed, type Reading } from './engine.ts';
import { type OcrLimits, ordinaryLimits } from './limits.ts';
import { readInChild } from './reading-child.ts';

/**
 * Reads each document in a process of its own, which is killed if it needs more than it may. Documents are read one after
 * another, because one takes all recognisers.
 */
export const createOcrEngine = (given: Partial<OcrLimits> = {}): OcrEngine => {
  const limits = { ...ordinaryLimits, ...given };
  let before: Promise<unknown> = Promise.resolve();
  return {
    read: (bytes, reading) => {
      const answer = before.then(() => readAll(bytes, reading, limits));
      before = answer.catch(() => undefined);
      return Promise.race([answer, aborted(reading.signal)]);
    },
  };
};

/** Rejects when the signal aborts: a reading that waits for its turn needn't come to it. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** A document that has killed so many processes, each with another page, gets no further one. */
const mostKilled = 3;

/**
 * Reads on in another process after a page that the first one died of. Where it isn't certain which page that was, pages are read
 * one at a time from then on, so that the next death is one page's.
 */
const readAll = async (
  bytes: Uint8Array,
  { signal, onPage, done = new Set() }: Reading,
  limits: OcrLimits,
): Promise<{ readonly pages: number }> => {
  const [finished, unread] = [new Set(done), new Map<number, UnreadPage>()];
  let { recognisers, processorSeconds: left } = limits;
  for (let killed = 0; ; ) {
    const ended = await readInChild(
      bytes,
      {
        signal,
        done: new Set([...finished, ...unread.keys()]),
        onPage: async (page, image, pages) => {
          await onPage(page, image, pages);
          finished.add(page.page);
        },
        onUnread: (page) => void unread.set(page.page, page),
      },
      { ...limits, recognisers, processorSeconds: left },
    );
    const { pages, brokenBy, inWork } = ended;
    if (!brokenBy) return outcomeOf(pages ?? finished.size, unread);
    left -= ended.processorSeconds;
    const [page, another] = inWork;
    // What was read before it in the same process may have taken the memory.
    const isCertain = page !== undefined && another === undefined && (brokenBy === 'too_slow' || ended.finished === 0);
    if (isCertain) {
      killed += 1;
      unread.set(page, { page, reason: brokenBy });
    }
    const isHopeless = killed === mostKilled || left <= 0 || (page === undefined && ended.finished === 0);
    if (isHopeless) throw new OcrFailed(brokenBy, isCertain ? page : null, pages, [...unread.values()]);
    if (finished.size + unread.size === pages) return outcomeOf(pages, unread);
    recognisers = 1;
  }
};

/** Every page was tried. */
const outcomeOf = (pages: number, unread: ReadonlyMap<number, UnreadPage>): { readonly pages: number } => {
  const inOrder = [...unread.values()].toSorted((one, other) => one.page - other.page);
  const [first] = inOrder;
  if (first) throw new OcrFailed(first.reason, first.page, pages, inOrder);
  return { pages };
};
