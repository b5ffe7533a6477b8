import { useEffect } from 'react';

/** Paper has nothing to press: what is folded on the screen is open in print, and as it was afterwards. */
export const useOpenedForPrint = (inside = '.result-page'): void => {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const before = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>(`${inside} details:not([open])`)];
      for (const details of opened) details.open = true;
    };
    const after = () => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [inside]);
};
