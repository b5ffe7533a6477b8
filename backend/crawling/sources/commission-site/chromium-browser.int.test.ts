import {
  listPage,
  type RowOnSite,
  redesignedList,
  scriptedList,
} from '@nomucheck/domain/crawling/site/commission-site.fixture.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPoliteFetch } from '../../fetching/polite-fetch.ts';
import { type BrowserLimits, chromiumBrowser } from './chromium-browser.ts';
import { createCommissionSite } from './commission-site.ts';
import { type SiteServer, startSiteServer } from './site-server.fixture.ts';

const list = '/nlrc/mainCase/mainJudgment/list.do';
const rowsAt = '/nlrc/mainCase/mainJudgment/rows.do';
const everyDay = { from: '2000-01-01', to: '2030-12-31' };
const rows: RowOnSite[] = [{ code: 65, sn: 13_000, title: '징계해고 사건', date: '2026.05.07' }];

let site: SiteServer;
let inside: SiteServer;
beforeEach(async () => {
  [site, inside] = await Promise.all([startSiteServer(), startSiteServer()]);
});
afterEach(() => Promise.all([site.close(), inside.close()]));

const html = (path: string, body: string): void =>
  void site.instead.set(path, (_asked, _request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body),
  );

const listed = async (limits?: BrowserLimits, signal: AbortSignal = new AbortController().signal) => {
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
  return source.list(everyDay, signal, 'case-low');
};

describe('a list whose rows only a script makes', () => {
  it('is read as a browser shows it, with its scripts and nothing else fetched', async () => {
    html(list, scriptedList(rowsAt));
    html(rowsAt, listPage(rows));
    expect(await listed()).toEqual({
      total: 1,
      items: [{ id: '65-13000', title: '징계해고 사건', day: '2026-05-07' }],
    });
    expect(new Set(site.asked.map((path) => path.split('?')[0]))).toEqual(new Set(['/robots.txt', list, rowsAt]));
  });

  it('asks nothing of other hosts, of addresses inside, or of what robots.txt forbids', async () => {
    const elsewhere = [
      `fetch('${inside.origin}/secret', { mode: 'no-cors' }).catch(() => {});`,
      `new WebSocket('${inside.origin.replace('http', 'ws')}/secret');`,
      `navigator.sendBeacon('${inside.origin}/secret', 'x');`,
      `new Image().src = '${inside.origin}/secret';`,
      `document.body.append(Object.assign(document.createElement('iframe'), { src: '${inside.origin}/secret' }));`,
      `fetch('/private/1').catch(() => {});`,
      `fetch('/inward').catch(() => {});`,
    ];
    html(list, scriptedList(rowsAt).replace('<script>', `<script>${elsewhere.join('\n')}`));
    html(rowsAt, listPage(rows));
    html('/robots.txt', 'User-agent: *\nDisallow: /private/');
    site.instead.set('/inward', (_asked, _request, response) =>
      response.writeHead(302, { Location: `${inside.origin}/secret` }).end(),
    );
    expect((await listed()).items).toHaveLength(1);
    expect(inside.asked).toEqual([]);
    expect(site.asked.filter((path) => path.startsWith('/private/'))).toEqual([]);
  });

  it('that a browser shows without rows, too, is refused in time', async () => {
    html(list, redesignedList.replace('<script>', '<script>for (let i = 0; i < 200; i += 1) fetch("/more?" + i);'));
    const begun = performance.now();
    await expect(listed({ withinMs: 1_000, mostRequests: 5, mostBytes: 1_000_000 })).rejects.toMatchObject({
      why: 'unknown_form',
      message: expect.stringMatching(/목록의 줄|내용/),
    });
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(site.asked.filter((path) => path.startsWith('/more')).length).toBeLessThanOrEqual(5);
  });

  it('ends with the work: a person who cancels doesn’t wait for it', async () => {
    html(list, scriptedList('/never'));
    site.instead.set('/never', () => undefined);
    const ending = new AbortController();
    const going = listed({ withinMs: 60_000, mostRequests: 5, mostBytes: 1_000_000 }, ending.signal);
    setTimeout(() => ending.abort(new Error('cancelled by a person')), 1_500);
    await expect(going).rejects.toThrow('cancelled by a person');
  });
});
