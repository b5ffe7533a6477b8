import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { hashedFiles } from './hashed-files.ts';
import { builtPages } from './page-patterns.ts';
import { asConsolePage } from './security-headers.ts';

/** The placeholder that the build wrote where the nonce of an answer goes. */
const placeholder = /NONCE-OF-THIS-ANSWER/g;

/**
 * The built staff console: its files under /console, and its one page at every address of the firm's people. Every
 * address below the first part of its pages belongs to the console, which shows its own page for an unknown address.
 */
export const staticConsole = (folder: string): Router =>
  Router()
    .use('/console/assets', hashedFiles(join(folder, 'assets')))
    .use(page(folder));

const page = (folder: string): RequestHandler => {
  const readPages = builtPages(folder);
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const pages = await readPages();
    if (!pages?.isBelowPages(request.path)) return next();
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    const nonce = randomBytes(18).toString('base64url');
    asConsolePage(response, nonce);
    // If the page were stored, its nonce would be reused in later answers.
    response.setHeader('Cache-Control', 'no-store');
    if (html === null) {
      response.status(503).type('html').send(notBuilt);
      return;
    }
    response
      .status(pages.isPage(request.path) ? 200 : 404)
      .type('html')
      .send(html.replace(placeholder, nonce));
  };
};

const notBuilt =
  '<!doctype html><html lang="ko"><meta charset="utf-8"><title>노무체크</title><p>업무 화면을 준비하고 있습니다. 잠시 후 다시 열어 주세요.</p></html>';
