import { Box, CircularProgress } from '@mui/material';
import { SlowNote } from '../list/slow-note.tsx';

export const PageWaiting = () => (
  <Box sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', minHeight: 240 }}>
    <Box aria-busy sx={{ display: 'grid' }}>
      <CircularProgress aria-label="불러오는 중" />
    </Box>
    <SlowNote />
  </Box>
);
