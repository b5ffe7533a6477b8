import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReviewDetail, WorkingCopyOut } from '@nomucheck/domain/advice/contract/review.ts';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '../../../../shared/client/session.ts';
import { koreanClock } from '../../../../shared/formats.ts';
import { isAdmin } from '../../../access/grants.ts';
import { messageOf } from '../../../api/api-error.ts';
import { lazyPage } from '../../../shell/lazy-page.ts';
import { useKey } from '../../../shell/use-key.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Key } from '../../../typing/key.tsx';
import { localCopyOf, useWorkingCopy, type WorkInHand } from '../../copy/use-working-copy.ts';
import { type ReviewStage, useInspectionData } from '../../inspection-data.ts';
import { useReviewShown } from '../../use-review.ts';
import { Desk } from '../desk.tsx';
import { Reassign } from './reassign.tsx';

const TwoCopies = lazyPage(async () => ({ default: (await import('../two-copies.tsx')).TwoCopies }));

const loadApprove = () => import('../verdict/approve.tsx');
const loadReturn = () => import('../verdict/return-review.tsx');
const Approve = lazyPage(loadApprove);
const ReturnReview = lazyPage(loadReturn);

type HoldingProps = {
  readonly review: ReviewDetail;
  readonly stage: ReviewStage;
  readonly me: string;
  readonly loaded: WorkingCopyOut;
  /** The review is given back, finished, or lost and left. */
  readonly onLeft: () => void;
};

/** The review that the reader holds: the text is theirs to change, and is saved as they type. */
export const Holding = ({ review, stage, me, loaded, onLeft }: HoldingProps) => {
  const { id } = review;
  const work = useWorkingCopy({ id, stage, me, loaded });
  const [asking, setAsking] = useState<'approve' | 'return' | 'reassign' | null>(null);
  const { releaseReview, claimReview, reviewOf } = useInspectionData();
  const shown = useReviewShown();
  const notify = useNotify();
  const { user } = useSession();
  const close = () => setAsking(null);
  const left = async () => {
    localCopyOf({ me, id, stage }).forget();
    await shown(id);
    onLeft();
  };

  // The advice says that somebody else has it: the server is asked before the reader is told.
  const holder = review.holder?.id;
  const { recheck } = work;
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only when another person has it
  useEffect(() => {
    if (!first.current) void recheck();
    first.current = false;
  }, [holder]);

  const release = useMutation({
    mutationFn: async () => {
      await work.flush();
      const { revision } = await reviewOf(id);
      await releaseReview({ id, revision }, stage);
    },
    onSuccess: async () => {
      await left();
      notify('내려놓았습니다. 적은 글은 남아 있어 이어 맡는 사람이 봅니다.', { type: 'info' });
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  const renew = useMutation({
    mutationFn: () => claimReview(id, stage),
    onSuccess: async () => {
      await recheck();
      await shown(id);
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });

  // Loaded while the text is read, so that the keys typed after A don't wait for the dialog.
  useEffect(() => {
    for (const load of [loadApprove, loadReturn]) load().catch(() => {});
  }, []);

  const canJudge = !work.isLost && work.theirs === null;
  useKey('KeyA', () => canJudge && setAsking('approve'));
  useKey('KeyB', () => canJudge && setAsking('return'));
  return (
    <>
      {work.isLost ? (
        <Lost
          work={work}
          canClaim={stage === 1 ? review.may.claim1 : review.may.claim2}
          onClaim={() => renew.mutate()}
          onLeave={() => void left()}
        />
      ) : (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, '& button': { minHeight: 44 } }}
        >
          <Button variant="contained" onClick={() => setAsking('approve')} disabled={!canJudge} aria-keyshortcuts="A">
            승인
            <Key>A</Key>
          </Button>
          <Button
            variant="outlined"
            color="error"
            onClick={() => setAsking('return')}
            disabled={!canJudge}
            aria-keyshortcuts="B"
          >
            돌려보내기
            <Key>B</Key>
          </Button>
          <Button onClick={() => release.mutate()} disabled={release.isPending}>
            내려놓기
          </Button>
          {review.may.reassign && isAdmin(user) && (
            <Button onClick={() => setAsking('reassign')}>맡은 사람 바꾸기</Button>
          )}
          <Lease work={work} onRenew={() => renew.mutate()} />
        </Box>
      )}
      {work.isPutBack && !work.isLost && (
        <Alert severity="info" sx={{ mb: 2 }}>
          이 기기에 남아 있던, 저장되지 않은 글을 다시 불러왔습니다.
        </Alert>
      )}
      {work.saving === 'refused' && work.refusal !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          저장하지 못했습니다. {work.refusal}
        </Alert>
      )}
      <Desk
        review={review}
        copy={work.copy}
        citations={loaded.citations}
        onChange={work.isLost ? null : work.change}
        onSave={() => void work.flush()}
        isWritten
        status={<Saved work={work} />}
      />
      {work.theirs !== null && (
        <Suspense fallback={null}>
          <TwoCopies work={work} theirs={work.theirs} />
        </Suspense>
      )}
      <Suspense>
        {asking === 'approve' && (
          <Approve
            review={review}
            stage={stage}
            work={work}
            citations={loaded.citations}
            onClose={close}
            onDone={async () => {
              await left();
              notify(stage === 1 ? '1차 검토를 마치고 2차로 넘겼습니다.' : '발행했습니다.', { type: 'info' });
            }}
          />
        )}
        {asking === 'return' && (
          <ReturnReview
            review={review}
            stage={stage}
            work={work}
            onClose={close}
            onDone={async () => {
              await left();
              notify('돌려보냈습니다.', { type: 'info' });
            }}
          />
        )}
      </Suspense>
      {asking === 'reassign' && <Reassign review={review} stage={stage} onClose={close} />}
    </>
  );
};

/** `저장됨 14:03`, or why it isn't. */
const Saved = ({ work: { saving, savedAt } }: { work: WorkInHand }) => (
  <Typography component="span" role="status" variant="body2" color={saving === 'cut' ? 'error' : 'text.secondary'}>
    {savedWords(saving, savedAt)}
  </Typography>
);

const savedWords = (saving: WorkInHand['saving'], savedAt: string | null): string => {
  switch (saving) {
    case 'saved':
      return savedAt === null ? '고친 것 없음' : `저장됨 ${koreanClock(savedAt)}`;
    case 'typing':
      return '적는 중';
    case 'saving':
      return '저장 중';
    case 'cut':
      return '연결이 끊겨 이 기기에만 저장됨. 연결되면 저장합니다.';
    case 'refused':
      return '저장되지 않음';
  }
};

/** Until when the reader has it. Writing renews it; whoever only reads may renew it by hand. */
const Lease = ({ work: { holder }, onRenew }: { work: WorkInHand; onRenew: () => void }) => {
  const now = useNow();
  if (holder === null) return null;
  const isOver = Date.parse(holder.until) <= now.getTime();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography component="span" variant="body2" color={isOver ? 'error' : 'text.secondary'}>
        {isOver
          ? '맡은 시간이 지났습니다. 다른 노무사가 이어 맡을 수 있습니다.'
          : `${koreanClock(holder.until)}까지 맡음 (적는 동안 늘어남)`}
      </Typography>
      <Button size="small" onClick={onRenew}>
        시간 늘리기
      </Button>
    </Box>
  );
};

type LostProps = {
  readonly work: WorkInHand;
  readonly canClaim: boolean;
  readonly onClaim: () => void;
  readonly onLeave: () => void;
};

/** Another person has the review now. What was typed is still there to be copied. */
const Lost = ({ work, canClaim, onClaim, onLeave }: LostProps) => {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(work.copy.text).then(
      () => notify('글을 복사했습니다.', { type: 'info' }),
      () => notify('복사하지 못했습니다. 글을 직접 골라 복사해 주십시오.', { type: 'warning' }),
    );
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {work.holder === null
        ? '이 검토를 더는 맡고 있지 않습니다.'
        : `이제 ${work.holder.name}님이 이 검토를 맡고 있습니다.`}{' '}
      적으신 글은 아래와 이 기기에 그대로 있지만, 저장되지는 않습니다.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& button': { minHeight: 44 } }}>
        <Button color="inherit" variant="outlined" onClick={() => void copy()}>
          내 글 복사
        </Button>
        {canClaim && (
          <Button color="inherit" variant="outlined" onClick={onClaim}>
            다시 맡기
          </Button>
        )}
        <Button color="inherit" onClick={onLeave}>
          내 글 버리고 지금 글 보기
        </Button>
      </Box>
    </Alert>
  );
};
