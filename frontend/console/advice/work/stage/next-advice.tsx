import { Box, Button } from '@mui/material';
import type { ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import { useGetList } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useKey } from '../../../shell/use-key.ts';
import { Key } from '../../../typing/key.tsx';
import { firstSort, ofTab } from '../../list/tabs.ts';
import { detailAddress } from '../../words.ts';

/** Leads from an advice that the reader doesn't hold to the next one of their turn, the most urgent first. */
export const NextAdvice = ({ id }: { id: string }) => {
  const navigate = useNavigate();
  const { data } = useGetList<ReviewListItem>(
    'inspection/list',
    { pagination: { page: 1, perPage: 2 }, sort: firstSort, filter: ofTab('mine') },
    { retry: false, onError: () => {} },
  );
  const next = data?.find((item) => item.id !== id);
  useKey('KeyN', () => next && void navigate(detailAddress(next.id)));
  if (data === undefined) return null;
  if (next === undefined)
    return (
      <Box component="span" sx={{ alignSelf: 'center', fontSize: 14, color: 'text.secondary' }}>
        다음 차례인 자문 없음
      </Box>
    );
  return (
    <Button
      component={Link}
      to={detailAddress(next.id)}
      variant="outlined"
      aria-keyshortcuts="N"
      sx={{ minHeight: 44 }}
    >
      다음 자문
      <Key>N</Key>
    </Button>
  );
};
