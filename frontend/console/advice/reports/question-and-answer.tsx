import { Alert, Box, Button } from '@mui/material';
import type { AdviceOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { ListWaiting } from '../../list/list-states.tsx';
import { useInspectionData } from '../inspection-data.ts';
import { ShownText } from '../work/shown-text.tsx';

type QuestionAndAnswerProps = { readonly adviceId: string; readonly answerId: string };

/** What was asked and what was answered, read when it is unfolded: what people wrote isn't disclosed before. */
export const QuestionAndAnswer = ({ adviceId, answerId }: QuestionAndAnswerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: { xs: 44, md: 24 }, alignContent: 'center' }}>
        질문과 답 보기
      </Box>
      {isOpen && <Shown adviceId={adviceId} answerId={answerId} />}
    </Box>
  );
};

const Shown = ({ adviceId, answerId }: QuestionAndAnswerProps) => {
  const { adviceOf } = useInspectionData();
  const { data, error, refetch } = useQuery({
    ...{ queryKey: ['ai-advices', 'conversation', adviceId], queryFn: () => adviceOf(adviceId), retry: false },
  });
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
        {messageOf(error)}
      </Alert>
    );
  }
  if (!data) return <ListWaiting label="질문과 답을 불러오는 중" />;
  const { question, answer } = turnsOf(data, answerId);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
      <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.5, whiteSpace: 'pre-line' }}>{question}</Box>
      <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
        <ShownText text={answer} heading="h2" />
      </Box>
    </Box>
  );
};

/** The answer, and the message that it answers: the last one that its asker wrote before. */
const turnsOf = ({ chats }: Pick<AdviceOut, 'chats'>, answerId: string): { question: string; answer: string } => {
  const place = chats.findIndex(({ id }) => id === answerId);
  const asked = chats.slice(0, Math.max(place, 0)).findLast(({ by }) => by === 'asker');
  return { question: asked?.text ?? '(지워진 글)', answer: chats[place]?.text ?? '(지워진 글)' };
};
