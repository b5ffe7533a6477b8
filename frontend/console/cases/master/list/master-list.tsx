import { Box, Button, useMediaQuery } from '@mui/material';
import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useState } from 'react';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { ColumnsButton } from '../../../list/columns-button.tsx';
import { withCondition } from '../../../list/conditions.ts';
import { DayField, WordSearch } from '../../../list/filter-fields.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../../list/list-states.tsx';
import { LiveBar } from '../../../live/live-bar.tsx';
import { SavedQueries } from '../../../preferences/saved-queries.tsx';
import { FoldingFilters } from '../../../shell/folding-filters.tsx';
import { OnlyFor } from '../../../shell/only-for.tsx';
import { PageHeading } from '../../../shell/page-heading.tsx';
import { theme } from '../../../shell/theme.ts';
import { DataNav } from '../../data-nav.tsx';
import { CsvButton } from './csv-button.tsx';
import { Facets } from './facets.tsx';
import { firstFilter } from './master-address.ts';
import { masterColumns, masterHiddenAtFirst, masterStoreKey } from './master-columns.ts';
import { MasterCards, MasterTable } from './master-table.tsx';

const withoutNotification = { onError: () => {} };

/** /admin/data/master: the accepted cases. Filter, order and page are stored only in the address. */
const MasterList = () => (
  <OnlyFor entry="data">
    <ListBase
      perPage={25}
      sort={{ field: 'acceptedAt', order: 'DESC' }}
      filterDefaultValues={firstFilter}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="마스터 자료">
        <Actions />
      </PageHeading>
      <DataNav />
      <LiveBar resource="case" />
      <Search />
      <Narrowed />
    </ListBase>
  </OnlyFor>
);

export default MasterList;

const Actions = () => {
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  return (
    <>
      <SavedQueries resource="case-master" />
      {isWide && (
        <ColumnsButton storeKey={masterStoreKey} columns={masterColumns} hiddenAtFirst={masterHiddenAtFirst} />
      )}
      <CsvButton />
    </>
  );
};

/** How many conditions are set beside those that the list begins with. */
const conditionsIn = ({ stage, ...others }: Readonly<Record<string, unknown>>): number =>
  Object.keys(others).length + (stage === firstFilter.stage ? 0 : 1);

const Search = () => {
  const { filterValues, setFilters } = useListContext<MasterCase>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const q = typeof filterValues.q === 'string' ? filterValues.q : '';
  return (
    <FoldingFilters set={conditionsIn(filterValues)} onClear={() => setFilters({ ...firstFilter })}>
      <WordSearch
        key={q}
        label="제목의 말, 사건번호"
        help="예: 2016두64876"
        word={q}
        onSearch={(word) => setFilters(withCondition(filterValues, 'q', word))}
      />
      <DayField
        label="승인일부터"
        value={typeof filterValues.acceptedFrom === 'string' ? filterValues.acceptedFrom : ''}
        onChange={(day) => setFilters(withCondition(filterValues, 'acceptedFrom', day))}
      />
      {isNarrow && <Facets />}
    </FoldingFilters>
  );
};

const Narrowed = () => {
  const isWide = useMediaQuery(theme.breakpoints.up('lg'));
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' } }}>
      {!isWide && !isNarrow && (
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ minHeight: 44 }}>
          {open ? '값으로 좁히기 접기' : '값으로 좁히기'}
        </Button>
      )}
      {(isWide || (open && !isNarrow)) && <Facets />}
      <div>
        <Cases />
      </div>
    </Box>
  );
};

const Cases = () => {
  const { data = [], error, isPending, refetch, total = 0, filterValues, setFilters } = useListContext<MasterCase>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  if (isPending) return <ListWaiting label="마스터 자료를 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    return conditionsIn(filterValues) > 0 ? (
      <ListEmpty
        action={
          <Button color="inherit" onClick={() => setFilters({ ...firstFilter })}>
            조건 지우기
          </Button>
        }
      >
        조건에 맞는 자료가 없습니다.
      </ListEmpty>
    ) : (
      <ListEmpty
        action={
          <Button color="inherit" component={Link} to="/admin/data">
            정제할 자료 보기
          </Button>
        }
      >
        아직 마스터 자료가 없습니다. 정제한 자료를 승인하면 여기에 쌓이고 승소율의 바탕이 됩니다.
      </ListEmpty>
    );
  }
  return (
    <>
      {isNarrow ? <MasterCards cases={data} /> : <MasterTable />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};
