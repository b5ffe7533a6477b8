import { Box, Paper, Typography } from '@mui/material';
import type { ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { DataTable } from 'react-admin';
import { koreanMoment, shortDate } from '../../../shared/formats.ts';
import { framed } from '../../list/framed.ts';
import { ClaimButton, Due, markedIfOverdue, ReviewLink, type ShownProps, Signs } from './review-parts.tsx';

const Column = DataTable.Col<ReviewListItem>;
const nowrap = { whiteSpace: 'nowrap' } as const;

/** The table on a wide screen; loaded where it is shown. */
const ReviewTable = ({ now, onClaim }: ShownProps) => (
  <Paper variant="outlined">
    <Box sx={{ ...framed, '& th, & td': { px: 1.25 } }}>
      <DataTable<ReviewListItem> rowClick={false} bulkActionButtons={false} rowSx={markedIfOverdue}>
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

export default ReviewTable;
