import { Box, Link, Skeleton, Typography } from '@mui/material';
import type { EndedDispute } from '@nomucheck/domain/calibration/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { koreanDate, koreanMoment, percent } from '../../shared/formats.ts';
import { ListFailure } from '../list/list-states.tsx';
import { NothingYet, Section } from '../shell/record/section.tsx';
import { queryKey, useCalibrationData, type Wanted } from './calibration-data.ts';
import { endingNames, placeNames, sideNames } from './words.ts';

/** The latest disputes that ended, each with a link to its check. */
export const EndedDisputes = ({ wanted }: { readonly wanted: Wanted }) => {
  const { endedDisputes } = useCalibrationData();
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey, 'endings', wanted],
    queryFn: ({ signal }) => endedDisputes(wanted, signal),
    retry: false,
  });
  return (
    <Section title="최근에 끝난 사건">
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={120} aria-busy aria-label="끝난 사건을 불러오는 중" role="status" />
      ) : data.length === 0 ? (
        <NothingYet>끝났다고 알려진 사건이 없습니다.</NothingYet>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((dispute) => (
            <Ended key={dispute.id} dispute={dispute} />
          ))}
        </Box>
      )}
    </Section>
  );
};

const Ended = ({ dispute }: { readonly dispute: EndedDispute }) => {
  const { id, ended, where, on, side, predicted, predictedAt, reportedBy } = dispute;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Link component={RouterLink} to={`/admin/check/${id}`}>
        {koreanDate(on)} · {placeNames[where]} · {endingNames[ended]}
      </Link>
      <Typography variant="body2" color="text.secondary">
        {predicted === null || predictedAt === null
          ? '견줄 추정 없음'
          : `${koreanMoment(predictedAt)} 추정 ${percent(predicted)}`}{' '}
        · {sideNames[side]} · {reportedBy === 'owner' ? '의뢰인이 알림' : '직원이 기록'}
      </Typography>
    </Box>
  );
};
