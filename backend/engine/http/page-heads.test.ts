import { expect, it } from 'vitest';
import { createHeadWriter } from './page-heads.ts';

const secret = { title: '함께 "보기"', description: '<b>아무것도</b> 없어요', isIndexed: false };
const { headOf, written, robots } = createHeadWriter({ '/share/:token': secret }, 'https://example.com');

const page = `<html><head><title>노무체크</title>
  <meta
    name="description"
    content="처음 설명"
  />
  <meta property="og:title" content="처음 제목" />
  <meta property="og:description" content="처음 설명" />
  <meta property="og:image" content="/assets/og-image-1a2b.png" />
</head><body></body></html>`;

it('finds the head of a page by its path, with whatever token', () => {
  expect(headOf('/share/abc')).toBe(secret);
  for (const path of ['/', '/share', '/share/abc/more', '/check']) expect(headOf(path)).toBeNull();
});

it('writes a page’s own head, and that no search engine may keep it', () => {
  const own = written(page, secret);
  expect(own).toContain('<title>함께 &quot;보기&quot;</title>');
  expect(own).not.toContain('처음');
  expect(own.match(/content="&lt;b&gt;아무것도&lt;\/b&gt; 없어요"/g)).toHaveLength(2);
  expect(own).toContain('<meta name="robots" content="noindex, nofollow" /></head>');
});

it('leaves other pages as they are, with the whole address of their picture', () => {
  const other = written(page, null);
  expect(other).toBe(page.replace('"/assets/og', '"https://example.com/assets/og'));
  expect(written('<p>no head</p>', null)).toBe('<p>no head</p>');
});

it('asks search engines to stay out of secret addresses; previews of links may look', () => {
  const [ofPreviews = '', ofAll = ''] = robots.split('\n\n');
  expect(ofPreviews).toContain('User-agent: kakaotalk-scrap');
  expect(ofPreviews).not.toContain('/share');
  expect(ofAll.split('\n')).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /share/', 'Disallow: /api/']));
});
