import { Box, Button, Card, CardContent, Chip, Paper, Typography } from '@mui/material';
import type { ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { DataTable, useListContext } from 'react-admin';
import { koreanMoment, shortDate } from '../../../shared/formats.ts';
import { framed } from '../../list/framed.ts';
import { claimable, firstLineOf } from '../words.ts';
import { Due, ReviewLink, Signs } from './review-parts.tsx';

type Claim = (item: ReviewListItem) => void;
type ShownProps = { readonly now: Date; readonly onClaim: Claim };

const Column = DataTable.Col<ReviewListItem>;
const nowrap = { whiteSpace: 'nowrap' } as const;

/** The background of a row that is overdue. */
const marked = ({ overdue }: ReviewListItem) => (overdue ? { bgcolor: '#fbeeec' } : {});

/** The table on a wide screen. */
export const ReviewTable = ({ now, onClaim }: ShownProps) => (
  <Paper variant="outlined">
    <Box sx={{ ...framed, '& th, & td': { px: 1.25 } }}>
      <DataTable<ReviewListItem> rowClick={false} bulkActionButtons={false} rowSx={marked}>
        <Column source="stage" label="단계" sx={nowrap} render={({ stage }) => stageNames[stage]} />
        <Column
          source="question"
          label="질문"
          disableSort
          sx={{ minWidth: 240 }}
          render={(item) => (
            <>
              <ReviewLink item={item} /> <Signs item={item} />
              {item.company !== null && (
                <Typography variant="body2" color="text.secondary">
                  {item.company}
                </Typography>
              )}
            </>
          )}
        />
        <Column
          source="askedAt"
          label="물은 때"
          sx={nowrap}
          render={({ askedAt }) => <span title={koreanMoment(askedAt)}>{shortDate(askedAt)}</span>}
        />
        <Column source="due" label="기한" sx={nowrap} render={(item) => <Due item={item} now={now} />} />
        <Column source="assignee" label="맡은 사람" disableSort render={({ assignee }) => assignee?.name ?? ''} />
        <Column
          source="may"
          label="할 일"
          disableSort
          render={(item) => <ClaimButton item={item} onClaim={onClaim} />}
        />
      </DataTable>
    </Box>
  </Paper>
);

/** The list on a phone: one card an advice. */
export const ReviewCards = ({ now, onClaim }: ShownProps) => {
  const { data = [] } = useListContext<ReviewListItem>();
  return (
    <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {data.map((item) => (
        <Card key={item.id} component="li" variant="outlined" sx={marked(item)}>
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

const ClaimButton = ({ item, onClaim }: { item: ReviewListItem; onClaim: Claim }) => {
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
