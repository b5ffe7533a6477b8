import type { ImportOut } from '@nomucheck/domain/case-import/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { createApiHttpClient } from '../api/api-http-client.ts';
import { readFrom } from '../cases/shared/case-api.ts';

/** The commands of a file of cases. Each throws an `ApiError` where it is refused; each answers the id of a file. */

const client = createApiHttpClient();
const of = (id: string, step: string): string => `/api/crawls/upload/${encodeURIComponent(id)}/${step}`;
const post = async (id: string, step: string, body: object = {}): Promise<string> => {
  const { json } = await client(of(id, step), { method: 'POST', body: JSON.stringify(body) });
  const answer = json as { readonly id: string };
  return answer.id;
};

/** In earnest, after a look; answers the new file's id. */
export const startInEarnest = (id: string): Promise<string> => post(id, 'start');
export const cancelImport = (id: string): Promise<string> => post(id, 'cancel');
export const resumeImport = (id: string): Promise<string> => post(id, 'resume');
export const revertImport = (id: string, reason: string): Promise<string> => post(id, 'revert', { reason });

export const isUnderWay = ({ stage }: ImportOut): boolean => stage === 'running' || stage === 'reverting';

/** One file, asked for each second while something is done with it. */
export const useImport = (id: string) =>
  useQuery({
    queryKey: ['admin/data/import', 'one', id],
    queryFn: () => readFrom<ImportOut>(`/api/crawls/upload/${encodeURIComponent(id)}`),
    refetchInterval: ({ state }) => (state.data === undefined || isUnderWay(state.data) ? 1_000 : false),
  });
