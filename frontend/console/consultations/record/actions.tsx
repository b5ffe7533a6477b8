import { Box, Button, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '../../../shared/session.ts';
import { messageOf } from '../../api/api-error.ts';
import { Key } from '../../cases/refine/key.tsx';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { useKey } from '../../shell/use-key.ts';
import { useConsultationsData } from '../consultations-data.ts';
import { useConsultationShown } from '../use-consultation.ts';
import { useFirmPeople } from '../use-firm-people.ts';
import { CloseConsultation } from './close-consultation.tsx';
import { ConflictList } from './conflict-notice.tsx';
import { HandOver } from './hand-over.tsx';

type Asking = 'despite' | 'handOver' | 'close';

/** What the reader may do with the consultation as a whole: take it, hand it over, close it. */
export const Actions = ({ item }: { item: ConsultationDetail }) => {
  const { may, assignee } = item;
  const { user } = useSession();
  const { people } = useFirmPeople();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { assignConsultation } = useConsultationsData();
  const shown = useConsultationShown();
  const notify = useNotify();
  const isMine = assignee !== null && assignee.id === user?.id;
  const close = () => setAsking(null);
  const taken = async () => {
    await shown(item.id);
    notify('상담을 맡았습니다.', { type: 'info' });
    close();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => assignConsultation(item, 'me'),
    onSuccess: taken,
    onError: async (error) => {
      // Somebody was faster, or a conflict has come up: the page shows it.
      await shown(item.id);
      notify(messageOf(error), { type: 'error' });
    },
  });
  const canTake = may.assign && !isMine;
  const take = () => {
    if (!canTake || isPending) return;
    if (item.conflicts.length > 0) setAsking('despite');
    else mutate();
  };
  useKey('KeyC', take);
  if (item.closed !== null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, '& button': { minHeight: 44 } }}>
      <Typography component="span" role="status" sx={{ mr: 1 }}>
        {assignee === null ? '맡은 사람이 없습니다.' : isMine ? '내가 맡았습니다.' : `${assignee.name}님이 맡았습니다.`}
      </Typography>
      {canTake && (
        <Button
          variant="contained"
          color={item.conflicts.length > 0 ? 'error' : 'primary'}
          onClick={take}
          disabled={isPending}
          aria-keyshortcuts="C"
        >
          {item.conflicts.length > 0 ? '그래도 맡기' : '내가 맡기'}
          <Key>C</Key>
        </Button>
      )}
      {may.assign && people.length > 0 && <Button onClick={() => setAsking('handOver')}>다른 사람에게 넘기기</Button>}
      {may.close && <Button onClick={() => setAsking('close')}>상담 마치기</Button>}
      {asking === 'despite' && (
        <ReasonedDialog
          title="이해 충돌이 있어도 맡기"
          action="그래도 맡기"
          onClose={close}
          command={(reason) => assignConsultation(item, 'me', reason)}
          onDone={taken}
        >
          <Typography sx={{ mb: 1 }}>
            양쪽을 모두 대리하게 되면 맡을 수 없습니다. 같은 사람이 아닌지 확인하고 그래도 맡는 까닭을 적어 주십시오.
          </Typography>
          <ConflictList item={item} />
        </ReasonedDialog>
      )}
      {asking === 'handOver' && <HandOver item={item} onClose={close} />}
      {asking === 'close' && <CloseConsultation item={item} onClose={close} />}
    </Box>
  );
};
