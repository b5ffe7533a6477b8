import { Box } from '@mui/material';

/** The key that does the same as the button; shown where there is a keyboard. */
export const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      display: { xs: 'none', md: 'inline' },
      ml: 0.5,
      px: 0.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 0.5,
      fontFamily: 'inherit',
      fontSize: 11,
      color: 'text.secondary',
      bgcolor: 'background.paper',
    }}
  >
    {children}
  </Box>
);
