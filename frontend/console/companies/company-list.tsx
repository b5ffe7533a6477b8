import { Box, Button, Card, CardContent, Link as MuiLink, Paper, Typography, useMediaQuery } from '@mui/material';
import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import { DataTable, ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { count, koreanDate, koreanToday } from '../../shared/formats.ts';
import type { Column as CsvColumn } from '../export/csv.ts';
import { ExportButton } from '../export/export-button.tsx';
import { withCondition } from '../list/conditions.ts';
import { WordSearch } from '../list/filter-fields.tsx';
import { framed } from '../list/framed.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../list/list-states.tsx';
import { LiveBar } from '../live/live-bar.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { theme } from '../shell/theme.ts';
import { companyList } from './companies-data.ts';
import { quotaWords } from './company-fields.ts';
import { RegisterCompany } from './edit-company.tsx';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /company/list: the companies that the firm serves. Search, order and page are stored only in the address. */
const CompanyList = () => (
  <OnlyFor entry="company">
    <ListBase perPage={25} sort={{ field: 'name', order: 'ASC' }} storeKey={false} queryOptions={withoutNotification}>
      <PageHeading title="회사 목록">
        <ExportButton<CompanyOut> resource={companyList} file={`회사-${koreanToday()}`} columns={exportColumns} />
        <RegisterCompany />
      </PageHeading>
      <LiveBar resource="company" />
      <Search />
      <Companies />
    </ListBase>
  </OnlyFor>
);

export default CompanyList;

const Search = () => {
  const { filterValues, setFilters } = useListContext<CompanyOut>();
  const word = typeof filterValues.q === 'string' ? filterValues.q : '';
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <WordSearch
        key={word}
        label="회사"
        help="이름이나 사업자등록번호의 일부"
        word={word}
        onSearch={(q) => setFilters(withCondition(filterValues, 'q', q))}
      />
      {word !== '' && <Button onClick={() => setFilters({})}>조건 지우기</Button>}
    </Box>
  );
};

const Companies = () => {
  const { data = [], error, isPending, refetch, total = 0, filterValues } = useListContext<CompanyOut>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  if (isPending) return <ListWaiting label="회사를 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    const isFiltered = Object.keys(filterValues).length > 0;
    return (
      <ListEmpty>
        {isFiltered ? '조건에 맞는 회사가 없습니다.' : '아직 등록한 회사가 없습니다. ‘회사 등록’으로 시작하십시오.'}
      </ListEmpty>
    );
  }
  return (
    <>
      {isNarrow ? <CompanyCards companies={data} /> : <CompanyTable />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};

const exportColumns: readonly CsvColumn<CompanyOut>[] = [
  { title: '이름', value: ({ name }) => name },
  { title: '사업자등록번호', value: ({ businessNumber }) => businessNumber },
  { title: '대표자', value: ({ representative }) => representative },
  { title: '구성원', value: ({ members }) => members },
  { title: '월 질문', value: ({ quotas }) => quotas.questions },
  { title: '월 토큰', value: ({ quotas }) => quotas.tokens },
  { title: '월 비용 (원)', value: ({ quotas }) => quotas.costWon },
];

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  fontWeight: 600,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

const CompanyLink = ({ company }: { company: CompanyOut }) => (
  <MuiLink component={Link} to={`/${companyList}/${company.id}`} sx={target}>
    {company.name}
  </MuiLink>
);

const nowrap = { whiteSpace: 'nowrap' } as const;
const Column = DataTable.Col<CompanyOut>;

/** The table on a wide screen. */
const CompanyTable = () => (
  <Paper variant="outlined">
    <Box sx={framed}>
      <DataTable<CompanyOut> rowClick={false} bulkActionButtons={false}>
        <Column source="name" label="이름" render={(company) => <CompanyLink company={company} />} />
        <Column source="businessNumber" label="사업자등록번호" sx={nowrap} />
        <Column source="members" label="구성원" sx={nowrap} render={({ members }) => `${count(members)}명`} />
        <Column source="quotas" label="한 달 한도" disableSort render={({ quotas }) => quotaWords(quotas)} />
        <Column source="createdAt" label="등록한 때" sx={nowrap} render={({ createdAt }) => koreanDate(createdAt)} />
      </DataTable>
    </Box>
  </Paper>
);

/** The list on a phone: one card a company. */
const CompanyCards = ({ companies }: { companies: readonly CompanyOut[] }) => (
  <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
    {companies.map((company) => (
      <Card key={company.id} component="li" variant="outlined">
        <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
          <CompanyLink company={company} />
          <Typography variant="body2">
            {company.businessNumber} · 구성원 {count(company.members)}명
          </Typography>
          <Typography variant="body2" color="text.secondary">
            한 달 한도: {quotaWords(company.quotas)}
          </Typography>
        </CardContent>
      </Card>
    ))}
  </Box>
);
