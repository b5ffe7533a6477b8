import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { ListOptions } from '../../list/resource.ts';

const root = 'admin/data';

/**
 * Links to the lists of case data and to their other pages, under the names with which the contexts register them. On a
 * phone they are one line that scrolls.
 */
export const DataNav = () => {
  const lists = useResourceDefinitions<ListOptions>();
  const labelOf = useGetResourceLabel();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  const links = Object.values(lists)
    .filter(({ name }) => name === root || name.startsWith(`${root}/`))
    .flatMap(({ name, options }) => [
      { to: `/${name}`, label: labelOf(name) },
      ...Object.entries(options?.pageNames ?? {}).map(([path, label]) => ({ to: `/${name}/${path}`, label })),
    ]);
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label="판정례 자료"
      sx={{
        display: 'flex',
        flexWrap: { md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        gap: 1,
        mb: 2,
        p: '2px',
      }}
    >
      {links.map(({ to, label }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant={to === pathname ? 'contained' : 'outlined'}
          aria-current={to === pathname ? 'page' : undefined}
          sx={{ minHeight: 44, flexShrink: 0 }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
};
