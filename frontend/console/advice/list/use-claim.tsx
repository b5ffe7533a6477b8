import { Alert, CircularProgress, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { useWholeRecords } from '../../api/whole-record.ts';
import { ConflictList } from '../../firm/conflict-list.tsx';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { type ReviewStage, useInspectionData } from '../inspection-data.ts';

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
    asking: asked && <ConflictAsked wanted={asked} onClose={() => setAsked(null)} onClaimed={() => claimed(asked)} />,
  };
};

type ConflictAskedProps = {
  readonly wanted: Claimed;
  readonly onClose: () => void;
  readonly onClaimed: () => void;
};

const ConflictAsked = ({ wanted: { id, stage }, onClose, onClaimed }: ConflictAskedProps) => {
  const { reviewOf, claimReview } = useInspectionData();
  const { data, error } = useQuery({
    queryKey: ['inspection/list', 'conflicts', id],
    queryFn: () => reviewOf(id),
    retry: false,
  });
  return (
    <ReasonedDialog
      title="이해 충돌을 먼저 확인해 주십시오"
      action="그래도 맡기"
      isWaiting={data === undefined}
      onClose={onClose}
      command={(reason) => claimReview(id, stage, reason)}
      onDone={onClaimed}
    >
      <Typography sx={{ mb: 1.5 }}>
        양쪽을 모두 대리하게 되면 맡을 수 없습니다. 같은 사람이 아닌지 확인하고 그래도 맡는 까닭을 적어 주십시오.
      </Typography>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data === undefined && !error && <CircularProgress aria-label="불러오는 중" size={24} />}
      {data !== undefined && <ConflictList {...data} />}
    </ReasonedDialog>
  );
};
