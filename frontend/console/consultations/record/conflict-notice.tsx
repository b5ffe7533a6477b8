import { Alert, AlertTitle, Link as MuiLink, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { recordAddress, recordNames } from '../../inspection/words.ts';
import { conflictWords } from '../words.ts';

/** That the firm may stand on the other side: both names, and each record in which one of them stands there. */
export const ConflictNotice = ({ item }: { item: ConsultationDetail }) =>
  item.conflicts.length > 0 && (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>이해 충돌을 먼저 확인하십시오</AlertTitle>
      <ConflictList item={item} />
      {item.withheld && (
        <Typography variant="body2">신청 내용, 연락처, 대화는 사유를 남기고 맡은 사람에게만 보입니다.</Typography>
      )}
    </Alert>
  );

export const ConflictList = ({ item }: { item: ConsultationDetail }) => (
  <>
    <Typography variant="body2">
      의뢰인: {item.client ?? '적지 않음'} · 상대방: {item.opponent ?? '적지 않음'}
    </Typography>
    <ul>
      {item.conflicts.map((conflict) => (
        <li key={`${conflict.what} ${conflict.id} ${conflict.here} ${conflict.there}`}>
          {conflictWords(conflict, item)}.{' '}
          <MuiLink href={recordAddress(conflict)} target="_blank" rel="noreferrer" color="inherit">
            그 {recordNames[conflict.what]} 보기 (새 창)
          </MuiLink>
        </li>
      ))}
    </ul>
  </>
);
