import { useEffect } from 'react';

/**
 * In print there is nothing to press: sections folded on the screen are opened for printing and folded again afterwards.
 */
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
