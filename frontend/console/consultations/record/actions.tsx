import { Box, Button, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '../../../shared/client/session.ts';
import { messageOf } from '../../api/api-error.ts';
import { ConflictList } from '../../firm/conflict-list.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { useKey } from '../../shell/use-key.ts';
import { Key } from '../../typing/key.tsx';
import { useConsultationsData } from '../consultations-data.ts';
import { useConsultationShown } from '../use-consultation.ts';
import { CloseConsultation } from './close-consultation.tsx';
import { HandOver } from './hand-over.tsx';
import { wayToTake } from './way-to-take.ts';

type Asking = 'despite' | 'goOn' | 'takeOver' | 'handOver' | 'close';

const takeWords = {
  atOnce: '내가 맡기',
  despite: '그래도 맡기',
  takeOver: '넘겨받기',
  goOn: '그래도 계속하기',
} as const;

/** What the reader may do with the consultation as a whole: take it, hand it over, close it. */
export const Actions = ({ item }: { item: ConsultationDetail }) => {
  const { may, assignee } = item;
  const { user } = useSession();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { assignConsultation } = useConsultationsData();
  const shown = useConsultationShown();
  const notify = useNotify();
  const isMine = assignee !== null && assignee.id === user?.id;
  const close = () => setAsking(null);
  const taken = async () => {
    await shown(item.id);
    notify(isMine ? '사유를 남겼습니다.' : '상담을 맡았습니다.', { type: 'info' });
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
  const canTake = may.assign && (!isMine || item.reasonNeeded);
  // A colleague's is never taken by one key: the reason is recorded.
  const way = canTake ? wayToTake(item) : null;
  const take = () => {
    if (way === null || isPending) return;
    if (way === 'atOnce') mutate();
    else setAsking(way);
  };
  useKey('KeyC', take);
  return (
    <>
      {item.closed === null && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, '& button': { minHeight: 44 } }}
        >
          <Typography component="span" role="status" sx={{ mr: 1 }}>
            {assignee === null
              ? '맡은 사람이 없습니다.'
              : isMine
                ? '내가 맡았습니다.'
                : `${assignee.name}님이 맡았습니다.`}
          </Typography>
          {way !== null && (
            <Button
              variant={way === 'takeOver' ? 'text' : 'contained'}
              color={item.conflicts.length > 0 ? 'error' : 'primary'}
              onClick={take}
              disabled={isPending}
              aria-keyshortcuts="C"
            >
              {takeWords[way]}
              <Key>C</Key>
            </Button>
          )}
          {may.assign && <Button onClick={() => setAsking('handOver')}>다른 사람에게 넘기기</Button>}
          {may.close && <Button onClick={() => setAsking('close')}>상담 마치기</Button>}
        </Box>
      )}
      {/* Also where the consultation closes meanwhile: what was typed stays in its dialog. */}
      {(asking === 'despite' || asking === 'goOn') && (
        <ReasonedDialog
          title={asking === 'despite' ? '이해 충돌이 있어도 맡기' : '이해 충돌이 있어도 계속하기'}
          action={takeWords[asking]}
          onClose={close}
          command={(reason) => assignConsultation(item, 'me', reason)}
          onDone={taken}
        >
          <Typography sx={{ mb: 1 }}>
            {asking === 'despite'
              ? '양쪽을 모두 대리하게 되면 맡을 수 없습니다. 같은 사람이 아닌지 확인하고 그래도 맡는 까닭을 적어 주십시오.'
              : '맡은 뒤에 상대방 쪽의 이름이 등록되었습니다. 같은 사람이 아닌지 확인하고 그래도 계속하는 까닭을 적어 주십시오. 계속할 수 없으면 넘기거나 ‘맡지 않음’으로 마칩니다.'}
          </Typography>
          <ConflictList conflicts={item.conflicts} parties={item} />
        </ReasonedDialog>
      )}
      {asking === 'takeOver' && (
        <ReasonedDialog
          title="다른 사람이 맡은 상담 넘겨받기"
          action="넘겨받기"
          isHarmless={item.conflicts.length === 0}
          onClose={close}
          command={(reason) => assignConsultation(item, 'me', reason)}
          onDone={taken}
        >
          {assignee !== null && (
            <Typography>지금은 {assignee.name}님이 맡고 있습니다. 넘겨받는 까닭을 적어 주십시오.</Typography>
          )}
          {item.conflicts.length > 0 && <ConflictList conflicts={item.conflicts} parties={item} />}
        </ReasonedDialog>
      )}
      {asking === 'handOver' && <HandOver item={item} onClose={close} />}
      {asking === 'close' && <CloseConsultation item={item} onClose={close} />}
    </>
  );
};
