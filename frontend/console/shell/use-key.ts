import { useEffect, useRef } from 'react';

/** Whether the element uses keys itself, as an input does. */
export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role=combobox], [role=dialog], [role=menu], [role=listbox]',
  ) !== null;

/**
 * Calls the handler when the key is pressed and no dialog covers the page. The key is recognised by its place on the
 * keyboard (`KeyN`), so that it also works while Hangul is on.
 */
export const useKey = (code: string, act: () => void, isWithShift = false): void => {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOther =
        event.code !== code || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey !== isWithShift;
      if (isOther || event.repeat || event.defaultPrevented || isTaken(event.target)) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [code, isWithShift]);
};
