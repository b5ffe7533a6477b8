import { Alert, Box } from '@mui/material';
import type { OrderDetailOut } from '@nomucheck/domain/orders/contract.ts';
import { messageOf } from '../api/api-error.ts';
import { useHistory } from '../history/history-pages.ts';
import { HistoryStep } from '../history/history-step.tsx';
import { MoreHistory } from '../history/more-history.tsx';
import { NothingYet, Section } from '../shell/section.tsx';

/** All that happened to an order and its payment, the newest event first. */
export const OrderStory = ({ order }: { order: Pick<OrderDetailOut, 'id' | 'revision'> }) => {
  const history = useHistory('admin/order', order);
  const { entries, error } = history;
  return (
    <Section title="이력">
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {!entries && !error && <NothingYet>불러오는 중</NothingYet>}
      {entries && (
        <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {entries.map((entry) => (
            <HistoryStep key={entry.revision} entry={entry} />
          ))}
        </Box>
      )}
      <MoreHistory {...history} />
    </Section>
  );
};
