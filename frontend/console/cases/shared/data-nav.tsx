import { Box, Button } from '@mui/material';
import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { ListOptions } from '../../list/resource.ts';

const root = 'admin/data';

/** Links to the lists of case data and to their other pages, under the names with which the contexts register them. */
export const DataNav = () => {
  const lists = useResourceDefinitions<ListOptions>();
  const labelOf = useGetResourceLabel();
  const { pathname } = useLocation();
  const links = Object.values(lists)
    .filter(({ name }) => name === root || name.startsWith(`${root}/`))
    .flatMap(({ name, options }) => [
      { to: `/${name}`, label: labelOf(name) },
      ...Object.entries(options?.pageNames ?? {}).map(([path, label]) => ({ to: `/${name}/${path}`, label })),
    ]);
  return (
    <Box
      component="nav"
      aria-label="판정례 자료"
      sx={{ display: { xs: 'grid', sm: 'flex' }, gridTemplateColumns: '1fr 1fr', gap: 1, mb: 2 }}
    >
      {links.map(({ to, label }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant={to === pathname ? 'contained' : 'outlined'}
          aria-current={to === pathname ? 'page' : undefined}
          sx={{ minHeight: 44 }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
};
