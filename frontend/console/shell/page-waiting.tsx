import { Box, CircularProgress } from '@mui/material';

export const PageWaiting = () => (
  <Box aria-busy sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
    <CircularProgress aria-label="불러오는 중" />
  </Box>
);
