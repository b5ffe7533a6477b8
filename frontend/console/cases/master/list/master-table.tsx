import { Box, Card, CardContent, Link as MuiLink, Paper, Typography } from '@mui/material';
import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { count, shortDate } from '../../../../shared/formats.ts';
import { framed } from '../../../list/framed.ts';
import { caseName, caseNumberOf, decidedOnText, outcomeName, samplingNames, shortKindNames } from '../../words.ts';
import { masterHiddenAtFirst, masterStoreKey } from './master-columns.ts';

/** The title of a case, as a link to its record. */
const CaseLink = ({ item }: { item: MasterCase }) => (
  <MuiLink
    component={Link}
    to={`/admin/data/master/${item.id}`}
    sx={{ display: 'inline-flex', alignItems: 'center', fontWeight: 600, minHeight: 24 }}
  >
    {caseName(item)}
  </MuiLink>
);

/** The title gets the free width; dates and short words are not broken. */
const columnWidths = {
  ...framed,
  // With less padding than usual, the default columns fit beside the facets at 1280 px.
  '& th, & td': { px: 1.25 },
  '& td:first-of-type': { minWidth: 200 },
  // A broken case number is hard to read and to copy.
  '& .column-tribunal': { overflowWrap: 'normal', minWidth: 130 },
  '& td:not(:first-of-type, .column-tribunal, .column-keywords)': { whiteSpace: 'nowrap' },
} as const;

const Column = DataTable.Col<MasterCase>;

/** The table on a wide screen, with columns to choose and to sort by. */
export const MasterTable = () => (
  <Paper variant="outlined">
    <Box sx={columnWidths}>
      <DataTable<MasterCase>
        rowClick={false}
        bulkActionButtons={false}
        hiddenColumns={masterHiddenAtFirst}
        storeKey={masterStoreKey}
      >
        <Column source="title" label="제목" render={(item) => <CaseLink item={item} />} />
        <Column source="tribunal" label="사건" render={(item) => caseNumberOf(item)} />
        <Column source="decidedOn" label="판정일" render={({ decidedOn }) => decidedOnText(decidedOn)} />
        <Column source="kind" label="종류" disableSort render={({ kind }) => shortKindNames[kind]} />
        <Column source="outcome" label="결과" disableSort render={({ outcome }) => outcomeName(outcome)} />
        <Column source="sampling" label="수집 방식" disableSort render={({ sampling }) => samplingNames[sampling]} />
        <Column source="keywords" label="키워드" disableSort render={({ keywords }) => keywords.join(', ')} />
        <Column source="acceptedAt" label="승인일" render={({ acceptedAt }) => shortDate(acceptedAt)} />
        <Column source="updatedAt" label="바뀐 날" render={({ updatedAt }) => shortDate(updatedAt)} />
      </DataTable>
    </Box>
  </Paper>
);

/** The list on a phone: one card a case. */
export const MasterCards = ({ cases }: { cases: readonly MasterCase[] }) => (
  <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
    {cases.map((item) => (
      <Card key={item.id} component="li" variant="outlined">
        <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
          <CaseLink item={item} />
          <Typography variant="body2">
            {[caseNumberOf(item), decidedOnText(item.decidedOn)].filter((part) => part !== '').join(' · ')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {shortKindNames[item.kind]} · {outcomeName(item.outcome)} · {samplingNames[item.sampling]} · 키워드{' '}
            {count(item.keywords.length)}개
          </Typography>
        </CardContent>
      </Card>
    ))}
  </Box>
);
