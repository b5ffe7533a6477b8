import { Chip } from '@mui/material';
import type { RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';

const stopped = { cancelled: '멈춤', failed: '중단됨', ended: '마침' } as const;

/** Whether a reading goes on, or a person has something to decide. */
export const RereadChip = ({ reread: { stage, open } }: { readonly reread: RereadOut }) => (
  <Chip
    size="small"
    label={stage === 'running' ? '읽는 중' : open > 0 ? '정할 것 있음' : stopped[stage]}
    color={stage === 'running' ? 'primary' : open > 0 ? 'warning' : stage === 'failed' ? 'error' : 'default'}
    variant={stage === 'running' ? 'filled' : 'outlined'}
  />
);
