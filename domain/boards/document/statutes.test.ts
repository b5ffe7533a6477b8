import { expect, test } from 'vitest';
import type { BoardDocument } from '../document.ts';
import { statuteAt, statutesIn } from './statutes.ts';

const href = 'https://www.law.go.kr/법령/근로기준법/제23조';
const paragraph = (...texts: readonly (readonly [text: string, href?: string])[]) =>
  ({
    type: 'paragraph',
    content: texts.map(([text, to]) => ({
      ...{ type: 'text', text },
      ...(to === undefined ? {} : { marks: [{ type: 'link', attrs: { href: to } }] }),
    })),
  }) as BoardDocument['content'][number];

test('an address of law.go.kr names the article', () => {
  expect(statuteAt(href)).toEqual({ href, law: '근로기준법', article: '제23조' });
  expect(statuteAt(encodeURI(`${href}의2`))).toMatchObject({ law: '근로기준법', article: '제23조의2' });
  const others = [
    'https://www.law.go.kr/법령/근로기준법',
    'https://evil.example/법령/근로기준법/제23조',
    '/check',
    '%',
  ];
  for (const other of others) expect(statuteAt(other)).toBeNull();
});

test('only a link that stands alone in its line becomes a card', () => {
  const content = [paragraph(['근로기준법 제23조', href], [' ']), paragraph(['위 조문은 '], ['여기', href])];
  expect(statutesIn({ type: 'doc', content: [...content, paragraph(['한 번 더', href])] })).toEqual([
    { href, law: '근로기준법', article: '제23조' },
  ]);
  expect(statutesIn({ type: 'doc', content: content.slice(1) })).toEqual([]);
});
