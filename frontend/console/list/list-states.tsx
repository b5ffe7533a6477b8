import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { isFinal, messageOf } from '../api/api-error.ts';
import { SlowNote } from './slow-note.tsx';

/** What is shown in place of a list: while it is read, when it can't be read, when it is empty. */

export const ListWaiting = ({ label }: { label: string }) => (
  <>
    <SlowNote />
    <Box aria-busy aria-label={label} role="status">
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight lines that are all alike
        <Skeleton key={row} height={44} />
      ))}
    </Box>
  </>
);

export const ListFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Alert severity="error" action={isFinal(error) ? undefined : <RetryButton onRetry={onRetry} />}>
    {messageOf(error)}
  </Alert>
);

const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <Button color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
    다시 시도
  </Button>
);

/** In place of a part of a page, or beside one, that couldn't be read while the rest of the page could. */
export const PartFailure = ({ children, onRetry }: { children: string; onRetry: () => void }) => (
  <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
    <Typography variant="body2" component="span" color="error">
      {children}
    </Typography>
    <Button size="small" onClick={onRetry} sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}>
      다시 시도
    </Button>
  </Box>
);

export const ListEmpty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Alert severity="info" sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }} action={action}>
    {children}
  </Alert>
);
