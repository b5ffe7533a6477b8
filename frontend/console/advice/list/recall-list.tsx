import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import type { RecallItem } from '@nomucheck/domain/advice/contract/review.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { koreanToday, shortDate } from '../../../shared/formats.ts';
import type { Column } from '../../export/csv.ts';
import { ExportButton } from '../../export/export-button.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { LiveBar } from '../../live/live-bar.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { caseName, changeNames, firstLineOf } from '../words.ts';
import { ListTabs } from './list-tabs.tsx';
import { ReviewLink } from './review-parts.tsx';
import { tabAddress } from './tabs.ts';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /inspection/recalls: advices whose cited cases changed after they were cited. */
const RecallList = () => (
  <OnlyFor entry="inspection">
    <ListBase
      perPage={25}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="검수 목록">
        <ExportButton<RecallItem>
          resource="inspection/recalls"
          file={`다시-볼-자문-${koreanToday()}`}
          columns={columns}
        />
      </PageHeading>
      <LiveBar resource="advice" />
      <ListTabs current="recalls" />
      <Box id="reviews" role="tabpanel" aria-labelledby="review-tab-recalls">
        <Recalls />
      </Box>
    </ListBase>
  </OnlyFor>
);

export default RecallList;

const changedWords = ({ changed }: RecallItem): string[] =>
  changed.map((flag) => `${caseName(flag)} ${changeNames[flag.change]}${flag.settled ? ' (확인함)' : ''}`);

const columns: readonly Column<RecallItem>[] = [
  { title: '단계', value: ({ stage }) => stageNames[stage] },
  { title: '질문', value: ({ question }) => firstLineOf(question) },
  { title: '바뀐 판정례', value: (item) => changedWords(item).join(', ') },
  { title: '번호', value: ({ id }) => id },
];

const Recalls = () => {
  const { data = [], error, isPending, refetch, total = 0 } = useListContext<RecallItem>();
  if (isPending) return <ListWaiting label="다시 볼 자문을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0)
    return (
      <ListEmpty
        action={
          <Button color="inherit" component={Link} to={tabAddress('all')}>
            전체 보기
          </Button>
        }
      >
        다시 볼 자문이 없습니다. 인용한 판정례가 고쳐지거나 내려지면 그 자문이 여기에 보입니다.
      </ListEmpty>
    );
  return (
    <>
      <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {data.map((item) => (
          <Card key={item.id} component="li" variant="outlined">
            <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
              <ReviewLink item={item} />
              <Typography variant="body2" color="text.secondary">
                {stageNames[item.stage]} · {shortDate(item.askedAt)} 물음
              </Typography>
              <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
                {changedWords(item).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </Box>
            </CardContent>
          </Card>
        ))}
      </Box>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};
