import { listPage, scriptedList } from '@nomucheck/domain/crawling/site/commission-site.fixture.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAt, listShown, rowsAt, sendsPage } from './shown-list.fixture.ts';
import { type SiteServer, startSiteServer } from './site-server.fixture.ts';

let site: SiteServer;
let inside: SiteServer;
beforeEach(async () => {
  [site, inside] = await Promise.all([startSiteServer(), startSiteServer()]);
});
afterEach(() => Promise.all([site.close(), inside.close()]));

it('a list whose rows only a script makes is read as a browser shows it, which asks nothing of other hosts, of addresses inside, or of what robots.txt forbids', async () => {
  const elsewhere = [
    `fetch('${inside.origin}/secret', { mode: 'no-cors' }).catch(() => {});`,
    `new WebSocket('${inside.origin.replace('http', 'ws')}/secret');`,
    `navigator.sendBeacon('${inside.origin}/secret', 'x');`,
    `new Image().src = '${inside.origin}/secret';`,
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '${inside.origin}/secret' }));`,
    `fetch('/private/1').catch(() => {});`,
    `fetch('/inward').catch(() => {});`,
  ];
  sendsPage(site, listAt, scriptedList(rowsAt).replace("fetch('", `${elsewhere.join('\n')}\nfetch('`));
  sendsPage(site, '/robots.txt', 'User-agent: *\nDisallow: /private/');
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  site.instead.set('/inward', (_asked, _request, response) => {
    response.writeHead(302, { Location: `${inside.origin}/secret` }).end();
    resolve();
  });
  const rows = listPage([{ code: 65, sn: 13_000, title: '징계해고 사건', date: '2026.05.07' }]);
  site.instead.set(rowsAt, (_asked, _request, response) => allAsked.then(() => response.end(rows)));
  expect(await listShown(site)).toEqual({
    total: 1,
    items: [{ id: '65-13000', title: '징계해고 사건', day: '2026-05-07' }],
  });
  expect(inside.asked).toEqual([]);
  const asked = new Set(site.asked.map((path) => path.split('?')[0]));
  expect(asked).toEqual(new Set(['/robots.txt', listAt, rowsAt, '/inward']));
});
