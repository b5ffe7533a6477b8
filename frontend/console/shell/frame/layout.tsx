import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, Chip, Drawer, IconButton, Link as MuiLink, Toolbar, useMediaQuery } from '@mui/material';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { entriesOfStaff } from '../../access/grants.ts';
import { StaleChip } from '../../api/stale-chip.tsx';
import { NotSavedNotice } from '../../preferences/not-saved-notice.tsx';
import { lazyPage } from '../lazy-page.ts';
import { PageWaiting } from '../page-waiting.tsx';
import { theme } from '../theme.ts';
import { useShownDensity } from './density.ts';
import { useKeptFocus } from './kept-focus.ts';
import { Menu } from './menu.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OwnMenu } from './own-menu.tsx';
import { useRenewedByTyping } from './renewed-session.ts';
import { SecondFactorNotice } from './second-factor-notice.tsx';

const ListKeys = lazyPage(() => import('../list-keys/list-keys.tsx'));
const KeptElsewhere = lazyPage(() => import('../../typing/kept-elsewhere.tsx'));

/** Narrower on a small laptop, so that the tables beside it needn't be scrolled sideways. */
const menuWidth = { md: 188, lg: 216 };

type LayoutProps = {
  /** What the contexts show in the bar. */
  readonly bar: readonly ComponentType[];
  readonly children?: ReactNode;
};

/** The frame of every page of the console. */
export const Layout = ({ bar, children }: LayoutProps) => {
  const { user } = useSession();
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  const [menuOpen, setMenuOpen] = useState(false);
  useKeptFocus();
  useShownDensity();
  useRenewedByTyping();
  if (user === null) return null;
  const entries = entriesOfStaff(user);
  return (
    <>
      <SkipLink />
      <Suspense>
        <ListKeys />
        <KeptElsewhere />
      </Suspense>
      <NotSavedNotice />
      <AppBar
        position="sticky"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider', zIndex: 'drawer' }}
      >
        <Toolbar sx={{ gap: 1 }}>
          {!isWide && (
            <IconButton edge="start" aria-label="메뉴 열기" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
              <MenuIcon />
            </IconButton>
          )}
          <MuiLink
            component={Link}
            to="/admin"
            color="inherit"
            underline="none"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 700, fontSize: 18 }}
          >
            노무체크 업무
          </MuiLink>
          <AdminMode />
          <Box sx={{ flexGrow: 1 }} />
          <SecondFactorNotice place="bar" />
          <StaleChip />
          <Suspense fallback={null}>
            {bar.map((Part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
              <Part key={place} />
            ))}
          </Suspense>
          <OwnMenu user={user} />
        </Toolbar>
        <OfflineNotice />
      </AppBar>
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {isWide ? (
          <Box sx={{ width: menuWidth, flexShrink: 0, position: 'sticky', top: 64, pt: 1, displayPrint: 'none' }}>
            <Menu entries={entries} />
          </Box>
        ) : (
          <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} slotProps={{ paper: { 'aria-label': '메뉴' } }}>
            <Box sx={{ width: 264, pt: 1 }}>
              <Menu entries={entries} onLeave={() => setMenuOpen(false)} />
            </Box>
          </Drawer>
        )}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, px: { xs: 2, lg: 3 }, pt: { xs: 2, md: 1.5 }, pb: 3 }}
        >
          <SecondFactorNotice place="page" />
          <Suspense fallback={<PageWaiting />}>{children}</Suspense>
        </Box>
      </Box>
    </>
  );
};

/** Says that pages under /admin are used with an admin's rights. */
const AdminMode = () => {
  const isAdminMode = /^\/admin(\/|$)/.test(useLocation().pathname);
  useEffect(() => {
    document.documentElement.dataset.mode = isAdminMode ? 'admin' : 'staff';
  }, [isAdminMode]);
  return isAdminMode ? <Chip label="관리자 모드" size="small" variant="outlined" /> : null;
};

const SkipLink = () => (
  <Box
    component="a"
    href="#content"
    sx={{
      position: 'absolute',
      left: 8,
      top: -80,
      px: 2,
      py: 1,
      bgcolor: 'background.paper',
      zIndex: 'tooltip',
      '&:focus': { top: 8 },
    }}
  >
    본문으로 바로가기
  </Box>
);
