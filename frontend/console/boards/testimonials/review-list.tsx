import { Box, Button, Tab, Tabs } from '@mui/material';
import type { AdminTestimonial } from '@nomucheck/domain/boards/contract/testimonial.ts';
import { testimonialStateNames, testimonialStates } from '@nomucheck/domain/boards/testimonial-outcomes.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { postList } from '../boards-data.ts';
import { ReviewCard } from './review-card.tsx';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

type State = AdminTestimonial['state'];

const nothing: Readonly<Record<State, string>> = {
  waiting: '살펴볼 후기가 없습니다. 회원이 후기를 쓰면 여기에 보입니다.',
  shown: '게시판에 실린 후기가 없습니다.',
  declined: '싣지 않은 후기가 없습니다.',
};

/** /admin/board/reviews: reviews are looked at here before anybody reads them. */
const ReviewList = () => (
  <OnlyFor entry="board">
    <ListBase
      perPage={25}
      sort={{ field: 'at', order: 'DESC' }}
      filterDefaultValues={{ state: 'waiting' }}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="후기">
        <Button component={Link} to={`/${postList}`} sx={{ minHeight: 44 }}>
          게시판 글
        </Button>
      </PageHeading>
      <Reviews />
    </ListBase>
  </OnlyFor>
);

export default ReviewList;

const Reviews = () => {
  const list = useListContext<AdminTestimonial>();
  const { data = [], error, isPending, refetch, total = 0, filterValues, setFilters } = list;
  const state: State = testimonialStates.find((each) => each === filterValues.state) ?? 'waiting';
  return (
    <>
      <Tabs
        value={state}
        onChange={(_event, wanted: State) => setFilters({ state: wanted })}
        aria-label="후기의 상태"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {testimonialStates.map((each) => (
          <Tab key={each} value={each} label={testimonialStateNames[each]} id={`reviews-${each}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`reviews-${state}`}>
        {isPending ? (
          <ListWaiting label="후기를 불러오는 중" />
        ) : error ? (
          <ListFailure error={error} onRetry={() => refetch()} />
        ) : total === 0 ? (
          <ListEmpty>{nothing[state]}</ListEmpty>
        ) : (
          <>
            <Box
              component="ul"
              data-rows
              sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none', maxWidth: 960 }}
            >
              {data.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </Box>
            <Pagination rowsPerPageOptions={[25, 50, 100]} />
          </>
        )}
      </Box>
    </>
  );
};
