import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPage } from '../../shell/lazy-page.ts';

const Dialog = lazyPage(() => import('./queue-by-hand-dialog.tsx'));

/** An admin puts an advice whose asker hasn't requested a review into the queue. */
export const QueueByHand = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>대기에 올리기</Button>
      <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
