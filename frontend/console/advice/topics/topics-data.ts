import type {
  CorrectLineBody,
  RestoreLineBody,
  TopicLineOut,
} from '@nomucheck/domain/advice/contract/topic-correction.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useData } from '../../api/data-provider.ts';
import { post, read } from '../../api/requests.ts';

const corrections = '/api/ai-advices/topic-corrections';

/** The answer that shows a mistake. */
export type OfAnswer = { readonly adviceId: string; readonly answerId: string };

export const topicsData = {
  linesOfAnswer: async ({ adviceId, answerId }: OfAnswer): Promise<readonly TopicLineOut[]> => {
    const at = `/api/ai-advices/${encodeURIComponent(adviceId)}/answers/${encodeURIComponent(answerId)}/lines`;
    return (await read<{ readonly lines: readonly TopicLineOut[] }>(at)).lines;
  },
  correctLine: (body: CorrectLineBody): Promise<unknown> => post(corrections, body),
  restoreLine: (body: RestoreLineBody): Promise<unknown> => post(`${corrections}/restore`, body),
};

export const useTopicsData = () => useData<typeof topicsData>();

/** What to do after a change: reads the list again. */
export const useTopicsShown = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['inspection/topics'] });
};
