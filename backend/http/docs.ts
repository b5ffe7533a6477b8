import { Router } from 'express';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApiOf } from './openapi.ts';
import type { Route } from './route.ts';
import { asPage } from './security-headers.ts';

/** `/api/openapi.json`, and the same as a page at `/api/docs`. Made once: routes don't change while the process runs. */
export const docs = (routes: readonly Route[]): Router => {
  const api = openApiOf(routes);
  const json = JSON.stringify(api);
  const html = docsPage(api);
  const router = Router();
  router.get('/api/openapi.json', (_request, response) => {
    response.type('application/json').send(json);
  });
  router.get('/api/docs', (_request, response) => {
    asPage(response);
    response.type('html').send(html);
  });
  router.get('/api/docs.css', (_request, response) => {
    response.type('css').send(docsStyle);
  });
  return router;
};
