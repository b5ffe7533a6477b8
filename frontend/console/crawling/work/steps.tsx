import { Button } from '@mui/material';
import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { useWholeRecords } from '../../api/whole-record.ts';
import { useCrawlingData, worksOf } from '../crawling-data.ts';
import { mayBringMore } from '../progress.ts';

/** Stops a work, or goes on with it: what is stopped is not lost. */
export const Steps = ({ work }: { readonly work: WorkOut }) => {
  const { kind, id, stage, complete } = work;
  const { cancelCrawl, resumeCrawl } = useCrawlingData();
  const { askAgain } = useWholeRecords(worksOf(kind));
  const notify = useNotify();
  const does = (command: typeof cancelCrawl, done: string) => ({
    mutationFn: () => command(kind, id),
    onSuccess: async () => {
      await askAgain(id);
      notify(done, { type: 'info' });
    },
    onError: (error: unknown) => notify(messageOf(error), { type: 'error' }),
  });
  const cancel = useMutation(does(cancelCrawl, '수집을 멈췄습니다. 나중에 이어서 모을 수 있습니다.'));
  const resume = useMutation(does(resumeCrawl, '이어서 모읍니다.'));
  const isBusy = cancel.isPending || resume.isPending;
  if (stage === 'running')
    return (
      <Button variant="outlined" disabled={isBusy} onClick={() => cancel.mutate()}>
        멈추기
      </Button>
    );
  if (stage === 'ended' && complete !== false) return null;
  return (
    // What can't be got again is offered, but not as what there is to do.
    <Button variant={mayBringMore(work) ? 'contained' : 'text'} disabled={isBusy} onClick={() => resume.mutate()}>
      {stage === 'ended' ? '빠진 것 다시 모으기' : '이어서 모으기'}
    </Button>
  );
};
