import type { Page, Response } from 'playwright';
import type { Visit } from '../../harness/browser/browser.ts';

/**
 * A state of a page: its address and the actions that lead to it. The actions start from the previous state if that is of
 * the same page, else from the page as it opens.
 */
export type State = {
  readonly path: string;
  /** Distinguishes it from the page's other states. */
  readonly how?: string;
  readonly doing?: (page: Page) => Promise<unknown>;
  /** It has much content, so it is checked in a desktop window, too. */
  readonly dense?: boolean;
  /** It looks the same for another person whose pages are checked, too: axe doesn't check it twice. */
  readonly alike?: boolean;
};

/** A page in one of its states. */
export type Opened = { readonly page: Page; readonly state: State; readonly answer: Response | null };

/** A check that every state must pass; returns the failures, with where they are, or an empty list. */
export type Rule = {
  readonly name: string;
  /** Called before a visit's first page is opened, because some rules listen to events from the beginning. */
  readonly begin: (visit: Visit) => Promise<(opened: Opened) => Promise<readonly string[]>>;
};
