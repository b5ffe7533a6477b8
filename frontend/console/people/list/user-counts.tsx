import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { AdminUserCounts } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useQuery } from '@tanstack/react-query';
import { count } from '../../../shared/formats.ts';
import { roleName } from '../../firm/roles.ts';
import { usePeopleData } from '../people-data.ts';
import { oauthNames } from '../words.ts';
import { SignUpsChart } from './sign-ups-chart.tsx';

/** The number of people, and the sign-ups on each of the last thirty days. */
export const UserCounts = () => {
  const { countUsers } = usePeopleData();
  const { data, error } = useQuery({
    queryKey: ['admin/user', 'counts'],
    queryFn: countUsers,
    staleTime: 10_000,
  });
  // The list is usable without the counts.
  if (error) return null;
  return (
    <Box component="section" aria-label="회원 수" sx={{ mb: 1.5 }}>
      {data === undefined ? <Skeleton height={28} /> : <Figures counts={data} />}
    </Box>
  );
};

const shown = (names: readonly (readonly [string, number])[]): string =>
  names
    .filter(([, people]) => people > 0)
    .map(([name, people]) => `${name} ${count(people)}`)
    .join(' · ');

/** One line, so that the list begins high on the page; the rest opens below it. */
export const Figures = ({ counts: { total, verified, byRole, byProvider, byDay } }: { counts: AdminUserCounts }) => (
  <Box component="details">
    <Box component="summary" sx={{ cursor: 'pointer', fontSize: 15 }}>
      <strong>{count(total)}명</strong> ·{' '}
      {shown([
        [roleName('user'), byRole.user],
        [roleName('admin'), byRole.admin],
        [roleName('super'), byRole.super],
      ])}
      {byRole.advisor + byRole.partner > 0 &&
        ` (관리자 가운데 ${shown([
          [roleName('advisor'), byRole.advisor],
          [roleName('partner'), byRole.partner],
        ])})`}
    </Box>
    <Paper variant="outlined" sx={{ p: 2, my: 1 }}>
      <Typography variant="body2" color="text.secondary">
        가입 방법:{' '}
        {shown([
          [oauthNames.email, byProvider.email],
          [oauthNames.google, byProvider.google],
          [oauthNames.naver, byProvider.naver],
          [oauthNames.kakao, byProvider.kakao],
        ])}
        , 이메일 확인 {count(verified)}
      </Typography>
      <SignUpsChart days={byDay} />
    </Paper>
  </Box>
);
