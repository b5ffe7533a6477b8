import { Alert, Link, Typography, useMediaQuery } from '@mui/material';
import { useLocation } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { koreanMoment } from '../../../shared/formats.ts';
import { secondFactorAddress } from '../../access/sign-in-address.ts';
import { theme } from '../theme.ts';

/**
 * Says until when the console is open to a person without a second factor, and leads to its set-up: in full on the home page, and in
 * one line elsewhere, which on a wide screen is in the bar, so that the lists begin high on the page.
 */
export const SecondFactorNotice = ({ place }: { readonly place: 'bar' | 'page' }) => {
  const due = useSession().user?.secondFactorDue ?? null;
  const isHome = useLocation().pathname === '/admin';
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  if (due === null || (place === 'bar') !== (isWide && !isHome)) return null;
  const left = `${timeLeft(due, Date.now())} 남음`;
  const setUp = <Link href={secondFactorAddress(window.location)}>2단계 인증 설정</Link>;
  return isHome ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {koreanMoment(due)}까지 2단계 인증을 설정해 주십시오({left}). 그 뒤에는 설정을 마칠 때까지 업무 화면이 열리지
      않습니다. {setUp}
    </Alert>
  ) : (
    <Typography variant="body2" role="note" title={`${koreanMoment(due)}까지`} sx={{ color: 'warning.main', mr: 1 }}>
      {setUp} 기한 {left}
    </Typography>
  );
};

const MINUTE_MS = 60_000;

/** Whole hours, or whole minutes below one hour; never less than a minute. */
export const timeLeft = (due: string, now: number): string => {
  const minutes = Math.max(1, Math.floor((Date.parse(due) - now) / MINUTE_MS));
  return minutes < 60 ? `${minutes}분` : `${Math.floor(minutes / 60)}시간`;
};
