import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { follow } from '../live/follow.ts';
import { useInspectionData } from './inspection-data.ts';

const list = 'inspection/list';
const keyOf = (id: string) => [list, 'review', id] as const;

/** Read so often, too, because a proxy may cut the stream of changes, and a lost lease has to be noticed. */
const everyMs = 30_000;

/** One advice with everything that its reviewers need; read again when somebody has changed it. */
export const useReview = (id: string) => {
  const { reviewOf } = useInspectionData();
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    void follow('advice', () => void queries.invalidateQueries({ queryKey: keyOf(id) }), stop.signal);
    return () => stop.abort();
  }, [id, queries]);
  return useQuery({ queryKey: keyOf(id), queryFn: () => reviewOf(id), refetchInterval: everyMs });
};

/** What to do after a command: reads the advice again, and the lists. Resolves when the advice has been read. */
export const useReviewShown = () => {
  const queries = useQueryClient();
  return async (id: string): Promise<void> => {
    for (const resource of [list, 'inspection/recalls'])
      void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
    void queries.invalidateQueries({ queryKey: ['ai-advices'] });
    await queries.invalidateQueries({ queryKey: keyOf(id) });
  };
};
