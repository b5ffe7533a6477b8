import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { useWholeRecords } from '../../api/whole-record.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { type ReviewStage, useInspectionData } from '../inspection-data.ts';

const ConflictAsked = lazyPage(() => import('./conflict-asked.tsx'));

export type Claimed = { readonly id: string; readonly stage: ReviewStage };
type Wanted = Claimed & { readonly conflict: boolean };

const needsReason = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict_reason_needed';

/**
 * Takes a review. Where the firm serves, or has served, the other side, that is shown first, and whoever takes it in spite of
 * that leaves the reason in the record.
 */
export const useClaim = (
  onClaimed: (claimed: Claimed) => void,
): { claim: (wanted: Wanted) => void; isPending: boolean; asking: ReactNode } => {
  const { claimReview } = useInspectionData();
  const { askForLists } = useWholeRecords('inspection/list');
  const notify = useNotify();
  const [asked, setAsked] = useState<Claimed | null>(null);
  const claimed = (taken: Claimed) => {
    setAsked(null);
    askForLists();
    onClaimed(taken);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, stage }: Claimed) => claimReview(id, stage),
    onSuccess: (_answer, taken) => claimed(taken),
    onError: (error, wanted) => {
      askForLists();
      // The conflict has come up since the list was read.
      if (needsReason(error)) setAsked(wanted);
      else notify(messageOf(error), { type: 'error' });
    },
  });
  return {
    claim: ({ id, stage, conflict }) => {
      if (isPending) return;
      if (conflict) setAsked({ id, stage });
      else mutate({ id, stage });
    },
    isPending,
    asking: asked && (
      <Suspense>
        <ConflictAsked wanted={asked} onClose={() => setAsked(null)} onClaimed={() => claimed(asked)} />
      </Suspense>
    ),
  };
};
