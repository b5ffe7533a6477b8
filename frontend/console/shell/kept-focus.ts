import { useEffect } from 'react';

/** Long enough for what moves the focus itself, such as to the next of a row. */
const patience = 60;

/** Where one goes on from when what had the focus is gone: the part of the page that it was in, else the page's name. */
const placeToGoOn = (part: Element | null): HTMLElement | null => {
  const found = part?.isConnected ? part : document.querySelector('h1[tabindex]');
  return found instanceof HTMLElement ? found : null;
};

/**
 * A button that did its work often goes away with it, and a dialog gives the focus back to what isn't there any more. Whoever
 * works by keyboard would then begin at the top of the window; they stay in that part of the page instead.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let last: { readonly element: Element; readonly part: Element | null } | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // In a dialog it is what was left for it that counts.
      const part = target.closest('[role=dialog]') === null ? target.closest('[data-arrival]') : (last?.part ?? null);
      last = { element: target, part };
    };
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        // Left on purpose: a press beside everything.
        if (target === last?.element && last?.element.isConnected && !last.element.matches(':disabled')) last = null;
      });
    const look = () => {
      if (document.activeElement !== document.body || last === null || last.element.isConnected) return;
      placeToGoOn(last.part)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.element.isConnected) return;
      clearTimeout(waiting);
      waiting = setTimeout(look, patience);
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
};
