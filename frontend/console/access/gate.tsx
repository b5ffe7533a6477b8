import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { lacksConsents } from '@nomucheck/domain/accounts/consents.ts';
import { Fragment, type ReactNode, useEffect } from 'react';
import { loadSession, logout, useSession } from '../../shared/client/session.ts';
import { isStaff } from './grants.ts';
import { agreeAddress, secondFactorAddress, signInAddress } from './sign-in-address.ts';

/**
 * Shows the console to the firm's people. A visitor who isn't signed in goes to the site's sign-in and comes back; the
 * server checks every right itself.
 */
export const Gate = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  if (session.status === 'loading') return <Waiting />;
  if (session.status === 'anonymous') return <To address={session.hasEnded ? backAfterEnd : signInAddress} />;
  if (session.status === 'unreachable') return <Unreachable />;
  if (!isStaff(session.user)) return <NotStaff name={session.user.name} />;
  // When another person signs in in this browser, the previous person's page and data are dropped.
  const opened = <Fragment key={session.user.id}>{children}</Fragment>;
  if (lacksConsents(session.user.consentsToAnswer)) return <To address={agreeAddress} />;
  const due = session.user.secondFactorDue;
  return due !== null && Date.parse(due) <= Date.now() ? <To address={secondFactorAddress} /> : opened;
};

const backAfterEnd = (here: Location): string => signInAddress(here, true);

/** A page of the site at which the person has something to do first; it leads back. The server enforces it. */
const To = ({ address }: { address: (here: Location) => string }) => {
  useEffect(() => window.location.replace(address(window.location)), [address]);
  return <Waiting />;
};

const Waiting = () => (
  <Box component="main" aria-busy sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
    <CircularProgress aria-label="로그인 정보를 확인하는 중" />
  </Box>
);

const Screen = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 3, pt: 8 }}>
    <Typography variant="h1" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const Unreachable = () => (
  <Screen title="서버에 연결하지 못했습니다">
    <Alert severity="warning" sx={{ mb: 2 }}>
      로그인은 그대로입니다. 인터넷 연결을 확인하고 다시 시도해 주십시오.
    </Alert>
    <Button variant="contained" onClick={() => void loadSession()}>
      다시 시도
    </Button>
  </Screen>
);

const NotStaff = ({ name }: { name: string }) => (
  <Screen title="업무 화면을 볼 권한이 없습니다">
    <Typography sx={{ mb: 2 }}>
      지금은 {name} 계정으로 로그인되어 있습니다. 업무 화면은 내부 직원만 쓸 수 있습니다. 권한이 필요하면 최고
      관리자에게 요청해 주십시오.
    </Typography>
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" href="/">
        노무체크 처음으로
      </Button>
      <Button variant="outlined" onClick={() => void logout()}>
        다른 계정으로 로그인
      </Button>
    </Box>
  </Screen>
);
