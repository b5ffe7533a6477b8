import { Button } from '@mui/material';
import type { AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { useWholeRecords } from '../../api/whole-record.ts';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { postList, useBoardsData } from '../boards-data.ts';

type OtherDeedsProps = {
  readonly post: AdminBoardPost;
  /** What was typed stays; it goes on from the article as it is now. */
  readonly onDone: (answer: AdminBoardPost) => void;
  readonly onRemoved: () => void;
};

/** Pins an article, takes it down and removes it. */
export const OtherDeeds = ({ post, onDone, onRemoved }: OtherDeedsProps) => {
  const { pinPost, takePostDown, removePost } = useBoardsData();
  const { askForLists, forget } = useWholeRecords(postList);
  const notify = useNotify();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'take-down' | 'remove' | null>(null);
  const pinning = useMutation({
    mutationFn: () => pinPost(post, !post.pinned),
    onSuccess: onDone,
    onError: (failure) => notify(messageOf(failure), { type: 'error' }),
  });
  return (
    <>
      <Button disabled={pinning.isPending} onClick={() => pinning.mutate()}>
        {post.pinned ? '고정 풀기' : '위에 고정'}
      </Button>
      {post.status !== 'draft' && (
        <Button color="error" onClick={() => setAsking('take-down')}>
          {post.status === 'scheduled' ? '게시 취소' : '내리기'}
        </Button>
      )}
      <Button color="error" onClick={() => setAsking('remove')}>
        지우기
      </Button>
      {asking === 'take-down' && (
        <ReasonedDialog
          title={post.status === 'scheduled' ? '게시 취소' : '게시판에서 내리기'}
          action="내리기"
          onClose={() => setAsking(null)}
          command={(reason) => takePostDown(post, reason)}
          onDone={(answer) => {
            setAsking(null);
            onDone(answer);
            notify('내렸습니다. 글은 초안으로 남아 있습니다.', { type: 'info' });
          }}
        >
          독자는 이 글을 더 볼 수 없습니다. 글은 초안으로 남습니다.
        </ReasonedDialog>
      )}
      {asking === 'remove' && (
        <ReasonedDialog
          title="글 지우기"
          action="지우기"
          onClose={() => setAsking(null)}
          command={(reason) => removePost(post, reason)}
          onDone={() => {
            onRemoved();
            askForLists();
            void navigate(`/${postList}`);
            forget(post.id);
            notify('글을 지웠습니다.', { type: 'info' });
          }}
        >
          목록과 사이트에서 사라지고, 다시 열 수 없습니다. 기록에는 남습니다.
        </ReasonedDialog>
      )}
    </>
  );
};
