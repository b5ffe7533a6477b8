import { expect, test } from 'vitest';
import type { BoardDocument } from '../document.ts';
import { charactersOf, excerptOf, plainTextOf } from './plain-text.ts';
import { isSameDocument } from './same-document.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const;
const document: BoardDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '기한' }] },
    paragraph('해고된 날부터 3개월 안에 신청해요.'),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('통지서')] }] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [paragraph('곳')] },
            { type: 'tableCell', content: [paragraph('지방노동위원회')] },
          ],
        },
      ],
    },
    { type: 'paragraph' },
    { type: 'horizontalRule' },
    {
      type: 'image',
      attrs: {
        ...{ file: '018f0000-0000-7000-8000-000000000009', alt: '달력', decorative: false, width: 8, height: 6 },
      },
    },
    {
      type: 'blockquote',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '법', marks: [{ type: 'link', attrs: { href: '/board' } }] },
            { type: 'hardBreak' },
            { type: 'text', text: '제28조' },
          ],
        },
      ],
    },
  ],
};

test('a document says the same without its looks', () => {
  expect(plainTextOf(document)).toBe(
    '기한\n해고된 날부터 3개월 안에 신청해요.\n통지서\n곳 | 지방노동위원회\n달력\n법\n제28조',
  );
  expect(charactersOf(document)).toBe(
    '기한해고된 날부터 3개월 안에 신청해요.통지서곳지방노동위원회법\n제28조/board달력'.length,
  );
});

test('its first lines leave headings out and end at a blank', () => {
  expect(excerptOf(document, 160)).toBe('해고된 날부터 3개월 안에 신청해요. 통지서 법 제28조');
  expect(excerptOf(document, 12)).toBe('해고된 날부터…');
  expect(excerptOf({ type: 'doc', content: [paragraph('가'.repeat(50))] }, 10)).toBe(`${'가'.repeat(9)}…`);
  expect(excerptOf({ type: 'doc', content: [document.content[0] ?? paragraph('')] }, 10)).toBe('기한');
});

test('two documents are the same whatever the order of their keys is', () => {
  const other = { content: document.content.map((block) => ({ ...block })), type: 'doc' } as const;
  expect(isSameDocument(document, other)).toBe(true);
  expect(isSameDocument(document, { ...document, content: [paragraph('다른 글')] })).toBe(false);
});
