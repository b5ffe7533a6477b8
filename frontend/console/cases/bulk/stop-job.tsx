import { Alert, Button } from '@mui/material';
import type { BulkWorkOut } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { useCasesData } from '../cases-data.ts';

/** Stops a running job after the cases that it is working on; what it did stays, and can be reverted then. */
export const StopJob = ({ job: { id, stage } }: { job: BulkWorkOut }) => {
  const { stopBulkWork } = useCasesData();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => stopBulkWork(id),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin/data/jobs'] }),
  });
  if (stage !== 'running') return null;
  return (
    <>
      {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()} sx={{ minHeight: 44 }}>
        멈추기
      </Button>
    </>
  );
};
