import { Box, Button, Card, CardContent, Chip, Link as MuiLink, Typography } from '@mui/material';
import type { ReportItem } from '@nomucheck/domain/advice/contract/report.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { Key } from '../../typing/key.tsx';
import { useInspectionData } from '../inspection-data.ts';
import { CorrectLines } from '../topics/correct-lines.tsx';
import { detailAddress, firstLineOf } from '../words.ts';
import { QuestionAndAnswer } from './question-and-answer.tsx';
import { statusNames, topicWords, whyWords } from './words.ts';

/** One answer to look at, with its question and its text in place. */
export const ReportCard = ({ item }: { item: ReportItem }) => {
  const { id, adviceId, why, comment, reportedAt, status } = item;
  const [isSettling, setSettling] = useState(false);
  const isOpen = status === 'open';
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 }, display: 'grid', gap: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Chip size="small" color={why === 'care' && isOpen ? 'error' : 'default'} label={whyWords(why)} />
          {!isOpen && <Chip size="small" variant="outlined" label={statusNames.settled} />}
          <MuiLink
            component={Link}
            to={detailAddress(adviceId)}
            sx={{ display: 'inline-flex', alignItems: 'center', fontWeight: 600, minHeight: { xs: 44, md: 24 } }}
          >
            {firstLineOf(item.question)}
          </MuiLink>
        </Box>
        <Typography variant="body2" color="text.secondary">
          {koreanMoment(reportedAt)} · {topicWords(item)}
        </Typography>
        {comment !== null && (
          <Box
            component="blockquote"
            sx={{ m: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line' }}
          >
            {comment}
          </Box>
        )}
        <QuestionAndAnswer adviceId={adviceId} answerId={id} />
        <CorrectLines adviceId={adviceId} answerId={id} />
        {isOpen && (
          <Box>
            <Button
              variant="outlined"
              size="small"
              aria-label={`살펴봄으로 하기: ${firstLineOf(item.question)}`}
              aria-keyshortcuts="X"
              onClick={() => setSettling(true)}
              sx={{ minHeight: { xs: 44, md: 36 } }}
            >
              살펴봄으로 하기
            </Button>
            <Key>X</Key>
          </Box>
        )}
      </CardContent>
      {isSettling && <Settling item={item} onClose={() => setSettling(false)} />}
    </Card>
  );
};

const Settling = ({ item, onClose }: { item: ReportItem; onClose: () => void }) => {
  const { settleReport } = useInspectionData();
  const queries = useQueryClient();
  const notify = useNotify();
  return (
    <ReasonedDialog
      title="답을 살펴봄으로 하기"
      about={item.id}
      action="살펴봄"
      isHarmless
      onClose={onClose}
      command={(reason) => settleReport(item, reason)}
      onDone={async () => {
        await queries.invalidateQueries({ queryKey: ['inspection/reports'] });
        notify('살펴봄으로 했습니다.', { type: 'info' });
        onClose();
      }}
    >
      <Typography>
        {item.why === 'care'
          ? '이 회원을 위해 무엇을 했는지 적어 주십시오. 같은 대화의 다른 답도 함께 살펴봄이 됩니다.'
          : '답이 어디에서 어긋났는지, 무엇을 고쳤는지 적어 주십시오.'}
      </Typography>
    </ReasonedDialog>
  );
};
