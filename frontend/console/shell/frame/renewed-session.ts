import { useEffect } from 'react';
import { callApi } from '../../../shared/client/api-client.ts';

/** How often a call renews the session of a person who types and calls nothing else. */
const everyMs = 5 * 60_000;

/** Renews the session while a person types: a long text is written without any call, and would end it as idle. */
export const useRenewedByTyping = (): void => {
  useEffect(() => {
    let last = Date.now();
    const renew = () => {
      if (Date.now() - last < everyMs) return;
      last = Date.now();
      void callApi({ url: '/api/user/session' });
    };
    document.addEventListener('input', renew);
    return () => document.removeEventListener('input', renew);
  }, []);
};
