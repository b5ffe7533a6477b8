import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { AdminUserCounts } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useQuery } from '@tanstack/react-query';
import { count } from '../../shared/formats.ts';
import { roleName } from '../shell/roles.ts';
import { usePeopleData } from './people-data.ts';
import { SignUpsChart } from './sign-ups-chart.tsx';
import { oauthNames } from './words.ts';

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
    <Paper variant="outlined" component="section" aria-label="회원 수" sx={{ p: 2, mb: 2 }}>
      {data === undefined ? <Skeleton height={96} /> : <Figures counts={data} />}
    </Paper>
  );
};

const shown = (names: readonly (readonly [string, number])[]): string =>
  names
    .filter(([, people]) => people > 0)
    .map(([name, people]) => `${name} ${count(people)}`)
    .join(' · ');

export const Figures = ({ counts: { total, verified, byRole, byProvider, byDay } }: { counts: AdminUserCounts }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
    <div>
      <Typography component="p" sx={{ fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>
        {count(total)}명
      </Typography>
      <Typography variant="body2">
        역할:{' '}
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
      </Typography>
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
    </div>
    <SignUpsChart days={byDay} />
  </Box>
);
