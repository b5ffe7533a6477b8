import { Box, Chip, Link as MuiLink } from '@mui/material';
import type { ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { dueMoment, dueWords } from '../due-words.ts';
import { detailAddress, firstLineOf } from '../words.ts';

/** The parts that a row of the table and a card on a phone have in common. */

export const ReviewLink = ({ item }: { item: Pick<ReviewListItem, 'id' | 'question'> }) => (
  <MuiLink
    component={Link}
    to={detailAddress(item.id)}
    data-review={item.id}
    sx={{ display: 'inline-flex', alignItems: 'center', fontWeight: 600, minHeight: 24 }}
  >
    {firstLineOf(item.question)}
  </MuiLink>
);

/** The deadline with its hour and in words; an overdue one is bold and red. */
export const Due = ({ item: { due, overdue }, now }: { item: Pick<ReviewListItem, 'due' | 'overdue'>; now: Date }) =>
  due === null ? null : (
    <Box
      component="time"
      dateTime={due}
      title={koreanMoment(due)}
      sx={overdue ? { color: 'error.main', fontWeight: 700 } : {}}
    >
      {dueMoment(due)}
      <br />
      {overdue && '기한 '}
      {dueWords(due, now)}
    </Box>
  );

/** What has to be looked at: a conflict of interest, changed cases, a later round. */
export const Signs = ({ item }: { item: Pick<ReviewListItem, 'conflict' | 'flags' | 'round'> }) => {
  const { conflict, flags, round } = item;
  if (!conflict && flags === 0 && round <= 1) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {conflict && <Chip size="small" color="error" variant="outlined" label="이해 충돌" />}
      {flags > 0 && <Chip size="small" color="warning" variant="outlined" label={`바뀐 판정례 ${flags}`} />}
      {round > 1 && <Chip size="small" variant="outlined" label={`${round}번째 검토`} />}
    </Box>
  );
};
