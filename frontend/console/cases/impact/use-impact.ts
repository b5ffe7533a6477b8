import type { AcceptanceImpact, CaseImpact } from '@nomucheck/domain/cases/contract/case-impact.ts';
import type { RefineFilter } from '@nomucheck/domain/cases/contract/refine.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../typing/use-debounced.ts';
import { type TriedChange, useCasesData } from '../cases-data.ts';

/** How long typing has to rest before a change is tried, in milliseconds. */
const rest = 400;

export type AnyImpact = CaseImpact | AcceptanceImpact;

export type ShownImpact = {
  readonly impact: AnyImpact | null;
  /** What is shown isn't that of the last change yet. */
  readonly isCounting: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
};

/** A figure that was given a moment ago must be among them. */
const neverKept = { staleTime: 0, gcTime: 0, retry: false } as const;

/**
 * What a change would do to figures, tried on the server while it is being written. Nothing waits for it.
 * @param tried null: nothing that could be tried
 */
export const useImpact = (
  { id, revision }: { readonly id: string; readonly revision: number },
  tried: TriedChange | null,
): ShownImpact => {
  const { caseImpact } = useCasesData();
  const wanted = JSON.stringify(tried);
  const settled = useDebounced(wanted, rest);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin/data/master', 'impact', id, revision, settled],
    queryFn: ({ signal }) => caseImpact(id, JSON.parse(settled), signal),
    enabled: tried !== null && settled !== 'null',
    placeholderData: keepPreviousData,
    ...neverKept,
  });
  const isTried = tried !== null;
  return {
    impact: isTried && error === null ? (data ?? null) : null,
    isCounting: isTried && (isFetching || wanted !== settled),
    error: isTried && !isFetching ? error : null,
    onRetry: () => void refetch(),
  };
};

/**
 * What accepting the ready cases that match would do to figures. Nothing waits for it.
 * @param tried null: none is ready
 */
export const useAcceptanceImpact = (tried: RefineFilter | null, revision = 0): ShownImpact => {
  const { acceptanceImpact } = useCasesData();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin/data', 'impact', JSON.stringify(tried), revision],
    queryFn: ({ signal }) => acceptanceImpact(tried ?? {}, signal),
    enabled: tried !== null,
    ...neverKept,
  });
  return {
    impact: tried === null || error !== null ? null : (data ?? null),
    isCounting: isFetching,
    error: isFetching ? null : error,
    onRetry: () => void refetch(),
  };
};
