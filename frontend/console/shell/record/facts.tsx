import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Names with their values. */
export const Facts = ({ children }: { children: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(88px, auto) 1fr',
      columnGap: 2,
      rowGap: 0.75,
      fontSize: 15,
    }}
  >
    {children.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
