import { Button } from '@mui/material';
import type { BulkWorkOut } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { useCasesData } from '../cases-data.ts';
import { actionNames, canRevert } from './words.ts';

/** Reverts a job, with a reason; shown while that is possible. */
export const RevertJob = ({ job }: { job: BulkWorkOut }) => {
  const { revertBulkWork } = useCasesData();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  if (!canRevert(job)) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44 }}
      >
        되돌리기
      </Button>
      {isAsking && (
        <ReasonedDialog
          title={`되돌리기: ${actionNames[job.kind]}`}
          about={job.id}
          action="되돌리기"
          onClose={() => setAsking(false)}
          command={(reason) => revertBulkWork(job.id, reason)}
          onDone={async () => {
            await queries.invalidateQueries({ queryKey: ['admin/data/jobs'] });
            setAsking(false);
          }}
        >
          {job.kind === 'take'
            ? '받은 제안이 다시 열립니다. 그 사이 사람이 고친 자료는 그대로 둡니다.'
            : '승인한 자료가 승인 대기로 돌아갑니다. 그 사이 바뀐 자료는 그대로 둡니다.'}
        </ReasonedDialog>
      )}
    </>
  );
};
