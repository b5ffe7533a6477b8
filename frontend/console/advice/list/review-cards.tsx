import { Box, Card, CardContent, Chip, Typography } from '@mui/material';
import type { ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { useListContext } from 'react-admin';
import { shortDate } from '../../../shared/formats.ts';
import { ClaimButton, Due, markedIfOverdue, ReviewLink, type ShownProps, Signs } from './review-parts.tsx';

/** The list on a phone: one card an advice; loaded where it is shown. */
const ReviewCards = ({ now, onClaim }: ShownProps) => {
  const { data = [] } = useListContext<ReviewListItem>();
  return (
    <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {data.map((item) => (
        <Card key={item.id} component="li" variant="outlined" sx={markedIfOverdue(item)}>
          <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
              <Chip size="small" variant="outlined" label={stageNames[item.stage]} />
              <Typography variant="body2" component="div">
                <Due item={item} now={now} />
              </Typography>
            </Box>
            <ReviewLink item={item} />
            <Typography variant="body2" color="text.secondary">
              {shortDate(item.askedAt)} 물음
              {item.assignee !== null && ` · ${item.assignee.name} 맡음`}
              {item.company !== null && ` · ${item.company}`}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Signs item={item} />
              <ClaimButton item={item} onClaim={onClaim} />
            </Box>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
};

export default ReviewCards;
