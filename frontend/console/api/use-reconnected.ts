import { useEffect, useRef } from 'react';
import { useStore } from '../../shared/device/store.ts';
import { lostNetwork } from './lost-network.ts';

/** Calls back each time that the server is reached again after calls got no answer. */
export const useReconnected = (then: () => void): void => {
  const isLost = useStore(lostNetwork);
  const wasLost = useRef(isLost);
  const newest = useRef(then);
  useEffect(() => {
    newest.current = then;
  });
  useEffect(() => {
    if (wasLost.current && !isLost) newest.current();
    wasLost.current = isLost;
  }, [isLost]);
};
