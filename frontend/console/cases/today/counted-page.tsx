import { Box, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { count, koreanDate } from '../../../shared/formats.ts';
import { DayField, WordSearch } from '../../list/filter-fields.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useCasesData } from '../cases-data.ts';
import { DataNav } from '../data-nav.tsx';

/** /admin/data/master/counted: how the counted cases of a keyword ended, at the end of a day and today; both are in the address. */
const CountedPage = () => {
  const [address, setAddress] = useSearchParams();
  const [keyword, day] = [address.get('keyword') ?? '', address.get('day') ?? ''];
  const set = (name: string) => (value: string) =>
    setAddress((before) => {
      if (value === '') before.delete(name);
      else before.set(name, value);
      return before;
    });
  return (
    <OnlyFor entry="data">
      <PageHeading title="센 자료" />
      <DataNav />
      <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <WordSearch key={keyword} label="키워드" help="비우면 모든 자료" word={keyword} onSearch={set('keyword')} />
        <DayField label="견줄 날" value={day} onChange={set('day')} />
      </Box>
      {day === '' ? (
        <ListEmpty>날을 고르면 그날 끝에 수치의 근거로 센 자료와 지금 세는 자료를 나란히 보여 드립니다.</ListEmpty>
      ) : (
        <Counted keyword={keyword} day={day} />
      )}
    </OnlyFor>
  );
};

export default CountedPage;

const Counted = ({ keyword, day }: { readonly keyword: string; readonly day: string }) => {
  const { countedCases } = useCasesData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/data/master', 'counted', keyword, day],
    queryFn: () => Promise.all([countedCases(keyword, day), countedCases(keyword)]),
    retry: false,
  });
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListWaiting label="자료를 세는 중" />;
  const [then, now] = data;
  const rows = [
    ['판단한 자료', then.decided, now.decided],
    ['근로자 승', then.workerWins, now.workerWins],
    ['일부 인용', then.partial, now.partial],
    ['회사 승', then.employerWins, now.employerWins],
  ] as const;
  return (
    <Paper variant="outlined" sx={{ p: 2, overflowX: 'auto' }}>
      <Table size="small" aria-label="센 자료">
        <TableHead>
          <TableRow>
            <TableCell>결과</TableCell>
            <TableCell align="right">{koreanDate(day)}</TableCell>
            <TableCell align="right">지금</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, was, is]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{count(was)}건</TableCell>
              <TableCell align="right">{count(is)}건</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        전체 수집한 자료만 세고, 한 분쟁은 한 번만 셉니다.
      </Typography>
    </Paper>
  );
};
