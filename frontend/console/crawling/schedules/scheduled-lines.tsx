import { Box, Typography } from '@mui/material';
import { useSources } from '../use-sources.ts';
import type { CrawlKind } from '../words.ts';
import { scheduleWords } from './schedule-words.ts';

/** Which sources of a kind are collected from by themselves, and when next; nothing where none is. */
export const ScheduledLines = ({ kind }: { readonly kind: CrawlKind }) => {
  const { data: sources = [] } = useSources();
  const scheduled = sources.filter(({ kinds, schedule }) => kinds.includes(kind) && schedule !== null);
  if (scheduled.length === 0) return null;
  return (
    <Box component="ul" aria-label="수집 예약" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5 }}>
      {scheduled.map(({ name, label, schedule }) => (
        <Typography component="li" variant="body2" key={name}>
          예약: {label} · {scheduleWords(schedule)}
        </Typography>
      ))}
    </Box>
  );
};
