import { Box, Button, Typography } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { lazyPage } from '../../shell/lazy-page.ts';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { useKey } from '../../shell/use-key.ts';
import { Key } from '../../typing/key.tsx';
import { useInspectionData } from '../inspection-data.ts';
import { useClaim } from '../list/use-claim.tsx';
import { stageAtHand } from '../stage-at-hand.ts';
import { useReviewShown } from '../use-review.ts';
import { claimable } from '../words.ts';
import { NextAdvice } from './stage/next-advice.tsx';
import { Reassign } from './stage/reassign.tsx';

const PassOn = lazyPage(() => import('./verdict/pass-on.tsx'));
const ShowOnHome = lazyPage(() => import('./stage/show-on-home.tsx'));

type Asking = 'passOn' | 'reassign' | 'amend' | 'show' | 'hide' | 'withdraw';

/** What the reader may do with an advice that they don't hold. */
export const Actions = ({ review }: { review: ReviewDetail }) => {
  const { may, holder } = review;
  const [asking, setAsking] = useState<Asking | null>(null);
  const { amendAdvice, hideAdvice, withdrawAdvice } = useInspectionData();
  const shown = useReviewShown();
  const notify = useNotify();
  const stage = claimable(review);
  const atHand = stageAtHand(review.stage);
  const claiming = useClaim(({ id }) => void shown(id));
  const claim = () => {
    if (stage !== null) claiming.claim({ id: review.id, stage, conflict: review.conflicts.length > 0 });
  };
  useKey('KeyC', claim);
  const close = () => setAsking(null);
  const done = (said: string) => async () => {
    await shown(review.id);
    notify(said, { type: 'info' });
    close();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, '& button': { minHeight: 44 } }}>
      {stage !== null && (
        <Button variant="contained" onClick={claim} disabled={claiming.isPending} aria-keyshortcuts="C">
          {stage}차 검토 {holder === null ? '맡기' : '이어 맡기'}
          <Key>C</Key>
        </Button>
      )}
      {may.requestReview2 && (
        <Button variant="contained" onClick={() => setAsking('passOn')}>
          2차 검토 요청
        </Button>
      )}
      {may.reassign && atHand !== null && <Button onClick={() => setAsking('reassign')}>맡은 사람 바꾸기</Button>}
      {may.amend && (
        <Button variant="outlined" onClick={() => setAsking('amend')}>
          고쳐 다시 검토
        </Button>
      )}
      {may.show && (
        <Button variant="outlined" onClick={() => setAsking('show')}>
          {review.shown === null ? '첫 화면에 싣기' : '첫 화면의 글 고치기'}
        </Button>
      )}
      {review.shown !== null && <Button onClick={() => setAsking('hide')}>첫 화면에서 내리기</Button>}
      {may.withdraw && (
        <Button color="error" onClick={() => setAsking('withdraw')}>
          철회
        </Button>
      )}
      <NextAdvice id={review.id} />
      {claiming.asking}
      <Suspense>{asking === 'passOn' && <PassOn review={review} onClose={close} />}</Suspense>
      {asking === 'reassign' && atHand !== null && <Reassign review={review} stage={atHand} onClose={close} />}
      {asking === 'amend' && (
        <ReasonedDialog
          title="고쳐 다시 검토"
          action="다시 검토"
          isHarmless
          onClose={close}
          command={(reason) => amendAdvice(review, reason)}
          onDone={done('1차 검토 대기로 보냈습니다.')}
        >
          <Typography>
            발행한 글을 초안으로 삼아 두 검토를 다시 거칩니다. 그동안 회원은 지금 글을 계속 읽고, 고치는 중임을 봅니다.
          </Typography>
        </ReasonedDialog>
      )}
      {asking === 'show' && (
        <Suspense>
          <ShowOnHome review={review} onClose={close} onDone={done('첫 화면에 실었습니다.')} />
        </Suspense>
      )}
      {asking === 'hide' && (
        <ReasonedDialog
          title="첫 화면에서 내리기"
          action="내리기"
          isHarmless
          onClose={close}
          command={(reason) => hideAdvice(review, reason)}
          onDone={done('첫 화면에서 내렸습니다.')}
        >
          <Typography>첫 화면의 글만 사라집니다. 회원의 자문은 그대로입니다.</Typography>
        </ReasonedDialog>
      )}
      {asking === 'withdraw' && (
        <ReasonedDialog
          title="자문 철회"
          action="철회"
          onClose={close}
          command={(reason) => withdrawAdvice(review, reason)}
          onDone={done('자문을 철회했습니다.')}
        >
          <Typography>발행한 글을 더는 회원에게 보이지 않습니다. 되돌릴 수 없습니다.</Typography>
        </ReasonedDialog>
      )}
    </Box>
  );
};
