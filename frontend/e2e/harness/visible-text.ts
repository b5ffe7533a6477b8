import type { Locator } from 'playwright';

/** What a reader sees: without what is folded or hidden, with breaks where lines break. */
export const visibleText = (locator: Locator): Promise<string> => locator.innerText();
