import { Alert, Box, Button, Typography } from '@mui/material';
import type { TopicLineOut } from '@nomucheck/domain/advice/contract/topic-correction.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { ListWaiting } from '../../list/list-states.tsx';
import { lazyPage } from '../../shell/lazy-page.ts';
import { type OfAnswer, useTopicsData } from './topics-data.ts';

const CorrectDialog = lazyPage(async () => ({ default: (await import('./correct-dialog.tsx')).CorrectDialog }));

/** The sentences of an answer that come from the firm's topics, each to be corrected there; read when it is unfolded. */
export const CorrectLines = (of: OfAnswer) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: { xs: 44, md: 24 }, alignContent: 'center' }}>
        주제의 문장 바로잡기
      </Box>
      {isOpen && <Lines {...of} />}
    </Box>
  );
};

const Lines = (of: OfAnswer) => {
  const { linesOfAnswer } = useTopicsData();
  const [correcting, setCorrecting] = useState<TopicLineOut | null>(null);
  const { data, error, refetch } = useQuery({
    ...{ queryKey: ['inspection/topics', 'lines', of.answerId], queryFn: () => linesOfAnswer(of), retry: false },
  });
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
        {messageOf(error)}
      </Alert>
    );
  }
  if (!data) return <ListWaiting label="문장을 불러오는 중" />;
  if (data.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        이 답에는 주제에서 온 문장이 없거나, 이미 바로잡혀 다르게 씁니다.
      </Typography>
    );
  }
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.map((one) => (
          <Box
            component="li"
            key={`${one.topicId} ${one.line}`}
            sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}
          >
            <span>
              {one.line}
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {one.title ?? one.topicId}
                {one.law !== null && ` · ${one.law}`}
              </Typography>
            </span>
            <Button
              size="small"
              variant="outlined"
              aria-label={`바로잡기: ${one.line}`}
              onClick={() => setCorrecting(one)}
              sx={{ flexShrink: 0, minHeight: { xs: 44, md: 36 } }}
            >
              바로잡기
            </Button>
          </Box>
        ))}
      </Box>
      {correcting !== null && (
        <Suspense fallback={null}>
          <CorrectDialog line={correcting} from={of} said={correcting.line} onClose={() => setCorrecting(null)} />
        </Suspense>
      )}
    </>
  );
};
