import { expect, it, vi } from 'vitest';
import { createDrawnPages } from './drawn-pages.ts';
import type { SiteProgram } from './site-program.ts';

const shell = '<html><head></head><body><div id="root"></div></body></html>';

/** A site with one page: it asks for its article, and then for the comments that the article names. */
const siteOf = (): SiteProgram & { drawn: number } => {
  const site = {
    drawn: 0,
    answerOf: async (response: Response): Promise<object> => Object(await response.json()),
    load: async () => {},
    addressOf: (path: string) => (path.startsWith('/board') ? path : null),
    draw: (at: string, given: { get(address: string): object | undefined }) => {
      site.drawn += 1;
      const article = JSON.stringify(given.get(`/api${at}`) ?? null);
      const asked = [`/api${at}`, ...(article.includes('comments') ? ['/api/comments'] : [])];
      return { html: `<h1>${article.length}</h1>`, asked, isAbsent: article.includes('absent') };
    },
  };
  return site;
};

const pagesOf = (answers: (address: string) => Promise<unknown>) => {
  const site = siteOf();
  const faults: unknown[] = [];
  const asked: string[] = [];
  const draw = createDrawnPages({
    program: async () => site,
    answers: async (address) => {
      asked.push(address);
      const body = await answers(address);
      return body === null ? null : Response.json(body);
    },
    onFault: (fault) => faults.push(fault),
  });
  const page = async (path: string, isKept = true) => {
    const drawn = await draw({ path, query: new URLSearchParams(), shell, isKept });
    return drawn && { html: drawn.packed.bytes.toString(), isAbsent: drawn.isAbsent };
  };
  return { site, faults, asked, page };
};

it('a page is drawn with all that it asks for, which stands beside it and can’t end its element', async () => {
  const text = '</script><b>\u2028';
  const { page, site } = pagesOf(async (address) => ({ text: address === '/api/board/1' ? `${text} comments` : '' }));
  const { html = '' } = (await page('/board/1')) ?? {};
  expect(html).toMatch(/<div id="root"><h1>\d+<\/h1><\/div><script type="application\/json" id="page-data">/);
  const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  expect(data).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(data)).toEqual({
    at: '/board/1',
    answers: { '/api/board/1': { text: `${text} comments` }, '/api/comments': { text: '' } },
  });
  expect(site.drawn).toBe(3);
});

it('it is drawn anew only after its data have changed, and its data are read each time', async () => {
  let title = '처음';
  const { page, site, asked } = pagesOf(async () => ({ title }));
  const first = await page('/board/1');
  expect(await page('/board/1')).toEqual(first);
  const before = site.drawn;
  title = '고친 제목';
  expect((await page('/board/1'))?.html).toContain('고친 제목');
  expect(site.drawn).toBe(before + 1);
  expect(asked).toHaveLength(3);
});

it('visitors who come at the same time wait for one drawing', async () => {
  const { page, site } = pagesOf(async () => ({}));
  await Promise.all(Array.from({ length: 20 }, () => page('/board/1')));
  expect(site.drawn).toBe(2);
});

it('what doesn’t exist is drawn, and not kept', async () => {
  const { page, site } = pagesOf(async () => ({ absent: true }));
  expect((await page('/board/9', false))?.isAbsent).toBe(true);
  await page('/board/9', false);
  expect(site.drawn).toBe(4);
});

it('without its data, or where nothing is to be drawn, a page is sent as it was', async () => {
  const { page, faults } = pagesOf(async () => null);
  expect(await page('/board/1')).toBeNull();
  expect(await page('/check')).toBeNull();
  expect(faults).toEqual([]);
});

it('a database that says nothing holds up one page for two seconds, and the next ones not at all', async () => {
  vi.useFakeTimers();
  try {
    const { page, faults, asked } = pagesOf(() => new Promise(() => {}));
    const waiting = page('/board/1');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toBeNull();
    expect(faults).toHaveLength(1);
    expect(await page('/board/2')).toBeNull();
    expect(asked).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
