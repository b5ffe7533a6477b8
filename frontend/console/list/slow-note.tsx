import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';

/** After which something that is still being read is said to take long. */
export const slowMs = 4_000;

/** Below a sign of waiting: nothing at first; after a while that it takes long, and what can be done. */
export const SlowNote = () => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status" sx={{ mt: isSlow ? 1 : 0 }}>
      {isSlow && (
        <>
          <Typography variant="body2" component="span">
            오래 걸리고 있습니다. 더 기다리거나 화면을 다시 열어 주십시오.
          </Typography>{' '}
          <Button onClick={() => window.location.reload()} sx={{ minHeight: 44 }}>
            다시 열기
          </Button>
        </>
      )}
    </Box>
  );
};
