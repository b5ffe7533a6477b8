import { Alert, Box, Button, Skeleton, useMediaQuery } from '@mui/material';
import type { AdminUser } from '@nomucheck/domain/people/contract/admin-user.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { LiveBar } from '../../live/live-bar.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { theme } from '../../shell/theme.ts';
import { UserCards } from './user-cards.tsx';
import { UserCounts } from './user-counts.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserListActions } from './user-list-actions.tsx';
import { UserTable } from './user-table.tsx';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /admin/user: people. Filter, order and page are stored only in the address. */
const UserList = () => (
  <OnlyFor entry="user">
    <ListBase
      perPage={25}
      sort={{ field: 'createdAt', order: 'DESC' }}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="회원 관리">
        <UserListActions />
      </PageHeading>
      <LiveBar resource="user" />
      <UserCounts />
      <UserFilters />
      <People />
    </ListBase>
  </OnlyFor>
);

export default UserList;

const People = () => {
  const { data, error, isPending, refetch, total = 0, filterValues, setFilters } = useListContext<AdminUser>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  if (isPending) return <Loading />;
  if (error) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => refetch()}>
            다시 시도
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    );
  }
  if (total === 0) {
    const isFiltered = Object.keys(filterValues).length > 0;
    return (
      <Alert
        severity="info"
        action={
          isFiltered && (
            <Button color="inherit" onClick={() => setFilters({})}>
              조건 지우기
            </Button>
          )
        }
      >
        {isFiltered ? '조건에 맞는 회원이 없습니다.' : '아직 가입한 회원이 없습니다.'}
      </Alert>
    );
  }
  return (
    <>
      {isNarrow ? <UserCards people={data ?? []} /> : <UserTable />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};

const Loading = () => (
  <Box aria-busy aria-label="회원을 불러오는 중" role="status">
    {Array.from({ length: 8 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: eight lines that are all alike
      <Skeleton key={row} height={44} />
    ))}
  </Box>
);
