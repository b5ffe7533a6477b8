import { setTimeout as sleep } from 'node:timers/promises';
import { type ReadFailure, readFailures } from '@nomucheck/domain/ocr/reading/read-failure.ts';
import type { ReadPage } from '@nomucheck/domain/ocr/reading/read-page.ts';
import { z } from 'zod';
import { type OcrEngine, OcrFailed } from '../engine/engine.ts';

const contents = z.object({
  pages: z.array(z.string()),
  /** Words of which the recogniser is unsure. */
  unsure: z.array(z.string()).optional(),
  /** Instead of the last page. */
  failure: z.enum(readFailures).optional(),
  /** These pages can't be read, and all others can. */
  broken: z.array(z.int()).optional(),
  msAPage: z.int().optional(),
});
export type Pretended = z.infer<typeof contents>;

/** A file that begins as a PDF does, and says what an engine reads in it. */
export const pretendedPdf = (said: Pretended): Buffer => Buffer.from(`%PDF-1.7\n${JSON.stringify(said)}`);

export type PretendedEngine = OcrEngine & {
  /** The pages that were read, each as often as it was. */
  readonly pagesRead: number[];
};

/** Reads what `pretendedPdf` has written; anything else is damaged. */
export const pretendedEngine = (): PretendedEngine => {
  const pagesRead: number[] = [];
  return {
    pagesRead,
    read: async (bytes, { signal, done = new Set(), onPage }) => {
      const { pages, unsure = [], failure, broken = [], msAPage = 0 } = parsed(bytes);
      for (const [at, text] of pages.entries()) {
        if (msAPage > 0) await sleep(msAPage, null, { signal });
        signal.throwIfAborted();
        if (done.has(at + 1)) continue;
        if (failure && at === pages.length - 1) throw new OcrFailed(failure, at + 1);
        if (broken.includes(at + 1)) continue;
        pagesRead.push(at + 1);
        await onPage(pageOf(at + 1, text, unsure), Buffer.from(`image of ${text}`), pages.length);
      }
      const unread = broken.filter((page) => !done.has(page)).map((page) => ({ page, reason: 'damaged' as const }));
      const [first] = unread;
      if (first) throw new OcrFailed(first.reason, first.page, pages.length, unread);
      return { pages: pages.length };
    },
  };
};

const parsed = (bytes: Uint8Array): Pretended => {
  try {
    return contents.parse(JSON.parse(Buffer.from(bytes).toString('utf8').replace(/^.*\n/, '')));
  } catch {
    throw new OcrFailed('damaged' satisfies ReadFailure);
  }
};

const pageOf = (page: number, text: string, unsure: readonly string[]): ReadPage => ({
  ...{ page, width: 1_240, height: 1_754, how: 'recognised', text },
  lines: text.split('\n').map((line, row) =>
    line
      .split(' ')
      .filter((word) => word !== '')
      .map((word, at) => ({
        text: word,
        confidence: unsure.includes(word) ? 40 : 95,
        box: { left: 0.1 + at * 0.05, top: 0.1 + row * 0.03, width: 0.04, height: 0.02 },
      })),
  ),
});
