import { createStore, useStore } from '../../../shared/device/store.ts';
import { releaseHeight } from '../window/held-height.ts';

/** The text of the live region; empty until the first navigation within the site (the browser announces a full load). */
const announcement = createStore('');
export const useAnnouncement = (): string => useStore(announcement);

let here: string | null = null;

export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const scrollToTop = (): void => {
  if (window.scrollY === 0 || prefersReducedMotion()) {
    releaseHeight();
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  document.addEventListener('scrollend', releaseHeight, { once: true });
  window.scrollTo({ top: 0, behavior: 'smooth' });
};

/**
 * After a navigation to a path. The first load is the browser's; afterwards the site does what a page load does: it scrolls
 * to the top, focuses the heading and announces the title. The focus doesn't scroll, so that the smooth scroll isn't
 * interrupted. After Back, `comeBack` restores the earlier place instead.
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
  if ((isFirst && comeBack === null) || window.location.hash !== '') {
    releaseHeight();
    return;
  }
  if (!isFirst) announcement.set(title);
  if (comeBack !== null) {
    releaseHeight();
    comeBack();
    return;
  }
  scrollToTop();
  const heading = page.querySelector<HTMLElement>('h1') ?? page;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
