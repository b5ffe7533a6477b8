import type { BoardDocument } from '@nomucheck/domain/boards/document.ts';
import { expect, test } from 'vitest';
import { type CasesNamed, createLinkCards } from './link-cards.ts';

const id = (n: number): string => `018f0000-0000-5000-8000-00000000000${n}`;
const line = (href: string) =>
  ({
    type: 'paragraph',
    content: [{ type: 'text', text: '판정', marks: [{ type: 'link', attrs: { href } }] }],
  }) as const;
const documentOf = (...hrefs: readonly string[]): BoardDocument => ({ type: 'doc', content: hrefs.map(line) });
const at = '2026-11-28T03:00:00.000Z';

const cases: CasesNamed = async (ids) => {
  asked.push([...ids]);
  const known = [
    { title: '수습 해고', point: `${'가'.repeat(130)}\n둘째 줄`, decidedOn: '2024-03-05' },
    { title: '2020부해12', point: '', decidedOn: null },
  ];
  return known.map((of, n) => ({ ...of, caseId: id(n + 1), tribunal: '중앙노동위원회', caseNumbers: ['2020부해12'] }));
};
let asked: string[][] = [];

test('a decision is shown with who decided it, its number, its day and one line, all of them from one query', async () => {
  asked = [];
  const statute = 'https://www.law.go.kr/법령/근로기준법/제23조';
  const hrefs = [1, 2, 3].map((n) => `/search/${id(n)}`);
  const cards = await createLinkCards(cases)(documentOf(statute, ...hrefs, `/search/${id(1)}?q=수습`), at);
  expect(asked).toEqual([[id(1), id(2), id(3)]]);
  expect(cards).toMatchObject([
    { href: statute, name: '근로기준법 제23조', about: null },
    { href: hrefs[0], name: '수습 해고', about: '중앙노동위원회 2020부해12 · 2024년 3월 5일' },
    { href: hrefs[1], name: '중앙노동위원회 2020부해12', about: null, lines: [] },
    { href: `/search/${id(1)}?q=수습`, name: '수습 해고' },
  ]);
  expect(cards[1]?.lines).toEqual([`${'가'.repeat(119)}…`]);
});

test('a text without decisions asks for none', async () => {
  asked = [];
  expect(await createLinkCards(cases)(documentOf('/check'), at)).toEqual([]);
  expect(asked).toEqual([]);
});
