import { Alert, Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from '../../../shared/device/store.ts';
import { lostNetwork } from '../../api/lost-network.ts';
import { useReconnected } from '../../api/use-reconnected.ts';

/** How often it is tried whether the server can be reached again. */
const askEveryMs = 4_000;

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};
/** Whether the browser says that it has a connection. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/**
 * Says that there is no connection while the browser says so, and while calls get no answer. It goes away by itself, and what couldn't
 * be read is read then.
 */
export const OfflineNotice = () => {
  const isOnline = useOnline();
  const isLost = useStore(lostNetwork);
  const queries = useQueryClient();
  const isAsking = isOnline && isLost;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(async () => {
      const answer = await fetch('/livez').catch(() => null);
      if (answer !== null) lostNetwork.set(false);
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [isAsking]);
  // Also where another call of the page was the first to be answered.
  useReconnected(() => {
    void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  });
  return (
    <Box role="status">
      {(!isOnline || isLost) && (
        <Alert severity="warning" square sx={{ py: 0 }}>
          {isOnline ? '서버에 연결되지 않음' : '인터넷 연결 끊김'}. 적은 내용은 그대로 둠, 연결되면 이어서 사용.
        </Alert>
      )}
    </Box>
  );
};
