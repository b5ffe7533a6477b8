import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { follow } from '../../live/follow.ts';

/** Documents change with each page; the list is read again at most this often. */
const pauseMs = 1_000;

/**
 * Reads the list again when documents change: while they are read, and when somebody else works on them. A new document of this
 * page is read at once, so that its first change also shows it where the list was read before it could contain it.
 */
export const useListChanges = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | null = null;
    void follow(
      'ocr',
      () => {
        timer ??= setTimeout(() => {
          timer = null;
          void queries.invalidateQueries({ queryKey: ['admin/ocr', 'getList'] });
        }, pauseMs);
      },
      stop.signal,
    );
    return () => {
      stop.abort();
      if (timer !== null) clearTimeout(timer);
    };
  }, [queries]);
};
