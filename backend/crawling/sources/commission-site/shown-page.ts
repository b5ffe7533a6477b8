import type { Page } from '../../fetching/fetch-page.ts';
import { pageText } from '../../fetching/reading/page-text.ts';
import type { Raw } from '../source.ts';

/** Shows pages whose content is made by their scripts. */
export type PageBrowser = {
  /**
   * The HTML of this page after its scripts have run: as soon as there is an element of `awaited`, or when the time is over.
   */
  readonly show: (page: Page, awaited: string, signal: AbortSignal) => Promise<string>;
};
export type OpenedBrowser = PageBrowser & { readonly close: () => Promise<void> };
export type OpenBrowser = (signal: AbortSignal) => Promise<OpenedBrowser>;

/** With a browser that is opened when a page first needs one, and closed in any case. */
export const withBrowser = async <Result>(
  openBrowser: OpenBrowser,
  use: (browser: PageBrowser) => Promise<Result>,
): Promise<Result> => {
  const opened: OpenedBrowser[] = [];
  try {
    return await use({
      show: async (page, awaited, signal) => {
        const browser = opened[0] ?? (await openBrowser(signal));
        if (opened.length === 0) opened.push(browser);
        return browser.show(page, awaited, signal);
      },
    });
  } finally {
    // A browser that is gone already can't be closed.
    for (const { close } of opened) await close().catch(() => {});
  }
};

/** What `read` makes of the page as it came; or, if only its scripts make the content, of the page as a browser shows it. */
export const asShown = async <Said extends { readonly kind: string }>(
  page: Page,
  read: (html: string) => Said,
  awaited: string,
  browser: PageBrowser,
  signal: AbortSignal,
): Promise<{ readonly raw: Raw; readonly said: Said }> => {
  const said = read(pageText(page));
  if (said.kind !== 'scripted') return { raw: { bytes: page.body, mediaType: page.mediaType }, said };
  const html = await browser.show(page, awaited, signal);
  return { raw: { bytes: Buffer.from(html), mediaType: 'text/html; charset=utf-8' }, said: read(html) };
};
