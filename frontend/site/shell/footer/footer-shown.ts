import { createStore, useStore } from '../../../shared/device/store.ts';

/** Hidden until the page is loaded, so that the footer isn't pushed down while the reader looks at it. */
const shown = createStore(false);

export const useFooterShown = (): boolean => useStore(shown);
export const setFooterShown = (next: boolean): void => shown.set(next);
