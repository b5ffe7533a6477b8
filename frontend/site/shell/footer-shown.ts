import { createStore, useStore } from '../../shared/store.ts';

const shown = createStore(true);

export const useFooterShown = (): boolean => useStore(shown);
export const setFooterShown = (next: boolean): void => shown.set(next);
