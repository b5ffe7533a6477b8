import { Router } from 'express';
import { packedText, sendPacked } from '../pages/packed-text.ts';
import { asPage } from '../pages/security-headers.ts';
import type { Route } from '../route.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

/**
 * `/api/openapi.json`, and the same as a page at `/api/docs`. It is made at the first request, so that it doesn't
 * delay the start.
 */
export const docs = (routes: readonly Route[]): Router => {
  const api = once(() => openApiOf(routes));
  const json = once(() => packedText(JSON.stringify(api())));
  const html = once(() => packedText(docsPage(api())));
  const style = packedText(docsStyle);
  const router = Router();
  router.get('/api/openapi.json', (request, response) =>
    sendPacked(request, response.type('application/json'), json(), true),
  );
  router.get('/api/docs', (request, response) => {
    asPage(response);
    return sendPacked(request, response.type('html'), html(), true);
  });
  router.get('/api/docs.css', (request, response) => sendPacked(request, response.type('css'), style, true));
  return router;
};

const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
};
