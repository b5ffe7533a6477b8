import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Text for screen readers only: what others see as a mark. */
export const Spoken = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{ position: 'absolute', width: 1, height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
  >
    {children}
  </Box>
);
