import { setTimeout as pauseFor } from 'node:timers/promises';
import { type Page as BrowserPage, chromium, type Route } from 'playwright';
import { unpackChromium } from '../../../engine/chromium/unpack-chromium.ts';
import type { Page } from '../../fetching/fetch-page.ts';
import type { PoliteFetch } from '../../fetching/polite-fetch.ts';
import { pageText } from '../../fetching/reading/page-text.ts';
import { SourceUnusable } from '../source.ts';
import { MOST_HTML } from './asking.ts';
import type { OpenBrowser } from './shown-page.ts';

export type BrowserLimits = {
  /** For one page, from its beginning to its last script. */
  readonly withinMs: number;
  /** Of one page. */
  readonly mostRequests: number;
  readonly mostBytes: number;
};

const usualLimits: BrowserLimits = { withinMs: 20_000, mostRequests: 60, mostBytes: 20_000_000 };

/**
 * Chromium without a network of its own: each request of a page is made by the crawler's own fetch, so that hosts, addresses,
 * redirects, robots.txt, rate and bytes have the same limits as everywhere else. Only scripts and what they ask the same
 * origin for are fetched.
 */
export const chromiumBrowser =
  (fetch: PoliteFetch, limits: BrowserLimits = usualLimits): OpenBrowser =>
  async (signal) => {
    const browser = await launch();
    const close = () => browser.close();
    const ended = () => void close().catch(() => {});
    signal.addEventListener('abort', ended, { once: true });
    return {
      show: async (page, awaited) => {
        const context = await browser.newContext({
          ...{ locale: 'ko-KR', timezoneId: 'Asia/Seoul', serviceWorkers: 'block', acceptDownloads: false },
        });
        try {
          const tab = await context.newPage();
          await context.routeWebSocket(/.*/, (socket) => socket.close());
          await context.route('**/*', fetchedFor(page, fetch, limits, signal));
          return await shown(tab, page, awaited, limits.withinMs);
        } catch (error) {
          signal.throwIfAborted();
          throw new SourceUnusable('unreachable', `브라우저로도 화면을 열지 못했어요 (${nameOf(error)}).`);
        } finally {
          await withTimeLimit(context.close(), 2_000).catch(() => {});
        }
      },
      close: async () => {
        signal.removeEventListener('abort', ended);
        await close();
      },
    };
  };

const launch = async () => {
  try {
    const { executablePath, environment } = await unpackChromium();
    return await chromium.launch({
      executablePath,
      // Nothing of this process's environment: it has the keys of the service.
      env: { HOME: '/tmp', PATH: '/usr/bin:/bin', ...environment },
      args: [
        ...['--no-sandbox', '--no-zygote', '--disable-dev-shm-usage', '--disable-gpu', '--disable-webrtc'],
        // What isn't routed to the crawler's fetch leads nowhere.
        ...['--proxy-server=http://127.0.0.1:9', '--proxy-bypass-list=<-loopback>'],
        '--host-resolver-rules=MAP * ~NOTFOUND',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      ],
    });
  } catch (error) {
    throw new SourceUnusable('unreachable', `이 서버에서 브라우저를 열지 못했어요 (${nameOf(error)}).`);
  }
};

const shown = async (tab: BrowserPage, page: Page, awaited: string, withinMs: number): Promise<string> => {
  const until = performance.now() + withinMs;
  const left = () => Math.max(1, until - performance.now());
  await tab.goto(page.url, { waitUntil: 'commit', timeout: left() });
  // Whether it came is decided by the reader: it says what is missing.
  await tab.waitForSelector(awaited, { state: 'attached', timeout: left() }).catch(() => {});
  // A page whose script never ends doesn't answer, and Playwright would wait for ever.
  return withTimeLimit(tab.evaluate<string>(wholePage), Math.max(1_000, left()));
};

/** Evaluated in the page; empty where the page is too long to be read. */
const wholePage = `((html) => (html.length > ${MOST_HTML} ? '' : html))(document.documentElement.outerHTML)`;

const withTimeLimit = async <Value>(work: Promise<Value>, ms: number): Promise<Value> => {
  const over = new AbortController();
  const tooLate = pauseFor(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error('too late');
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    over.abort();
    tooLate.catch(() => {});
    work.catch(() => {});
  }
};

const wanted = new Set(['script', 'xhr', 'fetch']);

const fetchedFor = (page: Page, fetch: PoliteFetch, limits: BrowserLimits, signal: AbortSignal) => {
  const { origin } = new URL(page.url);
  let requests = 0;
  let bytes = 0;
  return async (route: Route): Promise<void> => {
    const request = route.request();
    requests += 1;
    try {
      if (request.isNavigationRequest()) {
        // The page itself has come already. A script that leads elsewhere is not followed.
        if (requests > 1) return await route.abort();
        return await route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageText(page) });
      }
      const method = request.method();
      const isAllowed =
        wanted.has(request.resourceType()) &&
        (method === 'GET' || method === 'POST') &&
        new URL(request.url()).origin === origin &&
        requests <= limits.mostRequests &&
        bytes < limits.mostBytes;
      if (!isAllowed) return await route.abort();
      const body = request.postData();
      const came = await fetch(
        { url: request.url(), method, headers: sentBy(request.headers()), ...(body !== null && { body }) },
        signal,
      );
      bytes += came.body.length;
      await route.fulfill({ status: came.status, contentType: came.mediaType, body: came.body });
    } catch {
      await route.abort().catch(() => {});
    }
  };
};

/** Of the headers of a script's request those that say what it wants. */
const sentBy = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    ['accept', 'content-type', 'referer', 'x-requested-with'].flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
