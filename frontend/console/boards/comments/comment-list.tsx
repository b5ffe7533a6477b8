import { Box, Button, Card, CardContent, Chip, Link as MuiLink, Tab, Tabs, Typography } from '@mui/material';
import { reportReasonIds, reportReasons } from '@nomucheck/domain/boards/comments/report-reasons.ts';
import type { AdminComment } from '@nomucheck/domain/boards/contract/comment.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBase, Pagination, useListContext, useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { postList, useBoardsData } from '../boards-data.ts';
import { titleOf } from '../words.ts';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

const tabs = { reported: '신고된 댓글', hidden: '가린 댓글', all: '모든 댓글' } as const;
type TabName = keyof typeof tabs;

const nothing: Readonly<Record<TabName, string>> = {
  reported: '살펴볼 신고가 없습니다.',
  hidden: '가린 댓글이 없습니다.',
  all: '아직 댓글이 없습니다.',
};

/** /admin/board/comments: what readers wrote below articles, those that were reported first. */
const CommentList = () => (
  <OnlyFor entry="board">
    <ListBase
      perPage={25}
      sort={{ field: 'at', order: 'DESC' }}
      filterDefaultValues={{ state: 'reported' }}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="댓글">
        <Button component={Link} to={`/${postList}`} sx={{ minHeight: 44 }}>
          게시판 글
        </Button>
      </PageHeading>
      <Comments />
    </ListBase>
  </OnlyFor>
);

export default CommentList;

const tabOf = (state: unknown): TabName => (state === 'reported' || state === 'hidden' ? state : 'all');

const Comments = () => {
  const { data = [], error, isPending, refetch, total = 0, filterValues, setFilters } = useListContext<AdminComment>();
  const tab = tabOf(filterValues.state);
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, wanted: TabName) => setFilters(wanted === 'all' ? {} : { state: wanted })}
        aria-label="댓글의 상태"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.entries(tabs).map(([name, label]) => (
          <Tab key={name} value={name} label={label} id={`comments-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`comments-${tab}`}>
        {isPending ? (
          <ListWaiting label="댓글을 불러오는 중" />
        ) : error ? (
          <ListFailure error={error} onRetry={() => refetch()} />
        ) : total === 0 ? (
          <ListEmpty>{nothing[tab]}</ListEmpty>
        ) : (
          <>
            <Box
              component="ul"
              data-rows
              sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none', maxWidth: 960 }}
            >
              {data.map((comment) => (
                <OneComment key={comment.id} comment={comment} />
              ))}
            </Box>
            <Pagination rowsPerPageOptions={[25, 50, 100]} />
          </>
        )}
      </Box>
    </>
  );
};

/** How often it was reported for each reason. */
const countsOf = (reports: AdminComment['reports']) =>
  reportReasonIds
    .map((why) => ({ why, times: reports.filter((each) => each === why).length }))
    .filter(({ times }) => times > 0);

const OneComment = ({ comment }: { comment: AdminComment }) => {
  const { id, post, person, byFirm, at, text, hidden, reports } = comment;
  const { hideComment, keepComment } = useBoardsData();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isHiding, setHiding] = useState(false);
  const keeping = useMutation({
    mutationFn: () => keepComment(id),
    onSuccess: () => {
      notify(hidden ? '다시 보이게 했습니다.' : '그대로 두었습니다.', { type: 'info' });
      refresh();
    },
    onError: (failure) => notify(messageOf(failure), { type: 'error' }),
  });
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ display: 'grid', gap: 1, '&:last-child': { pb: 2 } }}>
        <Typography variant="body2" color="text.secondary">
          {byFirm ? `노무체크 (${person.name})` : person.name} · {koreanMoment(at)} ·{' '}
          <MuiLink component={Link} to={`/${postList}/${encodeURIComponent(post.id)}`}>
            {titleOf(post)}
          </MuiLink>
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text ?? '지워져 읽을 수 없는 댓글입니다.'}
        </Typography>
        {hidden && <Typography variant="body2">가린 까닭: {hidden.why ?? '지워짐'}</Typography>}
        {reports.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {countsOf(reports).map(({ why, times }) => (
              <Chip
                key={why}
                size="small"
                color="warning"
                variant="outlined"
                label={times === 1 ? reportReasons[why] : `${reportReasons[why]} ${times}건`}
              />
            ))}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
          {hidden === null && (
            <Button color="error" onClick={() => setHiding(true)}>
              가리기
            </Button>
          )}
          {(hidden !== null || reports.length > 0) && (
            <Button disabled={keeping.isPending} onClick={() => keeping.mutate()}>
              {hidden === null ? '그대로 두기' : '다시 보이기'}
            </Button>
          )}
        </Box>
        {isHiding && (
          <ReasonedDialog
            title="댓글 가리기"
            about={id}
            action="가리기"
            onClose={() => setHiding(false)}
            command={(reason) => hideComment(id, reason)}
            onDone={() => {
              setHiding(false);
              notify('댓글을 가렸습니다.', { type: 'info' });
              refresh();
            }}
          >
            다른 독자에게 보이지 않게 됩니다. 쓴 분은 사유를 읽습니다.
          </ReasonedDialog>
        )}
      </CardContent>
    </Card>
  );
};
