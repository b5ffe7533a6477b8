import { useEffect } from 'react';

/** Makes the browser ask before the page is closed over unsaved text. */
export const useKeptFromLeaving = (isTouched: boolean): void => {
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTouched]);
};
