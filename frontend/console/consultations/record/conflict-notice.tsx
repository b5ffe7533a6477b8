import { Alert, AlertTitle, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { ConflictList } from '../../firm/conflict-list.tsx';

const titleOf = ({ closed, reasonNeeded }: ConsultationDetail): string => {
  if (closed !== null) return '이해 충돌이 있는 상담입니다';
  return reasonNeeded ? '맡은 뒤에 이해 충돌이 생겼습니다' : '이해 충돌을 먼저 확인하십시오';
};

/** That the firm may stand on the other side: both names, and each record in which one of them stands there. */
export const ConflictNotice = ({ item }: { item: ConsultationDetail }) =>
  item.conflicts.length > 0 && (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>{titleOf(item)}</AlertTitle>
      <ConflictList conflicts={item.conflicts} parties={item} />
      {item.withheld && (
        <Typography variant="body2">
          {item.reasonNeeded
            ? '계속하려면 까닭을 남겨야 합니다. 그때까지 신청 내용, 연락처, 대화를 가립니다.'
            : '신청 내용, 연락처, 대화는 사유를 남기고 맡은 사람에게만 보입니다.'}
        </Typography>
      )}
    </Alert>
  );
