import { createStore, useStore } from '../../shared/store.ts';

/** Hidden until a page has arrived: a footer that is pushed down by the page's coming jumps before one's eyes. */
const shown = createStore(false);

export const useFooterShown = (): boolean => useStore(shown);
export const setFooterShown = (next: boolean): void => shown.set(next);
