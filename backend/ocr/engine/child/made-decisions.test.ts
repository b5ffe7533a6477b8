import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../../.config/property-runs.ts';
import { mostAtOnce as each, madeDecision } from '../../../testing/decisions/made-decisions.fixture.ts';
import { ordinaryLimits } from '../limits.ts';
import { pdfWays, writtenPdf } from '../testing/decision-pdf.fixture.ts';
import { readDocument } from './read-document.ts';

const runs = propertyRunsUnshrunk();

describe('a made decision with every hazard of its trade', () => {
  it(
    'is what was put in a PDF, however its letters are drawn',
    async () => {
      const page = fc.record({ decision: madeDecision(true, 34), way: fc.constantFrom(...pdfWays) });
      await fc.assert(
        fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: each }), fc.boolean(), async (pages, junk) => {
          const bytes = writtenPdf(
            pages.map(({ decision, way }) => ({ lines: decision.paragraphs, way })),
            junk,
          );
          const texts: string[] = [];
          await readDocument(
            { bytes, limits: { ...ordinaryLimits, recognisers: 1 } },
            {
              begun: async () => {},
              taken: async ({ page: number, text }) => {
                texts[number - 1] = text;
              },
              unread: ({ reason }) => Promise.reject(new Error(reason)),
            },
          );
          expect(texts).toEqual(pages.map(({ decision }) => decision.paragraphs.join('\n')));
        }),
        { ...runs, numRuns: Math.ceil(runs.numRuns / 5) },
      );
    },
    propertyTimeout,
  );
});
