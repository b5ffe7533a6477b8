import { Box, LinearProgress, Typography } from '@mui/material';
import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useGetList } from 'react-admin';
import { count } from '../../../../shared/formats.ts';

/** Only the total is used. */
const onlyOne = { pagination: { page: 1, perPage: 1 } } as const;
const byArrival = { field: 'collectedAt', order: 'ASC' } as const;
const byAcceptance = { field: 'acceptedAt', order: 'ASC' } as const;
const quiet = { retry: false, onError: () => {} } as const;

/** How many cases of a batch are done: ready, discarded or accepted. */
export const BatchProgress = ({ batch }: { batch: string }) => {
  const all = useGetList<RefineItem>('admin/data', { ...onlyOne, sort: byArrival, filter: { batch } }, quiet).total;
  const open = useGetList<RefineItem>(
    'admin/data',
    { ...onlyOne, sort: byArrival, filter: { batch, stage: 'crawled' } },
    quiet,
  ).total;
  const accepted = useGetList<MasterCase>(
    'admin/data/master',
    { ...onlyOne, sort: byAcceptance, filter: { batch } },
    quiet,
  ).total;
  if (all === undefined || open === undefined || accepted === undefined) return null;
  const total = all + accepted;
  const through = total - open;
  return (
    <Box sx={{ minWidth: 160 }}>
      <Typography variant="body2" id="batch-progress">
        이 묶음 {count(through)}/{count(total)}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby="batch-progress"
        value={total === 0 ? 0 : (through / total) * 100}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  );
};
