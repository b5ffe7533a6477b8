import { Box, Button, Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import type { TopicCorrectionItem } from '@nomucheck/domain/advice/contract/topic-correction.ts';
import { useState } from 'react';
import { ListBase, Pagination, useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { LiveBar } from '../../live/live-bar.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { tabAddress } from '../list/tabs.ts';
import { detailAddress } from '../words.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { useTopicsData, useTopicsShown } from './topics-data.ts';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /inspection/topics: the sentences of topics that are said otherwise than they are written. */
const CorrectionList = () => (
  <OnlyFor entry="topic">
    <ListBase perPage={25} sort={{ field: 'at', order: 'DESC' }} storeKey={false} queryOptions={withoutNotification}>
      <PageHeading title="주제 바로잡기" />
      <LiveBar resource="topic-correction" />
      <Corrections />
    </ListBase>
  </OnlyFor>
);

export default CorrectionList;

const Corrections = () => {
  const { data = [], error, isPending, refetch, total = 0 } = useListContext<TopicCorrectionItem>();
  if (isPending) return <ListWaiting label="바로잡은 문장을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    return (
      <ListEmpty
        action={
          <Button color="inherit" component={Link} to={tabAddress('reports')}>
            살펴볼 답 보기
          </Button>
        }
      >
        바로잡은 문장이 없습니다. 살펴볼 답이나 검수 화면의 대화에서 문장을 골라 바로잡습니다.
      </ListEmpty>
    );
  }
  return (
    <>
      <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {data.map((item) => (
          <CorrectionCard key={item.id} item={item} />
        ))}
      </Box>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};

const CorrectionCard = ({ item }: { item: TopicCorrectionItem }) => {
  const { topicId, title, line, replacement, law, fromAdvice, by, at, reason } = item;
  const [doing, setDoing] = useState<'change' | 'restore' | null>(null);
  const done = () => setDoing(null);
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 }, display: 'grid', gap: 0.75 }}>
        <Typography variant="h3">{title ?? topicId}</Typography>
        <Box component="del" sx={{ color: 'text.secondary' }}>
          {line}
        </Box>
        {replacement === null ? (
          <Typography color="text.secondary">다시는 쓰지 않음</Typography>
        ) : (
          <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
            {replacement}
          </Box>
        )}
        <Typography variant="body2" color="text.secondary">
          {law !== null && `근거 ${law} · `}
          {by.name}, {koreanMoment(at)}
          {reason !== null && ` · ${reason}`}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {replacement !== null && (
            <Button size="small" variant="outlined" onClick={() => setDoing('change')} aria-label={`고치기: ${line}`}>
              고치기
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => setDoing('restore')} aria-label={`되돌리기: ${line}`}>
            되돌리기
          </Button>
          {fromAdvice !== null && (
            <MuiLink component={Link} to={detailAddress(fromAdvice)} sx={{ display: 'inline-flex', minHeight: 24 }}>
              잘못을 보인 자문
            </MuiLink>
          )}
        </Box>
      </CardContent>
      {doing === 'change' && replacement !== null && (
        <CorrectDialog
          line={{ topicId, title, line, law: law ?? '', opens: false }}
          from={null}
          said={replacement}
          onClose={done}
        />
      )}
      {doing === 'restore' && <Restoring item={item} onClose={done} />}
    </Card>
  );
};

const Restoring = ({ item: { topicId, line }, onClose }: { item: TopicCorrectionItem; onClose: () => void }) => {
  const { restoreLine } = useTopicsData();
  const shown = useTopicsShown();
  const notify = useNotify();
  return (
    <ReasonedDialog
      title="바로잡은 문장 되돌리기"
      about={`${topicId}.${line}`}
      action="되돌리기"
      isHarmless
      onClose={onClose}
      command={(reason) => restoreLine({ topicId, line, reason })}
      onDone={async () => {
        await shown();
        notify('되돌렸습니다. 다음 답부터 원래 문장을 씁니다.', { type: 'info' });
        onClose();
      }}
    >
      <Typography>다음 답부터 이 문장을 다시 씁니다: {line}</Typography>
    </ReasonedDialog>
  );
};
