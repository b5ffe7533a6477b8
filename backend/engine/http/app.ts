import { DomainError, type ErrorCode, errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { bareError } from '../logging/bare-error.ts';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import { refusalOf, sendProblem } from './answers/problem.ts';
import { docs } from './description/docs.ts';
import { createHeadWriter, type HeadedBy, type PageHeads, type PublicRecords } from './pages/page-heads.ts';
import { pageTurns } from './pages/page-turns.ts';
import { createDrawnPages } from './pages/rendering/drawn-pages.ts';
import { createPublicAnswers } from './pages/rendering/public-answers.ts';
import { siteProgramIn } from './pages/rendering/site-program.ts';
import { type ForeignPages, securityHeaders } from './pages/security-headers.ts';
import { staticConsole } from './pages/static-console.ts';
import { staticSite } from './pages/static-site.ts';
import { mount, type PipelineParts } from './pipeline.ts';
import { requestLog } from './requests/request-log.ts';
import type { Route } from './route.ts';

/** Where the builds of the two front ends are, and of the program that draws pages of the site. */
export type PageFolders = { readonly site: string; readonly console: string; readonly program: string };

export type AppParts = {
  readonly routes: readonly Route[];
  readonly pipeline: PipelineParts;
  readonly log: Logger;
  readonly requests: Pick<HttpMetrics, 'observe'>;
  readonly trustProxy: number;
  /** The built pages; null where only the API is served. */
  readonly pages: PageFolders | null;
  readonly foreignPages: ForeignPages;
  readonly pageHeads: PageHeads;
  readonly publicRecords: readonly PublicRecords[];
  readonly publicUrl: string;
  /** Whom the home page names as the provider. */
  readonly provider: HeadedBy;
};

/**
 * The Express application: the routes, then the pages of the front ends. Every failure is answered with a code of the
 * error catalogue.
 */
export const createApp = (parts: AppParts): Express => {
  const {
    routes,
    pipeline,
    log,
    requests,
    trustProxy,
    pages,
    foreignPages,
    pageHeads,
    publicRecords,
    publicUrl,
    provider,
  } = parts;
  const app = bareApp({ log, requests, trustProxy });
  app.use(programs, neverKept);
  app.use(mount(routes, pipeline));
  app.use(pageTurns(pipeline));
  app.use(docs(routes));
  app.use(programs, () => {
    throw new DomainError('not_found');
  });
  const heads = createHeadWriter({ heads: pageHeads, publicUrl, records: publicRecords, firm: provider });
  if (pages) {
    const draw = createDrawnPages({
      program: siteProgramIn(pages.program),
      answers: createPublicAnswers(routes, pipeline.clock),
      onFault: (fault) => log.warn({ err: bareError(fault) }, 'a page was sent without its content'),
    });
    app.use(staticConsole(pages.console), staticSite(pages.site, { foreignPages, heads, draw }));
  }
  return completed(app, log);
};

/** What a process answers that serves no people: these routes, and nothing else. */
export const createRoutesApp = ({
  routes,
  pipeline,
  ...parts
}: Pick<AppParts, 'routes' | 'pipeline' | 'log' | 'requests' | 'trustProxy'>): Express => {
  const app = bareApp(parts);
  app.use(mount(routes, pipeline));
  return completed(app, parts.log);
};

const bareApp = ({ log, requests, trustProxy }: Pick<AppParts, 'log' | 'requests' | 'trustProxy'>): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');
  app.use(requestLog(log, requests.observe), securityHeaders);
  return app;
};

const completed = (app: Express, log: Logger): Express => {
  app.use(() => {
    throw new DomainError('not_found');
  });
  app.use(failures(log));
  return app;
};

/** Addresses of programs, below which no page stands. */
const programs = ['/api', '/oauth', '/files'];

const neverKept: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

const failures =
  (log: Logger): ErrorRequestHandler =>
  (thrown, _request, response, next) => {
    const refusal = refusalOf(thrown);
    response.locals.code = refusal.code;
    if (isOurs(refusal.code)) log.error({ requestId: response.locals.requestId, err: bareError(thrown) }, 'failed');
    if (response.headersSent) return next(thrown);
    sendProblem(response, refusal);
  };

const isOurs = (code: ErrorCode): boolean => errorCatalogue[code].status >= 500;
