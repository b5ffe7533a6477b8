import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { createStore, useStore } from '../../shared/device/store.ts';

/** Why the last settings could not be saved on the server, or null. */
export const whyNotSaved = createStore<string | null>(null);

/** Says that chosen columns or rows could not be saved, and are only kept for this visit. */
export const NotSavedNotice = () => {
  const why = useStore(whyNotSaved);
  const notify = useNotify();
  useEffect(() => {
    if (why === null) return;
    whyNotSaved.set(null);
    notify(`${why} 고른 열과 줄 수가 저장되지 않아, 다음에 열면 처음대로 보입니다.`, { type: 'warning' });
  }, [why, notify]);
  return null;
};
