import {
  Box,
  Link as MuiLink,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { OutdatedResult } from '@nomucheck/domain/cases/contract/today.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { framed } from '../../list/framed.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { stackedOnPhone } from '../../list/stacked.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useCasesData } from '../cases-data.ts';
import { DataNav } from '../data-nav.tsx';
import { figureText } from '../impact/figure-text.ts';
import { resultName } from '../impact/words.ts';

/** /admin/data/master/outdated: results that would be other ones today. */
const OutdatedPage = () => (
  <OnlyFor entry="data">
    <PageHeading title="예전 결과" />
    <DataNav />
    <Results />
  </OnlyFor>
);

export default OutdatedPage;

const Results = () => {
  const { allOutdatedResults } = useCasesData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/today', 'outdated'],
    queryFn: allOutdatedResults,
  });
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListWaiting label="예전 결과를 불러오는 중" />;
  if (data.total === 0)
    return <ListEmpty>예전 결과가 없습니다. 지금 다시 계산해도 모든 결과가 그대로입니다.</ListEmpty>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>
        지금 계산하면 다른 승소율이나 구간이 나오거나 예전 질문지로 계산한 결과 {count(data.total)}건입니다. 회원의 결과
        화면에 바뀌었다는 표시가 있고, 회원이 다시 계산하면 지금 자료를 따릅니다.
        {data.total > data.results.length && ` 최근 ${count(data.results.length)}건만 보입니다.`}
      </Typography>
      <Paper variant="outlined" sx={{ ...framed, '& td, & th': { whiteSpace: 'nowrap' }, ...stackedOnPhone }}>
        <Table size="small" aria-label="예전 결과">
          <TableHead>
            <TableRow>
              <TableCell>결과</TableCell>
              <TableCell>쪽</TableCell>
              <TableCell>까닭</TableCell>
              <TableCell align="right">그때</TableCell>
              <TableCell align="right">지금 자료로</TableCell>
            </TableRow>
          </TableHead>
          <TableBody data-rows>
            {data.results.map((result) => (
              <ResultRow key={result.calculationId} result={result} />
            ))}
          </TableBody>
        </Table>
      </Paper>
    </Box>
  );
};

const sideNames: Readonly<Record<OutdatedResult['side'], string>> = { employee: '근로자', employer: '회사' };
const whyNames: Readonly<Record<OutdatedResult['why'], string>> = {
  cases: '자료가 바뀜',
  questionnaire: '질문지가 바뀜',
};

const ResultRow = ({ result }: { result: OutdatedResult }) => {
  const { checkId, side, why, before, bandBefore, after, bandAfter } = result;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <MuiLink component={Link} to={`/admin/check/${checkId}`}>
          {resultName(result)}
        </MuiLink>
      </TableCell>
      <TableCell data-name="쪽">{sideNames[side]}</TableCell>
      <TableCell data-name="까닭">{whyNames[why]}</TableCell>
      <TableCell data-name="그때" align="right">
        {figureText(before, bandBefore)}
      </TableCell>
      <TableCell data-name="지금 자료로" align="right">
        {why === 'questionnaire' ? '다시 계산해야 앎' : figureText(after, bandAfter)}
      </TableCell>
    </TableRow>
  );
};
