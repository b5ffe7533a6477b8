import { Alert, Box, Button } from '@mui/material';
import type { AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, isConflict, messageOf } from '../../api/api-error.ts';
import { useWholeRecords } from '../../api/whole-record.ts';
import { useKeptFromLeaving } from '../../typing/use-kept-from-leaving.ts';
import { postList, useBoardsData } from '../boards-data.ts';
import { isSameTyped, type Typed, typedOf } from './kept-post.ts';
import { OtherDeeds } from './other-deeds.tsx';
import { PostForm } from './post-form.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { TwoPosts } from './two-posts.tsx';
import type { TypedPost } from './use-typed.ts';

type DeskProps = { readonly post: AdminBoardPost; readonly work: TypedPost };

/** Where an article is written, saved and published. */
export const Desk = ({ post, work }: DeskProps) => {
  const { typed, wasKept } = work;
  const { savePost, publishPost } = useBoardsData();
  const { show, askForLists } = useWholeRecords(postList);
  const notify = useNotify();
  const [isPublishing, setPublishing] = useState(false);
  const isTouched = !isSameTyped(typed, typedOf(post));

  const taken = (answer: AdminBoardPost) => {
    show(answer);
    askForLists('history');
  };
  const save = async (sent: Typed): Promise<AdminBoardPost> => {
    const { category, title, content, base } = sent;
    const saved = await savePost({ id: post.id, revision: base }, { category, title: title.trim(), content });
    work.settle(sent, saved.revision);
    taken(saved);
    return saved;
  };
  const saving = useMutation({
    mutationFn: save,
    onSuccess: () => notify('저장했습니다.', { type: 'info' }),
  });
  const publishing = useMutation({
    mutationFn: async (publishAt: string | undefined) => {
      const saved = isTouched ? await save(typed) : post;
      const answer = await publishPost(saved, publishAt);
      work.settle(typed, answer.revision);
      return answer;
    },
    onSuccess: (answer) => {
      taken(answer);
      setPublishing(false);
      notify(answer.status === 'scheduled' ? '게시할 시각을 정했습니다.' : '게시했습니다.', { type: 'info' });
    },
    onError: (failure) => {
      // The fields of the article show what is wrong with it; the dialog what is wrong with the time.
      if (fieldErrorsOf(failure).publishAt === undefined) setPublishing(false);
    },
  });
  const error = saving.error ?? publishing.error;
  const isPending = saving.isPending || publishing.isPending;
  useKeptFromLeaving(isPending);
  const forget = () => {
    saving.reset();
    publishing.reset();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      {isConflict(error) ? (
        <TwoPosts post={post} work={work} onDecided={forget} />
      ) : (
        error && !isPublishing && <Alert severity="error">{messageOf(error)}</Alert>
      )}
      {wasKept && isTouched && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={() => work.take(typedOf(post))}>
              버리고 저장된 글로
            </Button>
          }
        >
          저장하지 않고 둔 글을 이어 씁니다.
        </Alert>
      )}
      {post.hasChanges && (
        <Alert severity="warning">저장한 내용이 아직 게시되지 않았습니다. 독자는 전에 게시한 글을 봅니다.</Alert>
      )}
      <PostForm work={work} errors={fieldErrorsOf(error)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
        <Button variant="outlined" disabled={!isTouched || isPending} onClick={() => saving.mutate(typed)}>
          저장
        </Button>
        <Button
          variant="contained"
          disabled={isPending || (post.status === 'published' && !post.hasChanges && !isTouched)}
          onClick={() => {
            forget();
            setPublishing(true);
          }}
        >
          {post.status === 'published' ? '고친 내용 게시' : '게시'}
        </Button>
        <OtherDeeds
          post={post}
          onDone={(answer) => {
            work.goOnFrom(answer.revision);
            taken(answer);
          }}
          onRemoved={() => work.take(typedOf(post))}
        />
      </Box>
      {isPublishing && (
        <PublishDialog
          post={{ ...post, category: typed.category }}
          isPending={isPending}
          error={fieldErrorsOf(publishing.error).publishAt}
          onPublish={(publishAt, forget) => publishing.mutate(publishAt, { onSuccess: forget })}
          onClose={() => setPublishing(false)}
        />
      )}
    </Box>
  );
};
