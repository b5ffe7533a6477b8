import { Button, useMediaQuery } from '@mui/material';
import type { CorrectionItem } from '@nomucheck/domain/checks/corrections/contract.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { koreanToday } from '../../shared/formats.ts';
import { ExportButton } from '../export/export-button.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../list/list-states.tsx';
import { LiveBar } from '../live/live-bar.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { theme } from '../shell/theme.ts';
import { CorrectionFilters } from './correction-filters.tsx';
import { CorrectionRuns } from './correction-runs.tsx';
import { CorrectionCards, CorrectionTable } from './correction-table.tsx';
import { exportColumns } from './words.ts';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /admin/correction: results whose last day or routes the service corrected. Filter, order and page are in the address. */
const CorrectionList = () => (
  <OnlyFor entry="correction">
    <ListBase
      perPage={25}
      sort={{ field: 'correctedAt', order: 'DESC' }}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="바뀐 기한">
        <ExportButton<CorrectionItem>
          resource="admin/correction"
          file={`바뀐-기한-${koreanToday()}`}
          columns={exportColumns}
        />
      </PageHeading>
      <LiveBar resource="correction" />
      <CorrectionRuns />
      <CorrectionFilters />
      <Corrections />
    </ListBase>
  </OnlyFor>
);

export default CorrectionList;

const Corrections = () => {
  const list = useListContext<CorrectionItem>();
  const { data = [], error, isPending, refetch, total = 0, filterValues, setFilters } = list;
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const isFiltered = Object.keys(filterValues).length > 0;
  if (isPending) return <ListWaiting label="바뀐 기한을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    const clear = (
      <Button color="inherit" onClick={() => setFilters({})}>
        조건 지우기
      </Button>
    );
    return (
      <ListEmpty action={isFiltered && clear}>
        {isFiltered
          ? '조건에 맞는 진단이 없습니다.'
          : '새 판을 발행하면서 마지막 날이나 열린 길이 달라진 진단이 없습니다.'}
      </ListEmpty>
    );
  }
  return (
    <>
      {isNarrow ? <CorrectionCards items={data} /> : <CorrectionTable />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};
