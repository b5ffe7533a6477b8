import { Alert, Box, Button, Typography } from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { useCasesData } from '../cases-data.ts';
import { caseName } from '../shared/words.ts';
import { CorrectCase } from './correct-case.tsx';
import { ImpactView } from './impact.tsx';
import { MergeCase } from './merge-case.tsx';
import { useMasterShown } from './use-master-case.ts';

type Asked = 'correct' | 'withdraw' | 'merge';

/** The commands for a master case; each needs a reason. */
export const CaseActions = ({ item }: { item: MasterCaseDetail }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  if (item.stage === 'merged') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
      {item.stage === 'master' && (
        <>
          <Button variant="contained" onClick={() => setAsked('correct')}>
            고치기
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsked('withdraw')}>
            내리기
          </Button>
        </>
      )}
      <Button variant="outlined" onClick={() => setAsked('merge')}>
        합치기
      </Button>
      {asked === 'correct' && <CorrectCase item={item} onClose={close} />}
      {asked === 'withdraw' && <WithdrawCase item={item} onClose={close} />}
      {asked === 'merge' && <MergeCase item={item} onClose={close} />}
    </Box>
  );
};

type DialogProps = { readonly item: MasterCaseDetail; readonly onClose: () => void };

const WithdrawCase = ({ item, onClose }: DialogProps) => {
  const show = useMasterShown();
  const notify = useNotify();
  const { caseImpact, withdrawCase } = useCasesData();
  const { data, error } = useQuery({
    queryKey: ['admin/data/master', 'impact', item.id, item.revision, 'withdraw'],
    queryFn: () => caseImpact(item.id, 'withdraw'),
    retry: false,
  });
  return (
    <ReasonedDialog
      title={`자료 내리기: ${caseName(item)}`}
      action="내리기"
      onClose={onClose}
      command={(reason) => withdrawCase(item, reason)}
      onDone={(withdrawn) => {
        show(withdrawn);
        notify('자료를 내렸습니다. 이력에서 되돌릴 수 있습니다.', { type: 'info' });
        onClose();
      }}
    >
      <Typography sx={{ mb: 1.5 }}>
        검색과 승소율 집계에서 빠집니다. 이미 나간 결과는 그대로 두고 자료가 바뀌었다고 표시합니다.
      </Typography>
      {error && <Alert severity="warning">영향을 계산하지 못했습니다. {messageOf(error)}</Alert>}
      {data === undefined && !error && <Typography role="status">영향을 계산하는 중</Typography>}
      {data !== undefined && <ImpactView impact={data} />}
    </ReasonedDialog>
  );
};

/** Makes the record of an earlier revision the current record; the history stays. */
export const RestoreCase = ({ item, revision, onClose }: DialogProps & { readonly revision: number }) => {
  const show = useMasterShown();
  const notify = useNotify();
  const { restoreCase } = useCasesData();
  return (
    <ReasonedDialog
      title={`변경 ${revision}번 때의 기록으로 되돌리기`}
      action="되돌리기"
      onClose={onClose}
      command={(reason) => restoreCase(item, revision, reason)}
      onDone={(restored) => {
        show(restored);
        notify('기록을 되돌렸습니다.', { type: 'info' });
        onClose();
      }}
    >
      <Typography>
        그때의 기록이 다시 지금 기록이 됩니다. 지금까지의 이력은 지워지지 않고, 되돌린 일도 이력에 남습니다.
      </Typography>
    </ReasonedDialog>
  );
};
