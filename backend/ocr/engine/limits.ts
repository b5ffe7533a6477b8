import { availableParallelism } from 'node:os';
import { mostPagePixels, mostPdfPages } from '@nomucheck/domain/ocr/limits.ts';

/** What reading one document may cost. */
export type OcrLimits = {
  readonly pages: number;
  /** Of a drawn page, and of an image in it; checked before it is decoded. */
  readonly pixels: number;
  /** Of all processors together, since the page before was finished; and for the whole document. */
  readonly processorSecondsAPage: number;
  readonly processorSeconds: number;
  /** By the clock, since the page before was finished: for a process that is stuck without working. */
  readonly secondsAPage: number;
  /** Resident memory of the process that reads. */
  readonly bytes: number;
  /** How many pages are recognised at the same time. */
  readonly recognisers: number;
};

/** A scanned page of a decision takes 2 s of a processor and a document up to 600 MB; damage must end long before it hurts. */
export const ordinaryLimits: OcrLimits = {
  pages: mostPdfPages,
  pixels: mostPagePixels,
  processorSecondsAPage: 60,
  processorSeconds: 600,
  secondsAPage: 300,
  bytes: 1024 ** 3,
  recognisers: Math.min(2, availableParallelism()),
};
