import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link as MuiLink,
  Typography,
} from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { useWholeRecords } from '../../api/whole-record.ts';
import { type ReviewStage, useInspectionData } from '../inspection-data.ts';
import { conflictWords, detailAddress } from '../words.ts';

export type Claimed = { readonly id: string; readonly stage: ReviewStage };
type Wanted = Claimed & { readonly conflict: boolean };

/** Takes a review. Where the firm serves, or has served, the other side, that is shown first and has to be confirmed. */
export const useClaim = (
  onClaimed: (claimed: Claimed) => void,
): { claim: (wanted: Wanted) => void; isPending: boolean; asking: ReactNode } => {
  const { claimReview } = useInspectionData();
  const { askForLists } = useWholeRecords('inspection/list');
  const notify = useNotify();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, stage }: Claimed) => claimReview(id, stage),
    onSuccess: (_answer, claimed) => {
      setAsked(null);
      askForLists();
      onClaimed(claimed);
    },
    onError: (error) => {
      setAsked(null);
      notify(messageOf(error), { type: 'error' });
      askForLists();
    },
  });
  return {
    claim: (wanted) => {
      if (isPending) return;
      if (wanted.conflict) setAsked(wanted);
      else mutate(wanted);
    },
    isPending,
    asking: asked && (
      <ConflictAsked
        wanted={asked}
        isPending={isPending}
        onClose={() => setAsked(null)}
        onClaim={() => mutate(asked)}
      />
    ),
  };
};

type ConflictAskedProps = {
  readonly wanted: Wanted;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onClaim: () => void;
};

const ConflictAsked = ({ wanted, isPending, onClose, onClaim }: ConflictAskedProps) => {
  const { reviewOf } = useInspectionData();
  const { data, error } = useQuery({
    queryKey: ['inspection/list', 'conflicts', wanted.id],
    queryFn: () => reviewOf(wanted.id),
    retry: false,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="conflict-of-interest">
      <DialogTitle id="conflict-of-interest">이해 충돌을 먼저 확인해 주십시오</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>양쪽을 모두 대리하게 되면 맡을 수 없습니다. 같은 사람이 아닌지 확인한 다음 맡으십시오.</Typography>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {data === undefined && !error && <CircularProgress aria-label="불러오는 중" size={24} />}
        {data !== undefined && <Conflicts review={data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          맡지 않기
        </Button>
        <Button variant="contained" onClick={onClaim} disabled={isPending || data === undefined}>
          확인했고, 맡기
        </Button>
      </DialogActions>
    </Dialog>
  );
};

type ConflictsProps = { readonly review: Pick<ReviewDetail, 'conflicts' | 'parties'> };

/** The names of both sides, and in which other records they stand on which side. */
export const Conflicts = ({ review: { conflicts, parties } }: ConflictsProps) => (
  <div>
    {parties !== null && (
      <Typography variant="body2">
        의뢰인: {parties.client ?? '적지 않음'} · 상대방: {parties.opponent ?? '적지 않음'}
      </Typography>
    )}
    <ul>
      {conflicts.map((conflict) => (
        <li key={`${conflict.id} ${conflict.here} ${conflict.there}`}>
          {conflictWords(conflict)}
          {conflict.what === 'advice' && (
            <>
              {': '}
              <MuiLink href={detailAddress(conflict.id)} target="_blank" rel="noreferrer" color="inherit">
                그 자문 보기 (새 창)
              </MuiLink>
            </>
          )}
        </li>
      ))}
    </ul>
  </div>
);
