import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { BulkWorkOut } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import type { RefineFilter, RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { isConflict, messageOf } from '../../api/api-error.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { useCasesData } from '../cases-data.ts';
import { ImpactPanel } from '../impact/impact-panel.tsx';
import { useAcceptanceImpact } from '../impact/use-impact.ts';
import { useBatchNames } from '../shared/use-batch-names.ts';
import { caseLabel, outcomeShown } from '../words.ts';
import { actionNames, filterInWords } from './words.ts';

type BulkKind = BulkWorkOut['kind'];

/** Work on all cases that match the list's filter, not on a page of them: says which they are, and starts a job. */
export const BulkBar = ({ kind }: { kind: BulkKind }) => {
  const { filterValues } = useListContext<RefineItem>();
  const [isAsking, setAsking] = useState(false);
  const filter: RefineFilter = kind === 'take' ? { ...filterValues, sureOutcome: true } : filterValues;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        sx={{ minHeight: { xs: 44, md: 36 } }}
      >
        {actionNames[kind]}
      </Button>
      {isAsking && <BulkOffer kind={kind} filter={filter} onClose={() => setAsking(false)} />}
    </>
  );
};

/** This many cases are named in the dialog; the report names all. */
const named = 5;

const effects: Readonly<Record<BulkKind, string>> = {
  take: '규칙이 확실하게 읽은 제안을 받고, 빠진 것이 없으면 승인 대기로 넘깁니다.',
  accept: '마스터 자료로 승인합니다. 같은 결정일 수 있는 자료는 승인하지 않고 알려 드립니다.',
};

type OfferProps = { readonly kind: BulkKind; readonly filter: RefineFilter; readonly onClose: () => void };

const BulkOffer = ({ kind, filter, onClose }: OfferProps) => {
  const { takeSure, acceptAll } = useCasesData();
  const navigate = useNavigate();
  const batchName = useBatchNames(filter.batch === undefined ? [] : [filter.batch]);
  const {
    data = [],
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<RefineItem>(
    'admin/data',
    { pagination: { page: 1, perPage: named }, sort: { field: 'collectedAt', order: 'ASC' }, filter },
    { retry: false, onError: () => {} },
  );
  const impact = useAcceptanceImpact(kind === 'accept' && total > 0 ? filter : null, total);
  const start = useMutation({
    mutationFn: () => (kind === 'take' ? takeSure(filter, total) : acceptAll(filter, total)),
    onSuccess: ({ id }) => navigate(`/admin/data/jobs/${id}`),
    // Others match by now: what the dialog names is read again.
    onError: (error) => void (isConflict(error) && refetch()),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{actionNames[kind]}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {start.error && (
          <Alert severity="error">
            {isConflict(start.error)
              ? '그 사이 조건에 맞는 자료가 달라졌습니다. 아래에서 다시 확인해 주십시오.'
              : messageOf(start.error)}
          </Alert>
        )}
        {isPending && <ListWaiting label="자료를 불러오는 중" />}
        {error && <ListFailure error={error} onRetry={() => void refetch()} />}
        {!isPending && !error && total === 0 && (
          <ListEmpty>
            {kind === 'take'
              ? '이 조건에는 결과까지 확실한 자료가 없습니다.'
              : '이 조건에는 승인을 기다리는 자료가 없습니다.'}
          </ListEmpty>
        )}
        {total > 0 && (
          <>
            <Typography>
              조건에 맞는 <strong>{count(total)}건</strong>입니다. {effects[kind]} 나중에 되돌릴 수 있습니다.
            </Typography>
            <Typography variant="body2" color="text.secondary">
              조건: {filterInWords(filter, batchName)}
            </Typography>
            <Box component="ul" aria-label="처음 몇 건" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
              {data.map((item) => (
                <li key={item.id}>
                  <strong>{caseLabel(item)}</strong>
                  <Typography variant="body2">
                    {outcomeShown(item)}
                    {item.point !== '' && ` · ${item.point}`}
                  </Typography>
                </li>
              ))}
            </Box>
            {total > data.length && <Typography variant="body2">외 {count(total - data.length)}건</Typography>}
            {kind === 'accept' && <ImpactPanel shown={impact} idle="" />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button variant="contained" autoFocus disabled={total === 0 || start.isPending} onClick={() => start.mutate()}>
          {count(total)}건 {kind === 'take' ? '받기' : '승인'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
