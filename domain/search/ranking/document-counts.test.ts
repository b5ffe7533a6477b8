import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tsVectorOf } from '../query/ts-query.ts';
import { createCounts } from './document-counts.ts';
import { entryOf, fieldNames, hashOf } from './frequencies.ts';

const syllable = fc.integer({ min: 0xac00, max: 0xac00 + 90 }).map((code) => String.fromCharCode(code));
const pair = fc.tuple(syllable, syllable).map(([first, second]) => first + second);
const added = fc.array(
  fc.tuple(
    fc.oneof({ weight: 9, arbitrary: pair }, fc.constantFrom('2017두123', 'kt', '가나', '3')),
    fc.nat(fieldNames.length - 1),
    fc.boolean(),
  ),
  { maxLength: 12_000, size: 'max' },
);

test('counts each term once, however many there are, and names its parts', () => {
  fc.assert(
    fc.property(added, fc.integer({ min: 1, max: 31 }), (all, parts) => {
      const counts = createCounts();
      const expected = new Map<string, { often: number[]; aligned: number }>();
      for (const [term, field, isAligned] of all) {
        const isPair = term.length === 2 && /^[가-힣]{2}$/u.test(term);
        counts.add(
          isPair && field > 1 ? counts.ofPair(term.charCodeAt(0), term.charCodeAt(1)) : counts.ofTerm(term),
          field,
          isAligned,
        );
        const count = expected.get(term) ?? { often: [0, 0, 0, 0, 0], aligned: 0 };
        count.often[field] = (count.often[field] ?? 0) + 1;
        if (isAligned) count.aligned += 1;
        expected.set(term, count);
      }
      const entries = [...expected].map(([term, { often, aligned }]) => {
        const [name = 0, point = 0, gist = 0, order = 0, body = 0] = often;
        return entryOf(hashOf(term), { name, point, gist, order, body, aligned });
      });
      expect([...counts.entries()].sort((a, b) => a - b)).toEqual(entries.sort((a, b) => a - b));
      const within = [...expected].filter(([, { often }]) => often.some((count, n) => count > 0 && parts & (1 << n)));
      expect(counts.vector(parts)).toBe(tsVectorOf(within.map(([term]) => term)));
    }),
    { numRuns: 20 },
  );
});
