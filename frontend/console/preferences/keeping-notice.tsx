import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { createStore, useStore } from '../../shared/store.ts';

/** Why the last choice could not be kept on the server, or null. */
export const notKept = createStore<string | null>(null);

/** Says so, where a choice of columns or rows holds for this visit alone. */
export const KeepingNotice = () => {
  const why = useStore(notKept);
  const notify = useNotify();
  useEffect(() => {
    if (why === null) return;
    notKept.set(null);
    notify(`${why} 고른 열과 줄 수가 저장되지 않아, 다음에 열면 처음대로 보입니다.`, { type: 'warning' });
  }, [why, notify]);
  return null;
};
