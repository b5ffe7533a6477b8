import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { useWholeRecords } from '../../api/whole-record.ts';
import { rereads, useRereadingData } from './rereading-data.ts';

/** Ends a reading; what it has found stays. */
export const CancelReread = ({ id }: { readonly id: string }) => {
  const { cancelReread } = useRereadingData();
  const { askAgain } = useWholeRecords(rereads);
  const notify = useNotify();
  const cancel = useMutation({
    mutationFn: () => cancelReread(id),
    onSuccess: async () => {
      await askAgain(id);
      notify('다시 읽기를 멈췄습니다. 지금까지 찾은 것은 정할 수 있습니다.', { type: 'info' });
    },
    onError: (error: unknown) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Button variant="outlined" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
      멈추기
    </Button>
  );
};
