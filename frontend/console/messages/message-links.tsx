import { Box, Chip, Link as MuiLink } from '@mui/material';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { messageStatusNames } from '@nomucheck/domain/messages/message-names.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { koreanMoment } from '../../shared/formats.ts';

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

/** When a message was requested, as a link to its page. */
export const MessageLink = ({ message }: { message: Pick<MessageOut, 'id' | 'requestedAt'> }) => (
  <MuiLink component={Link} to={`/admin/message/${message.id}`} sx={{ ...target, fontWeight: 600 }}>
    {koreanMoment(message.requestedAt)}
  </MuiLink>
);

/** The address of a message, as a link to the person. */
export const RecipientLink = ({ message }: { message: Pick<MessageOut, 'owner' | 'to'> }) => (
  <MuiLink component={Link} to={`/admin/user/${message.owner}`} sx={{ ...target, overflowWrap: 'anywhere' }}>
    {message.to ?? '(삭제됨)'}
  </MuiLink>
);

type FilteredProps = { readonly filter: Readonly<Record<string, unknown>>; readonly children: ReactNode };

/** The list under a filter. */
export const FilteredMessages = ({ filter, children }: FilteredProps) => (
  <MuiLink
    component={Link}
    to={{ pathname: '/admin/message', search: `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` }}
    sx={target}
  >
    {children}
  </MuiLink>
);

const colors = { requested: 'primary', sent: 'success', failed: 'error' } as const;

/** How far a message came. */
export const MessageStatusChips = ({ status, openedAt }: Pick<MessageOut, 'status' | 'openedAt'>) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <Chip size="small" variant="outlined" label={messageStatusNames[status]} color={colors[status]} />
    {openedAt !== null && <Chip size="small" label="열어봄" />}
  </Box>
);
