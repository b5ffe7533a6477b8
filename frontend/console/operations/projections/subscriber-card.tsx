import { Box, Chip, Paper, Typography } from '@mui/material';
import type { ProjectionView } from '@nomucheck/domain/kernel/contract/projection.ts';
import type { ReactNode } from 'react';
import { koreanMoment } from '../../../shared/formats.ts';
import { paceInWords } from './pace.ts';
import { lagInWords, processInWords, stateColor, stateNames } from './words.ts';

type Subscriber = Pick<ProjectionView, 'name' | 'position' | 'lag' | 'state' | 'advice' | 'owner' | 'movedAt'>;
type CardProps = { readonly of: Subscriber; readonly pace: number | null; readonly children?: ReactNode };

/** How far a read model or a process manager has read, how fast, and which process keeps it. */
export const SubscriberCard = ({ of, pace, children }: CardProps) => (
  <Paper
    component="li"
    variant="outlined"
    sx={{ p: 1.5, display: 'grid', gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="h3" component="h3">
        {of.name}
      </Typography>
      <Chip size="small" variant="outlined" color={stateColor(of.state)} label={stateNames[of.state]} />
    </Box>
    {of.advice !== null && <Typography variant="body2">{of.advice}</Typography>}
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      위치 {of.position} · 밀린 기록 {lagInWords(of.lag)} · {paceInWords(pace)}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {of.owner === null ? '맡은 프로그램 없음' : processInWords(of.owner)}
      {of.movedAt !== null && ` · ${koreanMoment(of.movedAt)}에 움직임`}
    </Typography>
    {children}
  </Paper>
);
