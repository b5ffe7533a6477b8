import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import type { Explanation, ExplanationQuery } from '@nomucheck/domain/checks/contract/explanation.ts';
import type { CheckResults, RecomputedResult } from '@nomucheck/domain/checks/contract/results.ts';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../api/data-provider.ts';
import { read } from '../../api/requests.ts';

const pathOf = (id: string): string => `/api/check/${encodeURIComponent(id)}`;

/** What the data provider reads of one check. */
export const auditData = {
  checkRecord: (id: string): Promise<CheckRecord> => read(pathOf(id)),
  checkResults: (id: string): Promise<CheckResults> => read(`${pathOf(id)}/results`),
  explainCheck: (id: string, query: ExplanationQuery): Promise<Explanation> => read(`${pathOf(id)}/explanation`, query),
  recomputeCheck: (id: string, asOf: string): Promise<RecomputedResult> => read(`${pathOf(id)}/recomputed`, { asOf }),
};

const useAuditData = () => useData<typeof auditData>();

export const useCheckRecord = (id: string) => {
  const { checkRecord } = useAuditData();
  return useQuery({ queryKey: ['check', 'record', id], queryFn: () => checkRecord(id), retry: false });
};

export const useCheckResults = (id: string) => {
  const { checkResults } = useAuditData();
  return useQuery({ queryKey: ['check', 'results', id], queryFn: () => checkResults(id), retry: false });
};

/** Two results, each named by its check and its calculation. */
export type Two = Readonly<Record<'before' | 'after', { readonly checkId: string; readonly calculationId: string }>>;

export const useExplanation = ({ before, after }: Two) => {
  const { explainCheck } = useAuditData();
  const query = { of: after.calculationId, with: before.checkId, against: before.calculationId };
  return useQuery({
    queryKey: ['check', 'explanation', after.checkId, query],
    queryFn: () => explainCheck(after.checkId, query),
    retry: false,
  });
};

/** It costs the service a walk through the log, so it isn't asked twice for the same moment. */
export const useRecomputed = (id: string, asOf: string | null) => {
  const { recomputeCheck } = useAuditData();
  return useQuery({
    queryKey: ['check', 'recomputed', id, asOf],
    queryFn: () => recomputeCheck(id, asOf ?? ''),
    enabled: asOf !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
