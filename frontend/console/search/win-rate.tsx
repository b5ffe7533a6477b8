import { Box, Paper, Typography } from '@mui/material';
import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { CaseWinRateAnswer } from '@nomucheck/domain/search/contract/search.ts';
import { count, percent } from '../../shared/formats.ts';
import { YearTable } from '../../shared/search/year-table.tsx';

/** How the found cases ended for the worker, with a table by year. */
export const WinRate = ({ winRate }: { winRate: CaseWinRateAnswer }) => {
  const { decided, missing, workerWins, partial, rate, band, byYear } = winRate;
  return (
    <Paper variant="outlined" component="section" aria-label="찾은 판례의 승소율" sx={{ p: 2, mb: 2 }}>
      {rate === null ? (
        <Typography variant="body2">전수로 모은 판례 가운데 판단이 난 것이 없어 승소율을 내지 않았습니다.</Typography>
      ) : (
        <>
          <Typography>
            {missing === 0 ? (
              <>
                근로자 승소율 <strong>{percent(rate)}</strong>
                {band && ` (90% 구간 ${percent(band.low)}~${percent(band.high)})`}
              </>
            ) : (
              `판단이 난 판례가 ${count(missing)}건 더 있어야 승소율을 냅니다.${
                band ? ` 지금은 ${percent(band.low)}~${percent(band.high)} 사이입니다.` : ''
              }`
            )}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            판단이 난 {count(decided)}건 가운데 {caseOutcomeNames.worker_win} {count(workerWins)}건,{' '}
            {caseOutcomeNames.partial} {count(partial)}건. 한 다툼은 마지막 판단으로 한 번 셉니다.
          </Typography>
          <Box component="details" sx={{ fontSize: 14, mt: 1 }}>
            <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
              연도별 표
            </Box>
            <Box sx={{ '& :is(th, td)': { pr: 2, textAlign: 'left' } }}>
              <YearTable byYear={byYear} />
            </Box>
          </Box>
        </>
      )}
    </Paper>
  );
};
