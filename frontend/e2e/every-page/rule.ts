import type { Page, Response } from 'playwright';
import type { Visit } from '../harness/browser.ts';

/**
 * A state of a page: where it is and how it is come by. What is done, is done to the state before, where that is of the
 * same page, and otherwise to the page as it opens.
 */
export type State = {
  readonly path: string;
  /** Tells it from the page's other states. */
  readonly how?: string;
  readonly doing?: (page: Page) => Promise<unknown>;
  /** Much stands on it: looked at as a desktop shows it, too. */
  readonly dense?: boolean;
  /** It looks as it does for others, who walk through it too: axe has seen it. */
  readonly alike?: boolean;
};

/** A page as it has come to stand in one of its states. */
export type Opened = { readonly page: Page; readonly state: State; readonly answer: Response | null };

/** What is asked of every state; each answers what is wrong with it, in words that say where, and nothing where nothing is. */
export type Rule = {
  readonly name: string;
  /** Called before a visit's first page is opened: some of it has to be listened for. */
  readonly begin: (visit: Visit) => Promise<(opened: Opened) => Promise<readonly string[]>>;
};
