import { useEffect } from 'react';

/** Makes the browser ask for a confirmation before the page is closed, if it has unsaved text. */
export const useKeptFromLeaving = (isTouched: boolean): void => {
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTouched]);
};
