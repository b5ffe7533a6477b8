import type { Locator } from 'playwright';

/** What a reader sees: without what is folded or hidden, with breaks where lines break. */
// biome-ignore lint/performance/useDomNodeTextContent: the rendered text is the very thing that is asked for.
export const visibleText = (locator: Locator): Promise<string> => locator.innerText();
