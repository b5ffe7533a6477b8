import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { hashedFiles } from './hashed-files.ts';
import { sendPacked } from './packed-text.ts';
import { type HeadWriter, noHeads } from './page-heads.ts';
import { builtPages } from './page-patterns.ts';
import type { DrawnPages } from './rendering/drawn-pages.ts';
import { asPage, asPageWith, type ForeignPages } from './security-headers.ts';

/**
 * The built site from one folder: the files with a hash in their names, and the page itself, which browsers
 * revalidate at each use. An address that is none of its pages gets the same page with status 404.
 * The pages that use other origins get a security policy of their own, some pages a head of their own; those on which
 * visits begin name their files.
 */
export const staticSite = (folder: string, parts: Partial<SiteParts> = {}): Router =>
  Router()
    .use('/assets', hashedFiles(join(folder, 'assets')))
    .use(page(folder, { foreignPages: {}, heads: noHeads, draw: async () => null, ...parts }));

export type SiteParts = {
  readonly foreignPages: ForeignPages;
  readonly heads: HeadWriter;
  /** Draws the pages that anybody may find, with their content. */
  readonly draw: DrawnPages;
};

const page = (folder: string, { foreignPages, heads, draw }: SiteParts): RequestHandler => {
  const readPages = builtPages(folder);
  const foreignAt = new Map(Object.entries(foreignPages));
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path } = request;
    if (path === '/robots.txt') {
      response.type('text').send(heads.robots);
      return;
    }
    if (path === '/sitemap.xml') {
      response.type('xml').send(await heads.sitemap((await readPages())?.heads ?? {}));
      return;
    }
    // A file of the folder that isn't hashed: the icon. Hidden files (the build's own notes) stay inside.
    if (/^\/[\w-]+\.(?:svg|ico|txt|png|webmanifest)$/.test(path) && existsSync(join(folder, path))) {
      response.sendFile(path.slice(1), { root: folder, maxAge: '1h' });
      return;
    }
    const [pages, html] = await Promise.all([
      readPages(),
      readFile(join(folder, 'index.html'), 'utf8').catch(() => null),
    ]);
    const foreign = foreignAt.get(path.replace(/\/$/, ''));
    if (foreign) asPageWith(response, foreign);
    else asPage(response);
    const found = await heads.headOf(path, pages?.heads ?? {});
    const query = queryOf(request);
    // What somebody has typed into a search is kept by no search engine.
    const head = { ...found, isIndexed: (found?.isIndexed ?? false) && !query.has('q') };
    if (!head.isIndexed) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.setHeader('Cache-Control', isPrivate(path) ? 'no-store' : 'no-cache');
    if (pages === null || html === null) {
      response.status(503).type('html').send(notBuilt);
      return;
    }
    const shell = naming(pages.filesOf(path), heads.written(html, path, head));
    const isThere = pages.isPage(path) && found !== null;
    const drawn = await (found === null || head.isIndexed ? draw({ path, query, shell, isKept: isThere }) : null);
    response.status(isThere && !drawn?.isAbsent ? 200 : 404).type('html');
    if (drawn?.isAbsent) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (drawn === null) response.send(shell);
    else await sendPacked(request, response, drawn.packed, true);
  };
};

const queryOf = ({ originalUrl }: Request): URLSearchParams => new URLSearchParams(originalUrl.split('?', 2)[1]);

/** A browser keeps nothing of these: after the person has left, Back must not show them as they were. */
const isPrivate = (path: string): boolean => /^\/(?:check|more|share)(?:\/|$)/.test(path);

/** The page with its own files in its head, so that the browser needn't run the entry script to learn of them. */
const naming = (files: readonly string[], html: string): string =>
  html.replace('</head>', `${files.map(tagOf).join('')}</head>`);

const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;

const notBuilt =
  '<!doctype html><html lang="ko"><meta charset="utf-8"><title>노무체크</title><p>사이트를 준비하고 있어요. 잠시 후 다시 열어 주세요.</p></html>';
