import { Box, Button, Typography } from '@mui/material';
import type { RecallItem } from '@nomucheck/domain/recalls/contract.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { withCondition } from '../list/conditions.ts';
import { ContextNav } from '../list/context-nav.tsx';
import { Choice } from '../list/filter-fields.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../list/list-states.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { RecallLines } from './recall-lines.tsx';
import { kindNames } from './words.ts';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /admin/data/recall: what was given to people on cases that changed afterwards. The filter and the page are in the address. */
const RecallList = () => (
  <OnlyFor entry="data">
    <ListBase
      perPage={25}
      sort={{ field: 'recalledAt', order: 'DESC' }}
      filterDefaultValues={{ open: true }}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="다시 볼 기록" />
      <ContextNav root="admin/data" label="판정례 자료" />
      <Typography sx={{ mb: 2 }}>
        승인한 뒤 고치거나 내린 자료를 쓴 기록입니다. 결과, 판매한 문서, 상담은 보이는 승소율이 달라지는 것만, 게시글은
        그 자료를 링크한 것, 자문은 그 자료를 인용한 것 모두 있습니다.
      </Typography>
      <Filters />
      <Recalls />
    </ListBase>
  </OnlyFor>
);

export default RecallList;

const Filters = () => {
  const { filterValues, setFilters } = useListContext<RecallItem>();
  const { open, kind } = filterValues;
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Choice
        label="살펴봄"
        value={typeof open === 'boolean' ? String(open) : ''}
        onChoose={(wanted) => setFilters(withCondition(filterValues, 'open', wanted === '' ? '' : wanted === 'true'))}
      >
        {[
          ['true', '살펴볼 것'],
          ['false', '살펴보았거나 다시 계산한 것'],
        ]}
      </Choice>
      <Choice
        label="종류"
        value={typeof kind === 'string' ? kind : ''}
        onChoose={(wanted) => setFilters(withCondition(filterValues, 'kind', wanted))}
      >
        {Object.entries(kindNames)}
      </Choice>
    </Box>
  );
};

const Recalls = () => {
  const { data = [], error, isPending, refetch, total = 0, filterValues, setFilters } = useListContext<RecallItem>();
  if (isPending) return <ListWaiting label="다시 볼 기록을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    const all = (
      <Button color="inherit" onClick={() => setFilters({})}>
        모두 보기
      </Button>
    );
    return (
      <ListEmpty action={Object.keys(filterValues).length > 0 && all}>
        {filterValues.open === true ? '살펴볼 기록이 없습니다.' : '조건에 맞는 기록이 없습니다.'}
      </ListEmpty>
    );
  }
  return (
    <>
      <RecallLines items={data} withCase />
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};
