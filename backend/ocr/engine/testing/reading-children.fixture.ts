import { readdirSync, readFileSync } from 'node:fs';
import type { ReadPage } from '@nomucheck/domain/ocr/reading/read-page.ts';
import { createOcrEngine } from '../child-engine.ts';
import { OcrFailed } from '../engine.ts';
import type { OcrLimits } from '../limits.ts';

export const never = new AbortController().signal;

export const read = async (bytes: Uint8Array, limits: Partial<OcrLimits> = {}): Promise<readonly ReadPage[]> => {
  const pages: ReadPage[] = [];
  await createOcrEngine(limits).read(bytes, { signal: never, onPage: (page) => void pages.push(page) });
  return pages;
};

export const failureOf = (bytes: Uint8Array, limits: Partial<OcrLimits>): Promise<string> =>
  read(bytes, limits).then(
    () => 'read',
    (error: unknown) => (error instanceof OcrFailed ? error.reason : String(error)),
  );

/** The processes that read documents for a process. */
export const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const ppid = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
        return Number(ppid) === parent && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('ocr/engine/child');
      } catch {
        return false;
      }
    });
