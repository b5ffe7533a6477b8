import { useEffect, useRef } from 'react';

/** Whether the element uses keys itself, as an input does. A checkbox uses the space bar alone. */
export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=dialog], [role=menu], [role=listbox]',
  ) !== null;

/** Whether a key that is pressed on the page itself may act: not while somebody types, nor while a dialog covers the page. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) &&
  !isTaken(event.target) &&
  document.querySelector('[role=dialog]') === null;

/**
 * Calls the handler when the key is pressed and no dialog covers the page. The key is recognised by its place on the
 * keyboard (`KeyN`), so that it also works while Hangul is on.
 */
export const useKey = (code: string, act: () => void, isWithShift = false): void => {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== code || event.shiftKey !== isWithShift || event.repeat || !isForPage(event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [code, isWithShift]);
};
