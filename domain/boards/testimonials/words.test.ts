import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardDocument } from '../document/document-schema.ts';
import { markup } from '../document/payloads.fixture.ts';
import { plainTextOf } from '../document/plain-text.ts';
import { documentOfWords, hasForm } from './words.ts';

const paragraph = (...lines: readonly string[]) => ({
  type: 'paragraph',
  content: lines.flatMap((text, at) => [...(at === 0 ? [] : [{ type: 'hardBreak' }]), { type: 'text', text }]),
});
const items = (...texts: readonly string[]) => texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] }));

test('lines become paragraphs, lists and quotes by how they begin', () => {
  const text = '기한을 몰랐어요.\n바로 신청했어요.\n\n- 문자\n•통지서\n1. 진단\n2)상담\n> 나오지 마세요\n\n끝이에요.';
  expect(documentOfWords(text)).toEqual({
    type: 'doc',
    content: [
      paragraph('기한을 몰랐어요.', '바로 신청했어요.'),
      { type: 'bulletList', content: items('문자', '통지서') },
      { type: 'orderedList', attrs: { start: 1 }, content: items('진단', '상담') },
      { type: 'blockquote', content: [paragraph('나오지 마세요')] },
      paragraph('끝이에요.'),
    ],
  });
});

test('dates, hyphens within words and lone marks are words', () => {
  const lines = ['2026. 11. 28. 통보', '11. 28. 통보', '-3점', '--', '- ', '1.', '3.5점', '>', '10년 - 하루'];
  for (const line of lines) {
    const document = documentOfWords(line);
    expect([line, hasForm(document), plainTextOf(document)]).toEqual([line, false, line.trim()]);
  }
  expect(hasForm(documentOfWords('0. 처음'))).toBe(true);
});

test('whatever is written is a text that the boards could store, and loses no letter', () => {
  const letters = (text: string) => text.replace(/[\s>•·.)\-\d]/gu, '');
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('', '- a', '1. b', '> c', ...markup))), (lines) => {
      const document = documentOfWords(lines.join('\n'));
      expect(letters(plainTextOf(document))).toBe(letters(lines.join('\n')));
      if (document.content.length > 0 && lines.every((line) => line.isWellFormed() && !/\0/.test(line)))
        expect(boardDocument.safeParse(document).error).toBeUndefined();
    }),
  );
});
