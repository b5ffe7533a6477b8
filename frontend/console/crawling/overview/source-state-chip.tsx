import { Chip } from '@mui/material';
import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { sourceStateNames } from '../words.ts';

const colours = {
  ready: 'success',
  unasked: 'default',
  stale: 'warning',
  resting: 'warning',
  unset: 'default',
  off: 'default',
} as const;

export const SourceStateChip = ({ source: { state } }: { readonly source: Pick<SourceOut, 'state'> }) => (
  <Chip size="small" variant="outlined" color={colours[state]} label={sourceStateNames[state]} />
);
