import { Button, useMediaQuery } from '@mui/material';
import type { AdminBoardItem } from '@nomucheck/domain/boards/contract/post.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { theme } from '../../shell/theme.ts';
import { commentList, postList, reviewList } from '../boards-data.ts';
import { PostFilters } from './post-filters.tsx';
import { PostCards, PostTable } from './post-table.tsx';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

const newestFirst = { field: 'savedAt', order: 'DESC' } as const;

/** /admin/board: the articles of all boards, drafts included. Filter, order and page are stored only in the address. */
const PostList = () => (
  <OnlyFor entry="board">
    <ListBase perPage={25} sort={newestFirst} storeKey={false} queryOptions={withoutNotification}>
      <PageHeading title="게시판">
        <Button component={Link} to={`/${postList}/create`} variant="contained">
          글쓰기
        </Button>
        <Button component={Link} to={`/${commentList}`}>
          댓글
        </Button>
        <Button component={Link} to={`/${reviewList}`}>
          후기
        </Button>
      </PageHeading>
      <PostFilters />
      <Posts />
    </ListBase>
  </OnlyFor>
);

export default PostList;

const Posts = () => {
  const {
    data = [],
    error,
    isPending,
    refetch,
    total = 0,
    filterValues,
    setFilters,
  } = useListContext<AdminBoardItem>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  if (isPending) return <ListWaiting label="글을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0)
    return Object.keys(filterValues).length > 0 ? (
      <ListEmpty
        action={
          <Button color="inherit" onClick={() => setFilters({})}>
            조건 지우기
          </Button>
        }
      >
        조건에 맞는 글이 없습니다.
      </ListEmpty>
    ) : (
      <ListEmpty
        action={
          <Button color="inherit" component={Link} to={`/${postList}/create`}>
            글쓰기
          </Button>
        }
      >
        아직 쓴 글이 없습니다. 초안으로 저장해 두고, 게시하면 사이트의 게시판에 실립니다.
      </ListEmpty>
    );
  return (
    <>
      {isNarrow ? <PostCards posts={data} /> : <PostTable />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};
