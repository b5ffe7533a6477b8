import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { ListOptions } from './resource.ts';

/**
 * Links to the lists whose names begin with `root` and to their other pages, under the names with which the contexts register
 * them. On a phone they are one line that scrolls.
 */
export const ContextNav = ({ root, label }: { readonly root: string; readonly label: string }) => {
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
      ...Object.entries(options?.pageNames ?? {}).map(([path, title]) => ({ to: `/${name}/${path}`, label: title })),
    ]);
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: { md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        gap: 1,
        mb: 0.5,
        p: '2px',
      }}
    >
      {links.map((link) => (
        <Button
          key={link.to}
          component={Link}
          to={link.to}
          variant={link.to === pathname ? 'contained' : 'outlined'}
          aria-current={link.to === pathname ? 'page' : undefined}
          size="small"
          sx={{ minHeight: 36, flexShrink: 0, '@media (pointer: coarse)': { minHeight: 44 } }}
        >
          {link.label}
        </Button>
      ))}
    </Box>
  );
};
