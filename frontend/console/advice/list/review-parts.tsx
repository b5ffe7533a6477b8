import { Box, Button, Chip, Link as MuiLink } from '@mui/material';
import type { ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { dueMoment, dueWords } from '../due-words.ts';
import { claimable, detailAddress, firstLineOf } from '../words.ts';

/** The parts that a row of the table and a card on a phone have in common. */

type Claim = (item: ReviewListItem) => void;
export type ShownProps = { readonly now: Date; readonly onClaim: Claim };

/** The background of a row that is overdue. */
export const markedIfOverdue = ({ overdue }: ReviewListItem) => (overdue ? { bgcolor: '#fbeeec' } : {});

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

/** Takes the review that the reader may take. */
export const ClaimButton = ({ item, onClaim }: { item: ReviewListItem; onClaim: Claim }) => {
  const stage = claimable(item);
  if (stage === null) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      onClick={() => onClaim(item)}
      aria-label={`${stage}차 맡기: ${firstLineOf(item.question)}`}
      aria-keyshortcuts="C"
      data-review={item.id}
      sx={{ whiteSpace: 'nowrap', minHeight: { xs: 44, md: 36 } }}
    >
      {stage}차 맡기
    </Button>
  );
};
