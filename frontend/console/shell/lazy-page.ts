import { type ComponentType, lazy } from 'react';

type Around = {
  /** Whether the server answers. */
  readonly isReached: () => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
  /** Loads the whole page anew, at the same address. */
  readonly openAnew: () => void;
};

const firstMs = 800;
const laterMs = 4_000;

const browser: Around = {
  isReached: () =>
    fetch('/livez').then(
      () => true,
      () => false,
    ),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  openAnew: () => window.location.reload(),
};

/**
 * Loads the code of a page. A failed load is tried once more; while the server can't be reached it is tried until it can, so that the
 * page opens by itself when the connection is back. Browsers remember that a file could not be loaded, so it may have to be opened
 * anew then. It fails where the server answers and has no such file: a release deletes old ones.
 */
export const loadedOnceReached = async <Page>(
  load: () => Promise<Page>,
  { isReached, wait, openAnew }: Around,
): Promise<Page> => {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures > 0 && (await isReached())) {
        if (failures === 1) throw error;
        openAnew();
        return new Promise(() => {});
      }
      await wait(failures === 0 ? firstMs : laterMs);
    }
  }
};

/** A page whose code is loaded when it is first opened. */
export const lazyPage = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadedOnceReached(load, browser));
