import { useSyncExternalStore } from 'react';
import { randomId } from '../../../shared/device/random-id.ts';
import { checkServer } from '../check-api.ts';
import { deviceStorage, isAboutDraft } from '../draft/draft-storage.ts';
import { createDraftStore } from '../draft/draft-store.ts';
import type { Snapshot } from '../draft/saving.ts';

/** This page's only draft. It outlives every component, so that an answer being sent isn't lost when a page is left. */
export const draftStore = createDraftStore({
  server: checkServer,
  storage: deviceStorage({
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  }),
  now: () => new Date().toISOString(),
  randomKey: randomId,
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** The connection is back, or the page is visible again: unsent answers are sent at once. */
window.addEventListener('online', () => void draftStore.send());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void draftStore.send();
});

window.addEventListener('storage', ({ key }) => {
  if (isAboutDraft(key)) draftStore.readAgain();
});

export const useDraftStore = (): Snapshot => useSyncExternalStore(draftStore.subscribe, draftStore.snapshot);
