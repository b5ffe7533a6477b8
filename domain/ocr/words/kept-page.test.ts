import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLow, longestPageText } from '../limits.ts';
import { keptPageOf, meanConfidence } from './kept-page.ts';

const box = { left: 0, top: 0, width: 0.1, height: 0.1 };
const word = (text: string, confidence = 95) => ({ text, confidence, box });

it('counts the words and those that the recogniser was unsure of', () => {
  const kept = keptPageOf({ text: '부당해고 구제', lines: [[word('부당해고', 50.04), word('구제')]] });
  expect(kept).toMatchObject({ text: '부당해고 구제', words: 2, lowWords: 1, confidenceSum: 145 });
  expect(meanConfidence(145, 2)).toBe(72.5);
  expect(meanConfidence(0, 0)).toBeNull();
});

it('keeps nothing that no store can hold, and not more than a page can have', () => {
  const many = Array.from({ length: 20_000 }, () => word('말'));
  const kept = keptPageOf({
    text: `가\u0000${'나'.repeat(200_000)}`,
    lines: [many, [word('\ud800\u0000')], [word('')]],
  });
  expect(kept.words).toBe(10_000);
  expect(kept.text).toHaveLength(longestPageText);
  expect(kept.text.startsWith('가나')).toBe(true);
});

it('whatever an engine says, what is kept is well formed and its figures agree', () => {
  const words = fc.record({
    text: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 }).map((units) => String.fromCharCode(...units)),
    confidence: fc.double({ min: -50, max: 150, noNaN: true }),
    box: fc.constant(box),
  });
  fc.assert(
    fc.property(fc.array(fc.array(words, { maxLength: 8 }), { maxLength: 8 }), (lines) => {
      const kept = keptPageOf({
        text: lines
          .flat()
          .map(({ text }) => text)
          .join(' '),
        lines,
      });
      expect(kept.text.isWellFormed() && !kept.text.includes('\u0000')).toBe(true);
      const all = kept.lines.flat();
      expect(all.every(({ text, confidence }) => text.isWellFormed() && confidence >= 0 && confidence <= 100)).toBe(
        true,
      );
      expect([kept.words, kept.lowWords]).toEqual([all.length, all.filter(isLow).length]);
    }),
  );
});
