import { useEffect } from 'react';

/** Asks before the page is closed over what was typed. */
export const useKeptFromLeaving = (isTouched: boolean): void => {
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTouched]);
};
