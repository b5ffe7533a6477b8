import { Alert, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { fieldErrorsOf, messageOf } from '../../api/api-error.ts';
import { useWholeRecords } from '../../api/whole-record.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { postList, useBoardsData } from '../boards-data.ts';
import { blank, isSameTyped, type Typed } from './kept-post.ts';
import { PostForm } from './post-form.tsx';
import { useTyped } from './use-typed.ts';

/** /admin/board/create: an article that wasn't saved yet. */
const CreatePage = () => {
  const { user } = useSession();
  return (
    <OnlyFor entry="board">
      <PageHeading title="글쓰기">
        <Button component={Link} to={`/${postList}`} sx={{ minHeight: 44 }}>
          목록
        </Button>
      </PageHeading>
      {user && <Writing key={user.id} />}
    </OnlyFor>
  );
};

export default CreatePage;

const Writing = () => {
  const work = useTyped(blank);
  const { draftPost } = useBoardsData();
  const { askForLists } = useWholeRecords(postList);
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ category, title, content }: Typed) => draftPost({ category, title: title.trim(), content }),
    onSuccess: ({ id }) => {
      work.take(blank);
      askForLists();
      notify('초안을 저장했습니다.', { type: 'info' });
      void navigate(`/${postList}/${encodeURIComponent(id)}`, { replace: true });
    },
  });
  const isEmpty = isSameTyped(work.typed, blank);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {work.wasKept && !isEmpty && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={() => work.take(blank)}>
              버리고 새로 쓰기
            </Button>
          }
        >
          저장하지 않고 둔 글을 이어 씁니다.
        </Alert>
      )}
      <PostForm work={work} errors={fieldErrorsOf(error)} />
      <Button
        variant="contained"
        disabled={isEmpty || isPending}
        onClick={() => mutate(work.typed)}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        초안 저장
      </Button>
    </Box>
  );
};
