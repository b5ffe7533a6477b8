import { createStore, useStore } from './device/store.ts';

/** `screen` covers everything, `page` what is below the header. */
export type OverlayKind = 'screen' | 'page';
export type Overlay = { kind: OverlayKind; label: string } | null;

/** Whether the site is waiting for an action during which nothing may be clicked. */
const overlay = createStore<Overlay>(null);

export const useOverlay = (): Overlay => useStore(overlay);

export const overlayNow = (): Overlay => overlay.get();

export const showOverlay = (kind: OverlayKind, label = '잠시만 기다려 주세요'): void => overlay.set({ kind, label });
export const hideOverlay = (): void => overlay.set(null);

/** Shows the overlay during the work, and hides it when the work ends or fails. */
export const underOverlay = async <T>(kind: OverlayKind, label: string, work: Promise<T>): Promise<T> => {
  showOverlay(kind, label);
  try {
    return await work;
  } finally {
    hideOverlay();
  }
};
