import { expect, it } from 'vitest';
import { createHeadWriter } from './page-heads.ts';

const secret = { title: '함께 "보기"', description: '<b>아무것도</b> 없어요', isIndexed: false };
const { headOf, written, robots, sitemap } = createHeadWriter({
  heads: { '/share/:token': secret },
  publicUrl: 'https://example.com',
  records: [
    {
      page: '/board/:category/:id',
      headOf: async (path) => (path.endsWith('/1') ? { title: '첫 글', isIndexed: true } : null),
      paths: async () => ['/board/law/1'],
    },
  ],
});

const page = `<html><head><title>노무체크</title>
  <meta
    name="description"
    content="처음 설명"
  />
  <meta property="og:title" content="처음 제목" />
  <meta property="og:description" content="처음 설명" />
  <meta property="og:image" content="/assets/og-image-1a2b.png" />
</head><body></body></html>`;

const open = {
  '/': {},
  '/services': { title: '서비스 소개', description: '소개해요', structured: { '@type': 'FAQPage', name: '</script>' } },
};

it('finds the head of a page by its path, with whatever token; no other page than the public ones is kept', async () => {
  expect(await headOf('/share/abc', open)).toBe(secret);
  for (const path of ['/', '/services', '/services/'])
    expect(await headOf(path, open)).toMatchObject({ isIndexed: true });
  for (const path of ['/share', '/share/abc/more', '/check', '/services/1'])
    expect(await headOf(path, open)).toEqual({ isIndexed: false });
  expect(await headOf('/board/law/1', open)).toEqual({ title: '첫 글', isIndexed: true });
  expect(await headOf('/board/law/2', open)).toBeNull();
});

it('writes a page’s own head, and that no search engine may keep it', () => {
  const own = written(page, '/share/abc', secret);
  expect(own).toContain('<title>함께 &quot;보기&quot;</title>');
  expect(own).not.toContain('처음');
  expect(own.match(/content="&lt;b&gt;아무것도&lt;\/b&gt; 없어요"/g)).toHaveLength(2);
  expect(own).toContain('<meta name="robots" content="noindex, nofollow" /></head>');
});

it('leaves the words of other pages as they are, with the whole address of their picture', () => {
  const other = written(page, '/more/orders', { isIndexed: false });
  expect(other).toContain('"https://example.com/assets/og-image-1a2b.png"');
  expect(other).toContain('<title>노무체크</title>');
  expect(other).toContain('noindex');
  expect(other).not.toContain('canonical');
  expect(written('<p>no head</p>', '/', { isIndexed: true })).toBe('<p>no head</p>');
});

it('writes of a public page its one address and its facts, which can’t end their script', () => {
  const found = written(page, '/services/', { ...open['/services'], isIndexed: true });
  expect(found).toContain('<link rel="canonical" href="https://example.com/services" />');
  expect(found).not.toContain('noindex');
  const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(found) ?? [];
  expect(JSON.parse(facts)).toEqual(open['/services'].structured);
});

it('names on the home page who provides the service, without the examples of a new installation', () => {
  const firm = { name: '노무법인 바름', phone: '(예시) 02-000-0000', address: '' };
  const home = createHeadWriter({ heads: {}, publicUrl: 'https://example.com', firm }).written(page, '/', {
    isIndexed: true,
  });
  const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home) ?? [];
  expect(JSON.parse(facts)).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'Organization', name: '노무법인 바름' },
    ...{ url: 'https://example.com/', logo: 'https://example.com/icon-512.png' },
  });
});

it('serves the page of a record also while the record can’t be read', async () => {
  const failing = {
    page: '/board/:id',
    headOf: () => Promise.reject(new Error('no database')),
    paths: async () => [],
  };
  const writer = createHeadWriter({ heads: {}, publicUrl: 'https://example.com', records: [failing] });
  expect(await writer.headOf('/board/1', {})).toEqual({ isIndexed: true });
});

it('lists the public pages for search engines, and robots.txt says where', async () => {
  expect([...(await sitemap(open)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://example.com/',
    'https://example.com/services',
    'https://example.com/board/law/1',
  ]);
  expect(robots).toContain('\nSitemap: https://example.com/sitemap.xml\n');
});

it('asks search engines to stay out of secret addresses; previews of links may look', () => {
  const [ofPreviews = '', ofAll = ''] = robots.split('\n\n');
  expect(ofPreviews).toContain('User-agent: kakaotalk-scrap');
  expect(ofPreviews).not.toContain('/share');
  expect(ofAll.split('\n')).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /share/', 'Disallow: /api/']));
});
