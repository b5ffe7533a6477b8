import { Box, Button, Chip, Tab, Tabs } from '@mui/material';
import type { AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import { RecordContextProvider } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { useWholeRecord } from '../../api/whole-record.ts';
import { RecordHistory } from '../../history/record-history.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { postList } from '../boards-data.ts';
import { addressOnSite, categoryName, statusWords, titleOf } from '../words.ts';
import { Desk } from './desk.tsx';
import { typedOf } from './kept-post.ts';
import { useTyped } from './use-typed.ts';

/** /admin/board/{id}: one article, its text and its history (`?tab=history`). */
const EditPage = () => {
  const { id = '' } = useParams();
  const { user } = useSession();
  return <OnlyFor entry="board">{user && <Loaded key={`${id} ${user.id}`} id={id} />}</OnlyFor>;
};

export default EditPage;

const list = { to: `/${postList}`, name: '게시판 목록으로' };

const Loaded = ({ id }: { id: string }) => {
  // Read anew only when asked: a text must not change under the cursor.
  const { data, error, refetch } = useWholeRecord<AdminBoardPost>(postList, id, {
    refetchOnWindowFocus: false,
  });
  if (data !== undefined)
    return (
      <RecordContextProvider value={data}>
        <Post post={data} />
      </RecordContextProvider>
    );
  if (!error) return <PageWaiting />;
  return <RecordNotLoaded title="게시판 글" error={error} onRetry={() => void refetch()} list={list} />;
};

type Part = 'text' | 'history';

const Post = ({ post }: { post: AdminBoardPost }) => {
  const [params, setParams] = useSearchParams();
  const part: Part = params.get('tab') === 'history' ? 'history' : 'text';
  const work = useTyped(typedOf(post));
  return (
    <>
      <PageHeading
        title={titleOf(post)}
        badge={
          <>
            <Chip size="small" variant="outlined" label={categoryName(post)} />
            <Chip size="small" variant="outlined" label={statusWords(post)} />
            {post.pinned && <Chip size="small" variant="outlined" label="고정" />}
          </>
        }
      >
        {post.status === 'published' && (
          <Button href={addressOnSite(post)} sx={{ minHeight: 44 }}>
            사이트에서 보기
          </Button>
        )}
        <Button component={Link} to={list.to} sx={{ minHeight: 44 }}>
          목록
        </Button>
      </PageHeading>
      <Tabs
        value={part}
        onChange={(_event, wanted: Part) => setParams(wanted === 'history' ? { tab: 'history' } : {})}
        aria-label="화면"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="text" label="글" id="post-text" />
        <Tab value="history" label="변경 이력" id="post-history" />
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`post-${part}`}>
        {part === 'text' ? (
          <Desk post={post} work={work} />
        ) : (
          <RecordHistory kind="post" id={post.id} revision={post.revision} />
        )}
      </Box>
    </>
  );
};
