import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hanjaWords } from './hanja.fixture.ts';
import { withHanjaRead } from './hanja.ts';

test.each(hanjaWords)('%s is read %s', (hanja, hangul) => {
  expect(withHanjaRead(hanja)).toBe(hangul);
});

test('a text stays as long as it was, and what is no Chinese character stays itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = withHanjaRead(text);
      expect(read.length).toBe(text.length);
      for (const [n, character] of [...text].entries())
        if (!/[\u4e00-\u9fff]/.test(character)) expect([...read][n]).toBe(character);
    }),
  );
});
