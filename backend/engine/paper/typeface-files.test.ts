import { expect, test } from 'vitest';
import { filesBeside, lettersWithoutForm } from './typeface-files.ts';

/** The 986 letters and signs of KS X 1001 beside its syllables and Chinese characters. */
const signsOfKorea = (): string => {
  const decoder = new TextDecoder('euc-kr');
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  return numbers(0xa1, 0xac)
    .flatMap((row) => numbers(0xa1, 0xfe).map((cell) => decoder.decode(new Uint8Array([row, cell]))))
    .filter((sign) => sign !== '\ufffd')
    .join('');
};

test('every sign that a Korean keyboard writes has its form on paper', async () => {
  const signs = signsOfKorea();
  expect([...signs].length).toBeGreaterThan(980);
  expect(await lettersWithoutForm(signs)).toEqual([]);
});

test('a text in common letters needs no other typeface, and rare signs need few files of it', async () => {
  expect(await filesBeside('부당해고 구제신청서 (2026. 11. 21.) “같은 말”, ① 不當解雇 — 50%')).toEqual([]);
  expect((await filesBeside('09:00∼18:00 ⑴ ㉠')).length).toBeLessThanOrEqual(3);
});

test('letters that no typeface has are named, each once', async () => {
  expect(await lettersWithoutForm('네 😀😀 좋아요 𠮷')).toEqual(['😀', '𠮷']);
  // Marks of direction come with numbers of address books, U+FE0F with signs like ☎️.
  expect(await lettersWithoutForm('\u202a010\u202c ☎\ufe0f')).toEqual([]);
});
