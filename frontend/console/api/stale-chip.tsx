import { Chip } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '../../shared/device/store.ts';
import { staleReads } from './staleness.ts';

const askAgainAfter = 1_500;

/** Says that the page may not show the user's last write yet, and reads everything once more. */
export const StaleChip = () => {
  const isStale = useStore(staleReads).size > 0;
  const queries = useQueryClient();
  useEffect(() => {
    if (!isStale) return;
    const timer = setTimeout(() => void queries.invalidateQueries(), askAgainAfter);
    return () => clearTimeout(timer);
  }, [isStale, queries]);
  return (
    <span role="status">
      {isStale && (
        <Chip
          label="반영 중"
          size="small"
          color="primary"
          variant="outlined"
          title="방금 바꾼 내용을 반영하고 있습니다"
        />
      )}
    </span>
  );
};
