import { Alert, Box, Button, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';

/** What is shown in place of a list: while it is read, when it can't be read, when it is empty. */

export const ListWaiting = ({ label }: { label: string }) => (
  <Box aria-busy aria-label={label} role="status">
    {Array.from({ length: 8 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: eight lines that are all alike
      <Skeleton key={row} height={44} />
    ))}
  </Box>
);

export const ListFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
        다시 시도
      </Button>
    }
  >
    {messageOf(error)}
  </Alert>
);

export const ListEmpty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Alert severity="info" sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }} action={action}>
    {children}
  </Alert>
);
