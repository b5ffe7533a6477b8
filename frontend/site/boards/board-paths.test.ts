import { expect, test } from 'vitest';
import { listPath, postPath, shownIn } from './board-paths.ts';

const shown = (query: string) => shownIn(new URLSearchParams(query));

test('the address says which board is shown; without a name it is the one on the law', () => {
  expect(shown('')).toEqual({ category: 'law', q: '', page: 1 });
  expect(shown('category=industry&q=%20해고%20&page=3')).toEqual({ category: 'industry', q: '해고', page: 3 });
  for (const page of ['0', '-1', 'x', '']) expect(shown(`page=${page}`)?.page).toBe(1);
});

test('a board that doesn’t exist is none', () => {
  for (const name of ['free', 'LAW', '', 'constructor']) expect(shown(`category=${name}`)).toBeNull();
});

test('the addresses lead back to what they were made of', () => {
  const found = { category: 'premium', q: '연차 & 퇴직금', page: 2 } as const;
  expect(shown(listPath(found).split('?')[1] ?? '')).toEqual(found);
  expect(postPath({ category: 'law', id: 'a/b' })).toBe('/board/law/a%2Fb');
});
