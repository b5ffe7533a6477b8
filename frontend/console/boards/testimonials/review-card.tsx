import { Box, Button, Card, CardContent, Chip, Typography } from '@mui/material';
import type { AdminTestimonial } from '@nomucheck/domain/boards/contract/testimonial.ts';
import { testimonialOutcomes } from '@nomucheck/domain/boards/testimonial-outcomes.ts';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { WordsView } from '../../../shared/boards/words-view.tsx';
import { koreanMoment } from '../../../shared/formats.ts';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { useBoardsData } from '../boards-data.ts';
import { wordsLook } from '../editor/text-look.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

/** A review, what became of it, and what the firm can do with it. */
export const ReviewCard = ({ review }: { review: AdminTestimonial }) => {
  const { person, stars, outcome, inReturn, text, at, answer, state, declined } = review;
  const { declineReview } = useBoardsData();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<'accept' | 'decline' | 'answer' | null>(null);
  const done = (told: string) => {
    setAsking(null);
    notify(told, { type: 'info' });
    refresh();
  };
  const close = () => setAsking(null);
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ display: 'grid', gap: 1, '&:last-child': { pb: 2 } }}>
        <Typography variant="body2" color="text.secondary">
          {person.name} · {koreanMoment(at)} · 별점 {stars}점
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Chip size="small" variant="outlined" label={testimonialOutcomes[outcome]} />
          {inReturn && <Chip size="small" color="warning" variant="outlined" label="대가를 받고 쓴 후기" />}
        </Box>
        {text === null ? (
          <Typography>지워져 읽을 수 없는 후기입니다.</Typography>
        ) : (
          <Box sx={wordsLook}>
            <WordsView text={text} />
          </Box>
        )}
        {declined !== null && <Typography variant="body2">싣지 않은 까닭: {declined}</Typography>}
        {answer !== null && (
          <Box sx={{ ...wordsLook, borderLeft: 4, borderColor: 'divider', pl: 1 }}>
            <Typography variant="body2">노무체크의 답</Typography>
            <WordsView text={answer.text ?? ''} />
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
          {state !== 'shown' && (
            <Button variant="outlined" onClick={() => setAsking('accept')}>
              싣기
            </Button>
          )}
          {state === 'shown' && (
            <Button variant="outlined" onClick={() => setAsking('answer')}>
              {answer === null ? '답하기' : '답 고치기'}
            </Button>
          )}
          {state !== 'declined' && (
            <Button color="error" onClick={() => setAsking('decline')}>
              {state === 'shown' ? '내리기' : '싣지 않기'}
            </Button>
          )}
        </Box>
        {asking === 'accept' && (
          <AcceptDialog review={review} onClose={close} onDone={() => done('게시판에 실었습니다.')} />
        )}
        {asking === 'answer' && <AnswerDialog review={review} onClose={close} onDone={() => done('답했습니다.')} />}
        {asking === 'decline' && (
          <ReasonedDialog
            title={state === 'shown' ? '후기 내리기' : '후기 싣지 않기'}
            about={review.id}
            action={state === 'shown' ? '내리기' : '싣지 않기'}
            onClose={close}
            command={(reason) => declineReview(review, reason)}
            onDone={() => done('싣지 않기로 했습니다.')}
          >
            쓴 분은 사유를 읽고 고쳐서 다시 보낼 수 있습니다.
          </ReasonedDialog>
        )}
      </CardContent>
    </Card>
  );
};
