import { roleOf } from '@nomucheck/domain/accounts/access.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../shared/client/session.ts';
import { follow } from '../live/follow.ts';
import { useNoticesData } from './notices-data.ts';

const key = ['notices'] as const;
/** The notices are also read at this interval, because a proxy may cut the stream of changes. */
const everyMs = 60_000;

/** Partners use the case search alone: nothing waits for them. */
export const useIsTold = (): boolean => {
  const { user } = useSession();
  return user !== null && may({ role: roleOf(user) }, 'access.staff');
};

/** How many notices wait and how many of them aren't seen; kept up to date while the window is open. */
export const useNoticeCounts = () => {
  const { countNotices } = useNoticesData();
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    void follow('notice', () => void queries.invalidateQueries({ queryKey: key }), stop.signal);
    return () => stop.abort();
  }, [queries]);
  return useQuery({
    queryKey: [...key, 'counts'],
    queryFn: ({ signal }) => countNotices(signal),
    refetchInterval: everyMs,
  });
};

export const useNoticeList = (isOpen: boolean, most: number) => {
  const { readNotices } = useNoticesData();
  return useQuery({
    queryKey: [...key, 'list', isOpen, most],
    queryFn: () => readNotices(isOpen, most),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
};

/** Marks one or all as seen; the list and the badge are read again. */
export const useMarkNotices = () => {
  const { markNotices } = useNoticesData();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: markNotices,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
};
