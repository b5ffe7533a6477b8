import { Alert, Box, Button, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { useNotify } from 'react-admin';
import { Section } from '../../../shell/record/section.tsx';

/** Why the reader can't send an answer, and what to do. */
export const whyNotSent = ({ closed, reasonNeeded, may }: ConsultationDetail): string => {
  if (closed !== null) return '마친 상담이라 이 답을 보낼 수 없습니다.';
  if (reasonNeeded) return '맡은 뒤에 이해 충돌이 생겼습니다. 계속하는 까닭을 남기면 이어서 쓸 수 있습니다.';
  if (may.makeFree) return '결제되거나 무료 상담으로 바꾸면 이어서 쓸 수 있습니다.';
  return '지금은 맡고 있지 않아 이 답을 보낼 수 없습니다. 맡으면 이어서 쓸 수 있습니다.';
};

type NotSentProps = { readonly text: string; readonly why: string; readonly onDrop: () => void };

/** It can't be sent now: what was typed is still there to be copied. */
export const NotSent = ({ text, why, onDrop }: NotSentProps) => {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('글을 복사했습니다.', { type: 'info' }),
      () => notify('복사하지 못했습니다. 글을 직접 골라 복사해 주십시오.', { type: 'warning' }),
    );
  return (
    <Section title="보내지 않은 답">
      <Alert severity="warning" sx={{ mb: 1.5 }}>
        {why}
      </Alert>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, '& button': { minHeight: 44 } }}>
        <Button variant="outlined" onClick={() => void copy()}>
          글 복사
        </Button>
        <Button onClick={onDrop}>버리기</Button>
      </Box>
    </Section>
  );
};
