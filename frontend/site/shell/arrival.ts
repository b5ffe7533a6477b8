import { createStore, useStore } from '../../shared/store.ts';

/** What the live region says; empty until the first move within the site (a fresh load is announced by the browser). */
const announcement = createStore('');
export const useAnnouncement = (): string => useStore(announcement);

let here: string | null = null;

export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const scrollToTop = (): void =>
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });

/**
 * A reader arrived at a path. The first one is the browser's business; after that the site does what a page load does:
 * top of the page, focus on the heading, title said aloud. Focus doesn't scroll, so the smooth scroll isn't cut off.
 * Who comes back to where they were (`comeBack`) is put there instead.
 */
export const arriveAt = (
  path: string,
  page: HTMLElement,
  title: string,
  comeBack: (() => void) | null = null,
): void => {
  if (here === path) return;
  const isFirst = here === null;
  here = path;
  if (isFirst || window.location.hash !== '') return;
  announcement.set(title);
  if (comeBack !== null) {
    comeBack();
    return;
  }
  scrollToTop();
  const heading = page.querySelector<HTMLElement>('h1') ?? page;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
