import { useEffect } from 'react';

/** Long enough for code that moves the focus itself, for example to the next case. */
const patience = 60;

/**
 * The element that gets the focus when the focused one was removed: the part of the page that it was in, else the
 * heading.
 */
const placeToGoOn = (part: Element | null): HTMLElement | null => {
  const found = part?.isConnected ? part : document.querySelector('h1[tabindex]');
  return found instanceof HTMLElement ? found : null;
};

/**
 * A button is often removed after its command, and a dialog returns the focus to an element that no longer exists. The
 * focus would then start at the top of the window. It stays in the same part of the page instead.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let last: { readonly element: Element; readonly part: Element | null } | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // For a dialog, it is the element that had the focus before it opened.
      const part = target.closest('[role=dialog]') === null ? target.closest('[data-arrival]') : (last?.part ?? null);
      last = { element: target, part };
    };
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        // The user has clicked on an empty place.
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
