import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';

/** The pages about the log, in this order. */
const links = [
  { to: '/admin/log', label: '기록' },
  { to: '/admin/activity', label: '활동' },
  { to: '/admin/reads', label: '열람 점검' },
  { to: '/admin/integrity', label: '무결성' },
  { to: '/admin/projections', label: '조회 자료' },
] as const;

/** Links between these pages; on a phone one line that scrolls. */
export const AuditNav = () => {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label="기록 화면"
      sx={{ display: 'flex', overflowX: { xs: 'auto', md: 'visible' }, gap: 1, mb: 1, p: '2px' }}
    >
      {links.map(({ to, label }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant={to === pathname ? 'contained' : 'outlined'}
          aria-current={to === pathname ? 'page' : undefined}
          size="small"
          sx={{ minHeight: 36, flexShrink: 0, '@media (pointer: coarse)': { minHeight: 44 } }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
};
