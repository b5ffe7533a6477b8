import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHeadWriter } from './page-heads.ts';
import { securityHeaders } from './security-headers.ts';
import { staticSite } from './static-site.ts';

const script = 'console.log("노무체크");'.repeat(100);
let folder: string;
let server: Server;
let base: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><head><title>노무체크</title></head>');
  await writeFile(
    join(folder, 'landing.json'),
    JSON.stringify({ '/check/form/*': ['/assets/form-abc123.js', '/assets/form-abc123.css'] }),
  );
  await writeFile(
    join(folder, 'pages.json'),
    JSON.stringify([
      '/',
      '/services',
      '/check',
      '/check/form/*',
      '/check/result/:id',
      '/user/oauth/kakao',
      '/share/:token',
    ]),
  );
  await writeFile(
    join(folder, 'heads.json'),
    JSON.stringify({ '/': {}, '/services': { title: '서비스 소개 | 노무체크' } }),
  );
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, '.built-from'), 'secret');
  await writeFile(join(folder, 'assets', 'main-abc123.js'), script);
  await writeFile(join(folder, 'assets', 'main-abc123.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets', 'font-abc123.woff2'), 'woff');
  const theirs = ['https://window.example'];
  const foreign = { scripts: theirs, images: [], connections: theirs, frames: theirs, forms: [] };
  const shared = { title: '함께 보는 결과', description: '', isIndexed: false };
  const heads = createHeadWriter({ heads: { '/share/:token': shared }, publicUrl: 'https://example.com' });
  const app = express().use(securityHeaders, staticSite(folder, { foreignPages: { '/check': foreign }, heads }));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  base = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers });

describe('a page', () => {
  it.each([
    '/',
    '/services',
    '/services/',
    '/check/form',
    '/check/form/intake/3',
    '/check/result/1b6e',
    '/user/oauth/kakao',
  ])('at %s is the site, revalidated at each use or not stored at all, under the strict policy', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(path.startsWith('/check') ? 'no-store' : 'no-cache');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(await response.text()).toContain('노무체크');
  });

  it('on which visits begin names its own scripts and styles in its head', async () => {
    expect(await (await get('/check/form/intake/3')).text()).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/form-abc123.js">' +
        '<link rel="stylesheet" crossorigin href="/assets/form-abc123.css"></head>',
    );
    expect(await (await get('/services')).text()).not.toContain('form-abc123');
  });

  it('that uses other origins names them in a policy of its own, and windows that it opens can answer it', async () => {
    for (const path of ['/check', '/check/', '/check?checkId=1']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("script-src 'self' https://window.example;");
      expect(policy).toContain('frame-src https://window.example;');
      expect(policy).toContain("form-action 'self';");
      expect(policy).not.toContain('trusted-types');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
    }
    const { headers } = await get('/check/form');
    expect(headers.get('content-security-policy')).not.toContain('window.example');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it.each([
    '/404',
    '/nowhere',
    '/user/oauth/facebook',
    '/user',
    '/services/more',
    '/index.php',
    '/.env',
    '/check.bak',
    '/check/nowhere',
    '/check/result/1b6e/more',
  ])('at %s is the same site, under the status 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('노무체크');
  });
});

it('a page whose address is a secret is kept by no search engine, has its own title, and tells no other site its address', async () => {
  const response = await get('/share/AAAAAAAAAAAAAAAAAAAAAA');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await response.text();
  expect(html).toContain('<title>함께 보는 결과</title>');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow" />');
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /share/');
  expect((await get('/services')).headers.get('x-robots-tag')).toBeNull();
  for (const own of ['/check/result/1b6e', '/nowhere'])
    expect((await get(own)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  // Nor what somebody has typed into a search.
  expect((await get('/services?q=%ED%95%B4%EA%B3%A0')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('application/xml');
  expect(await sitemap.text()).toContain('<loc>https://example.com/services</loc>');
});

describe('a file with a hash in its name', () => {
  it('may be stored permanently, and is sent in the smallest form that the browser accepts', async () => {
    for (const [accepts, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get('/assets/main-abc123.js', { 'Accept-Encoding': accepts });
      expect(response.headers.get('content-encoding')).toBe(sent);
      expect(response.headers.get('content-type')).toMatch(/javascript/);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.text()).toBe(script);
    }
  });

  it('is sent uncompressed when the build made no compressed form', async () => {
    const response = await get('/assets/font-abc123.woff2');
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('is a plain-text 404 when it is missing, never a page that a browser would run as a script', async () => {
    const response = await get('/assets/gone-123.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

it('a folder without a build is reported at every page, and the pages are served as soon as there is a build', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'site-'));
  const unbuilt = createServer(express().use(securityHeaders, staticSite(empty)));
  await new Promise<void>((resolve) => unbuilt.listen(0, '127.0.0.1', resolve));
  const address = unbuilt.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const status = async () => (await fetch(`http://127.0.0.1:${address.port}/services`)).status;
  // The build of an older version has no list of its pages.
  await writeFile(join(empty, 'index.html'), '<!doctype html>');
  expect(await status()).toBe(503);
  await writeFile(join(empty, 'pages.json'), '["/services"]');
  expect(await status()).toBe(200);
  unbuilt.close();
  await rm(empty, { recursive: true });
});

it('the icon is served, and the hidden files that the build wrote for itself aren’t', async () => {
  expect((await get('/icon.svg')).headers.get('content-type')).toContain('image/svg+xml');
  for (const path of [
    '/.built-from',
    '/pages.json',
    '/landing.json',
    '/.vite/manifest.json',
    '/assets/../.built-from',
    '/assets/%2e%2e/.built-from',
    '/assets/..%2f.built-from',
  ]) {
    expect(await (await get(path)).text()).not.toMatch(/secret|oauth\/kakao|form-abc123/);
  }
});
