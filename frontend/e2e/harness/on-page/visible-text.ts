import type { Locator } from 'playwright';

/** The visible text: without folded or hidden elements, with line breaks where lines break. */
export const visibleText = (locator: Locator): Promise<string> => locator.innerText();
