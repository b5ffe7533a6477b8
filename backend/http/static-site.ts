import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { asPage } from './security-headers.ts';

/** Paths of pages; every one else is answered with the page that says so, under status 404. */
export type IsPage = (path: string) => boolean;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

/**
 * The built site from one folder: what carries a hash in its name is kept by browsers for ever, the page itself is asked
 * for each time. Compressed forms were made by the build and are only picked here.
 */
export const staticSite = (folder: string, isPage: IsPage): Router => {
  const router = Router();
  router.use('/assets', compressed(join(folder, 'assets')));
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false, redirect: false }),
    (_request, response) => notThere(response),
  );
  router.use(page(folder, isPage));
  return router;
};

/** Answers `name.br` or `name.gz` in place of `name`, where the browser takes it and the build made it. */
const compressed = (folder: string): RequestHandler => {
  const known = new Map<string, boolean>();
  const exists = (path: string): boolean => {
    const found = known.get(path) ?? existsSync(path);
    if (known.size < 1000) known.set(path, found);
    return found;
  };
  return (request, response, next) => {
    const name = request.path.slice(1);
    const type = types[name.slice(name.lastIndexOf('.'))];
    // Names that the build makes, and nothing with a slash in it.
    if (!type || !/^[\w.-]+$/.test(name)) return next();
    response.vary('Accept-Encoding');
    const encoding = encodingFor(request, join(folder, name), exists);
    if (!encoding) return next();
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.sendFile(`${name}.${suffixes[encoding]}`, { root: folder, cacheControl: false, lastModified: false });
  };
};

const suffixes = { br: 'br', gzip: 'gz' } as const;

const encodingFor = (
  request: Request,
  path: string,
  exists: (path: string) => boolean,
): keyof typeof suffixes | null => {
  for (const encoding of ['br', 'gzip'] as const) {
    if (request.acceptsEncodings(encoding) && exists(`${path}.${suffixes[encoding]}`)) return encoding;
  }
  return null;
};

const page =
  (folder: string, isPage: IsPage): RequestHandler =>
  async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path } = request;
    // A file of the folder that isn't hashed: the icon, robots.txt. Hidden files (the build's own notes) stay inside.
    if (/^\/[\w-]+\.(?:svg|ico|txt|png|webmanifest)$/.test(path) && existsSync(join(folder, path))) {
      response.sendFile(path.slice(1), { root: folder, maxAge: '1h' });
      return;
    }
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    asPage(response);
    response.setHeader('Cache-Control', 'no-cache');
    if (html === null) {
      response.status(503).type('html').send(notBuilt);
      return;
    }
    response
      .status(isPage(path) ? 200 : 404)
      .type('html')
      .send(html);
  };

const notThere = (response: Response): void => {
  response.setHeader('Cache-Control', 'no-store');
  response.status(404).type('text').send('not found');
};

const notBuilt =
  '<!doctype html><html lang="ko"><meta charset="utf-8"><title>노무체크</title><p>사이트를 준비하고 있어요. 잠시 후 다시 열어 주세요.</p></html>';
