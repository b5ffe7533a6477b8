import { expect, test } from 'vitest';
import { boardDocument } from './document-schema.ts';
import { documentLimits } from './limits.ts';
import { markup, wrongAddresses } from './payloads.fixture.ts';
import { plainTextOf } from './plain-text.ts';
import { storedForm } from './stored-form.ts';

const doc = (...content: readonly object[]) => ({ type: 'doc', content });
const text = (letters: string, ...marks: readonly object[]) => ({
  type: 'text',
  text: letters,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
const link = (href: unknown, more: object = {}) => ({ type: 'link', attrs: { href, ...more } });
const isTaken = (value: unknown): boolean => boardDocument.safeParse(value).success;
const messageFor = (value: unknown) => boardDocument.safeParse(value).error?.issues[0]?.message;

const file = '018f0000-0000-7000-8000-000000000009';
const everyPart = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('해고된 첫 주')] },
  paragraph(
    text('기한은 '),
    text('3개월', { type: 'bold' }, { type: 'italic' }),
    { type: 'hardBreak' },
    text('이에요.'),
  ),
  {
    type: 'orderedList',
    attrs: { start: 2 },
    content: [{ type: 'listItem', content: [paragraph(text('해고통지서'))] }],
  },
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('문자', { type: 'strike' }))] }] },
  { type: 'blockquote', content: [paragraph(text('서면으로 통지하여야 한다.'))] },
  {
    type: 'table',
    content: [
      { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph(text('누구'))] }] },
      {
        type: 'tableRow',
        content: [{ type: 'tableCell', attrs: { colspan: 2, rowspan: 1 }, content: [{ type: 'paragraph' }] }],
      },
    ],
  },
  { type: 'horizontalRule' },
  { type: 'image', attrs: { file, alt: '해고통지서의 예', decorative: false, width: 800, height: 600 } },
  { type: 'blockquote', content: [{ type: 'image', attrs: { file, alt: '', decorative: true, width: 8, height: 6 } }] },
  paragraph(text('근로기준법', link('https://www.law.go.kr/법령/근로기준법'))),
);

test('every part of the editor is taken, as it is', () => {
  expect(boardDocument.parse(everyPart)).toEqual(everyPart);
});

test('what the editor adds and doesn’t say anything is left out before it is sent', () => {
  const fromEditor = doc(
    {
      type: 'orderedList',
      attrs: { start: 1, type: null },
      content: [{ type: 'listItem', attrs: { x: 1 }, content: [{ type: 'paragraph', attrs: { textAlign: null } }] }],
    },
    paragraph(text('법', link('https://law.go.kr', { target: '_blank', rel: 'noopener', class: null, title: null }))),
  );
  const sent = storedForm(fromEditor);
  expect(isTaken(fromEditor)).toBe(false);
  expect(boardDocument.parse(sent)).toEqual(
    doc(
      { type: 'orderedList', attrs: { start: 1 }, content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      paragraph(text('법', link('https://law.go.kr'))),
    ),
  );
  for (const odd of [null, 1, 'doc', [], { type: 'constructor', attrs: {} }])
    expect(isTaken(storedForm(odd))).toBe(false);
});

test('of 150 attempts to bring in something that runs, each is refused or is nothing but letters', () => {
  expect(markup.length + wrongAddresses.length).toBeGreaterThanOrEqual(150);
  for (const letters of markup) {
    const asText = doc(paragraph(text(letters)));
    expect(boardDocument.parse(asText)).toEqual(asText);
    expect(plainTextOf(boardDocument.parse(asText))).toBe(letters);
    const refused: readonly unknown[] = [
      letters,
      doc(paragraph({ type: letters })),
      doc({ type: letters, content: [text(letters)] }),
      doc({ type: 'html', content: letters }),
      doc({ type: 'paragraph', content: letters }),
      doc({ type: 'paragraph', attrs: { style: letters } }),
      doc({ type: 'heading', attrs: { level: 2, onclick: letters } }),
      doc({ type: 'heading', attrs: { level: letters } }),
      doc({ type: 'paragraph', dangerouslySetInnerHTML: { __html: letters } }),
      doc({ type: 'image', attrs: { src: letters, alt: letters } }),
      doc({ type: 'tableCell', attrs: { colspan: letters, rowspan: 1 }, content: [{ type: 'paragraph' }] }),
      doc(paragraph(text('x', { type: letters }))),
      doc(paragraph(text('x', link('https://example.com', { target: letters })))),
      doc(paragraph({ type: 'text', text: { toString: letters } })),
      { ...doc({ type: 'paragraph' }), script: letters },
    ];
    for (const value of refused) expect([value, isTaken(value)]).toEqual([value, false]);
  }
  for (const address of wrongAddresses) {
    const value = doc(paragraph(text('눌러 보세요', link(address))));
    expect([address, isTaken(value)]).toEqual([address, false]);
  }
});

test('a picture says what it shows, or that it is decoration', () => {
  const attrs = { file, alt: '출퇴근 기록', decorative: false, width: 800, height: 600 };
  const image = (of: object) => doc({ type: 'image', attrs: { ...attrs, ...of } });
  expect(isTaken(image({}))).toBe(true);
  expect(isTaken(image({ alt: '', decorative: true }))).toBe(true);
  for (const wrong of [{ alt: '' }, { alt: ' \u200b' }, { decorative: true }])
    expect(messageFor(image(wrong))).toMatch(/무엇을 보여 주는지/);
  const odd = [
    ...[
      { file: 'x' },
      { file: `${file}?sig=1` },
      { file: file.toUpperCase() },
      { file: `../${file}` },
      { src: '/x.png' },
    ],
    ...[
      { width: 0 },
      { width: 1.5 },
      { height: '600' },
      { height: 50_000 },
      { alt: 'a\u0000b' },
      { alt: '가'.repeat(301) },
    ],
    ...[{ decorative: null }, { onload: 'alert(1)' }, { alt: undefined }],
  ];
  for (const attribute of odd) expect([attribute, isTaken(image(attribute))]).toEqual([attribute, false]);
  const many = Array.from({ length: documentLimits.images + 1 }, () => ({ type: 'image', attrs }));
  expect(messageFor(doc(...many))).toMatch(/40장/);
  expect(isTaken(doc(...many.slice(1)))).toBe(true);
});

test('a picture of the editor is stored with what it needs alone', () => {
  const attrs = { file, alt: '', decorative: true, width: 8, height: 6 };
  const fromEditor = doc({ type: 'image', attrs: { ...attrs, title: null } });
  expect(boardDocument.parse(storedForm(fromEditor))).toEqual(doc({ type: 'image', attrs }));
});

const nested = (levels: number): object =>
  levels === 0 ? { type: 'paragraph' } : { type: 'blockquote', content: [nested(levels - 1)] };

test('a text has an end in every direction, and its refusal says which', () => {
  const letters = (most: number) => doc(paragraph(text('가'.repeat(most))));
  expect(isTaken(letters(documentLimits.characters))).toBe(true);
  expect(messageFor(letters(documentLimits.characters + 1))).toMatch(/30,000자/);
  expect(isTaken(doc(nested(10)))).toBe(true);
  expect(messageFor(doc(nested(20)))).toMatch(/겹/);
  expect(messageFor(doc(nested(5_000)))).toMatch(/겹/);
  expect(messageFor(doc(...Array.from({ length: 6_001 }, () => ({ type: 'paragraph' }))))).toMatch(/너무 많아요/);
  for (const value of [
    doc(),
    doc(paragraph(text(''))),
    doc(paragraph(text('a\u0000b'))),
    doc(paragraph(text('\ud800'))),
  ])
    expect(isTaken(value)).toBe(false);
});
