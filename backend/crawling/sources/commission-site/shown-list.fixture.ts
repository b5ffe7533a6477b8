import { createPoliteFetch } from '../../fetching/polite-fetch.ts';
import type { Listing } from '../source.ts';
import { type BrowserLimits, chromiumBrowser } from './chromium-browser.ts';
import { createCommissionSite } from './commission-site.ts';
import type { SiteServer } from './site-server.fixture.ts';

/** Where a page with a script asks for its rows. */
export const rowsAt = '/nlrc/mainCase/mainJudgment/rows.do';
export const listAt = '/nlrc/mainCase/mainJudgment/list.do';

export const sendsPage = (site: SiteServer, path: string, body: string): void =>
  void site.instead.set(path, (_asked, _request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body),
  );

/** The list of decisions of this site, with a browser for pages that need one. */
export const listShown = (
  site: SiteServer,
  limits?: BrowserLimits,
  signal: AbortSignal = new AbortController().signal,
): Promise<Listing> => {
  const fetch = createPoliteFetch({
    limits: {
      ...{ hosts: ['nlrc.go.kr'], mostBytes: 1_000_000, withinMs: 2_000, mostRedirects: 3 },
      trialOrigins: [site.origin],
    },
    turns: { take: async () => 0 },
    ...{ everyMs: 200, userAgent: 'nomucheck' },
  });
  const openBrowser = chromiumBrowser(fetch, limits);
  const source = createCommissionSite({ origin: site.origin, fetch, openBrowser, pause: async () => {} });
  return source.list({ from: '2000-01-01', to: '2030-12-31' }, signal, 'case-low');
};
