import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { BoardCode } from '@nomucheck/domain/crawling/site/boards.ts';
import {
  type DecisionOnSite,
  decisionPage,
  listPage,
  type RowOnSite,
} from '@nomucheck/domain/crawling/site/commission-site.fixture.ts';

/** A server that answers as the labour commission's site does. */
export type SiteServer = {
  readonly origin: string;
  /** What it shows, by board; a test may change it between two calls. */
  readonly boards: Map<BoardCode, RowOnSite[]>;
  readonly decisions: Map<string, DecisionOnSite>;
  readonly files: Map<string, Buffer>;
  /** Answers in place of the site's own, by path. A listener that returns `false` leaves the answer to the site. */
  readonly instead: Map<string, Instead>;
  /** The paths that were asked, with the form or the query. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
};
export type Instead = (asked: Asked, ...[request, response]: Parameters<RequestListener>) => unknown;
export type Asked = { readonly path: string; readonly values: URLSearchParams };

const ON_A_PAGE = 10;

export const startSiteServer = async (): Promise<SiteServer> => {
  const boards: SiteServer['boards'] = new Map();
  const decisions: SiteServer['decisions'] = new Map();
  const files: SiteServer['files'] = new Map();
  const instead: SiteServer['instead'] = new Map();
  const asked: string[] = [];

  const list = (values: URLSearchParams): string => {
    const code = Number(values.get('jgmtDcsnSeCd'));
    const rows = [...boards].find(([known]) => known === code)?.[1] ?? [];
    const page = Number(values.get('pageIndex'));
    const shown = rows.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
    return listPage(shown, page, Math.max(1, Math.ceil(rows.length / ON_A_PAGE)));
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    const values = request.method === 'POST' ? new URLSearchParams(await bodyOf(request)) : url.searchParams;
    asked.push(`${url.pathname}?${values}`);
    const other = instead.get(url.pathname);
    if (other && other({ path: url.pathname, values }, request, response) !== false) return;
    const html = (text: string) =>
      void response.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8' }).end(text);
    if (url.pathname.endsWith('/list.do')) return html(list(values));
    const decision = decisions.get(`${values.get('jgmtDcsnSeCd')}-${values.get('jgmtSn')}`);
    if (url.pathname.endsWith('/detail.do') && decision) return html(decisionPage(decision));
    const file = files.get(values.get('fileId') ?? '');
    if (url.pathname.endsWith('/download.do') && file)
      return void response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(file);
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ boards, decisions, files, instead, asked },
    origin: `http://127.0.0.1:${portOf(server)}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};
