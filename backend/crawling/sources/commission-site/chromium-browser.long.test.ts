import { redesignedList, scriptedList } from '@nomucheck/domain/crawling/site/commission-site.fixture.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAt, listShown, sendsPage } from './shown-list.fixture.ts';
import { type SiteServer, startSiteServer } from './site-server.fixture.ts';

let site: SiteServer;
beforeEach(async () => {
  site = await startSiteServer();
});
afterEach(() => site.close());

const shortly = { withinMs: 1_000, mostRequests: 5, mostBytes: 1_000_000 };

describe('a list whose rows a browser doesn’t show, either', () => {
  it.each([
    ['asks for ever more', 'for (let i = 0; i < 200; i += 1) fetch("/more?" + i);'],
    ['never ends', 'for (;;);'],
    ['makes a page of a hundred megabytes', 'document.body.append("x".repeat(100_000_000));'],
    ['asks a person and waits', 'alert("확인"); confirm("계속할까요?"); print();'],
    ['opens windows', 'for (let i = 0; i < 20; i += 1) window.open("/more?" + i);'],
    ['leads elsewhere', 'location.assign("/more");'],
  ])('is refused in time: its script %s', async (_name, script) => {
    sendsPage(
      site,
      listAt,
      redesignedList.replace('<script>', `<script>addEventListener('load', () => { ${script} });`),
    );
    const begun = performance.now();
    await expect(listShown(site, shortly)).rejects.toMatchObject({
      why: expect.stringMatching(/unknown_form|unreachable/),
    });
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(site.asked.filter((path) => path.startsWith('/more')).length).toBeLessThanOrEqual(5);
  });

  it('ends with the work: a person who cancels doesn’t wait for it', async () => {
    sendsPage(site, listAt, scriptedList('/never'));
    site.instead.set('/never', () => undefined);
    const ending = new AbortController();
    const going = listShown(site, { ...shortly, withinMs: 60_000 }, ending.signal);
    setTimeout(() => ending.abort(new Error('cancelled by a person')), 1_500);
    await expect(going).rejects.toThrow('cancelled by a person');
  });
});
