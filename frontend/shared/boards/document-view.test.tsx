import { markup, wrongAddresses } from '@nomucheck/domain/boards/document/payloads.fixture.ts';
import type { BoardDocument } from '@nomucheck/domain/boards/document.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView } from './document-view.tsx';

const shown = (content: unknown): string => {
  // Read from the network, so it may be anything.
  const document: BoardDocument = JSON.parse(JSON.stringify({ type: 'doc', content }));
  return renderToStaticMarkup(
    <DocumentView document={document} ownLink={({ to, children }) => <a href={`own:${to}`}>{children}</a>} />,
  );
};
const paragraph = (text: string, ...marks: readonly object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }],
});
const link = (href: string) => ({ type: 'link', attrs: { href } });

test('every part becomes an element of its kind', () => {
  const html = shown([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '기한' }] },
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: '셈' }] },
    paragraph('굵게', { type: 'bold' }, { type: 'italic' }),
    { type: 'paragraph', content: [{ type: 'text', text: '한 줄' }, { type: 'hardBreak' }] },
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph('셋째')] }] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('점')] }] },
    { type: 'blockquote', content: [paragraph('인용', { type: 'strike' })] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [paragraph('곳')] },
            { type: 'tableCell', attrs: { colspan: 2, rowspan: 1 }, content: [paragraph('서울')] },
          ],
        },
      ],
    },
    { type: 'horizontalRule' },
  ]);
  const parts = [
    ...[
      '<h2>기한</h2>',
      '<h3>셈</h3>',
      '<em><strong>굵게</strong></em>',
      '한 줄<br/>',
      '<ol start="3"><li><p>셋째</p></li>',
    ],
    ...['<ul><li><p>점</p></li></ul>', '<blockquote><p><s>인용</s></p></blockquote>', '<hr/>'],
    ...['<th colSpan="1" rowSpan="1"><p>곳</p></th>', '<td colSpan="2" rowSpan="1"><p>서울</p></td>'],
  ];
  for (const part of parts) expect(html.toLowerCase()).toContain(part.toLowerCase());
});

test('a picture has its sides and what it shows, and none is made of anything but a file', () => {
  const file = '018f0000-0000-7000-8000-000000000009';
  const attrs = { file, alt: '해고통지서의 예', decorative: false, width: 800, height: 600 };
  const html = shown([{ type: 'image', attrs }]);
  expect(html).toContain(`src="/files/board/${file}" alt="해고통지서의 예" width="800" height="600"`);
  expect(shown([{ type: 'image', attrs: { ...attrs, decorative: true } }])).toContain('alt=""');
  for (const odd of ['https://evil.example/a.png', `../${file}`, `${file}?x`, 'javascript:alert(1)', null, {}])
    expect(shown([{ type: 'image', attrs: { ...attrs, file: odd } }])).not.toContain('<img');
});

test('links lead within the site, or outside without telling where from', () => {
  expect(shown([paragraph('진단', link('/check'))])).toContain('<a href="own:/check">진단</a>');
  expect(shown([paragraph('법', link('https://law.go.kr/'))])).toContain(
    '<a href="https://law.go.kr/" rel="noopener noreferrer">법</a>',
  );
});

test('a link to an article of a law or a decision that stands alone is a card with what it says', () => {
  const href = 'https://www.law.go.kr/법령/근로기준법/제23조';
  const document: BoardDocument = JSON.parse(
    JSON.stringify({ type: 'doc', content: [paragraph('조문', link(href)), paragraph('판정', link('/search/1'))] }),
  );
  const card = { href, name: '근로기준법 제23조', about: null, lines: ['정당한 이유 없이 해고하지 못한다.'] };
  const decided = { ...card, href: '/search/1', name: '수습 해고', about: '중앙노동위원회 2020부해12' };
  const html = renderToStaticMarkup(
    <DocumentView
      document={document}
      ownLink={({ to, children }) => <a href={`own:${to}`}>{children}</a>}
      cards={[card, decided]}
    />,
  );
  expect(html).toContain('>근로기준법 제23조</a></figcaption><p>정당한 이유 없이 해고하지 못한다.</p></figure>');
  expect(html).toContain(
    '<a href="own:/search/1">수습 해고</a></figcaption><p class="soft">중앙노동위원회 2020부해12</p>',
  );
  expect(html).not.toContain('<p><a');
});

/** What a browser would make elements of. */
const elementsIn = (html: string): string[] => [...html.matchAll(/<\/?([a-z]\w*)/gi)].map(([, name = '']) => name);

test('150 attempts to bring in something that runs are shown as letters, and lead nowhere', () => {
  for (const letters of markup) {
    const html = shown([paragraph(letters)]);
    expect([letters, elementsIn(html)]).toEqual([letters, ['div', 'p', 'p', 'div']]);
    const odd = shown([
      { type: letters, content: [paragraph(letters)] },
      { type: 'html', content: letters },
      { type: 'image', attrs: { src: letters, onerror: letters } },
      { type: 'paragraph', content: [{ type: letters, text: letters }] },
      paragraph('x', { type: letters }),
    ]);
    expect([letters, elementsIn(odd)]).toEqual([letters, ['div', 'p', 'p', 'p', 'p', 'div']]);
    expect(odd).not.toContain('onerror=');
  }
  for (const address of wrongAddresses) {
    const html = shown([paragraph('눌러 보세요', link(address))]);
    expect([address, html]).toEqual([address, '<div class="board-text"><p>눌러 보세요</p></div>']);
  }
});
