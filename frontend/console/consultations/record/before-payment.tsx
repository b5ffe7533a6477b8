import { Alert, Button, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { Section } from '../../shell/record/section.tsx';
import { useConsultationsData } from '../consultations-data.ts';
import { useConsultationShown } from '../use-consultation.ts';

/** A paid one is answered once it is paid, or once whoever has it has made it a free one. */
export const BeforePayment = ({ item }: { item: ConsultationDetail }) => {
  const { makeConsultationFree } = useConsultationsData();
  const shown = useConsultationShown();
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => makeConsultationFree(item),
    onSuccess: async () => {
      await shown(item.id);
      notify('무료 상담으로 바꾸었습니다.', { type: 'info' });
    },
    onError: () => void shown(item.id),
  });
  return (
    <Section title="답">
      {error !== null && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {messageOf(error)}
        </Alert>
      )}
      <Typography sx={{ mb: 1.5 }}>
        아직 결제되지 않은 유료 상담입니다. 신청인이 결제하면 답하고 시간을 정할 수 있습니다. 돈을 받지 않으려면 무료
        상담으로 바꿉니다. 신청인에게 이메일로 알립니다.
      </Typography>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()} sx={{ minHeight: 44 }}>
        무료 상담으로 바꾸기
      </Button>
    </Section>
  );
};
