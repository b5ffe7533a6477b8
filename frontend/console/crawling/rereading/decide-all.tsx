import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { count } from '../../../shared/formats.ts';
import { type Decision, decisionNames, openWords } from './words.ts';

type DecideAllProps = {
  readonly decision: Decision;
  /** What is decided about, by field. */
  readonly open: RereadOut['openFields'];
  readonly all: number;
  readonly isPending: boolean;
  readonly onDecide: () => void;
  readonly onClose: () => void;
};

/** Asks once more before many cases are changed, and says what will change. */
export const DecideAll = ({ decision, open, all, isPending, onDecide, onClose }: DecideAllProps) => (
  <Dialog open onClose={onClose} disableRestoreFocus={isPending} fullWidth maxWidth="xs" aria-labelledby="decide-title">
    <DialogTitle id="decide-title">
      {count(all)}개 모두 {decisionNames[decision]}
    </DialogTitle>
    <DialogContent sx={{ display: 'grid', gap: 1 }}>
      <DialogContentText sx={{ fontWeight: 600 }}>{openWords(open)}</DialogContentText>
      {decision === 'dismiss' ? (
        <DialogContentText>지금 값으로 둡니다. 이 출처를 다시 읽으면 또 보입니다.</DialogContentText>
      ) : (
        <>
          <DialogContentText>
            새로 읽은 값으로 바꾸고 각 자료의 기록에 남깁니다. 그 사이 바뀐 자료는 그대로 둡니다.
          </DialogContentText>
          {open.text !== undefined && (
            <DialogContentText>정제하던 자료는 본문이 바뀌면 처음부터 다시 정제합니다.</DialogContentText>
          )}
          {open.arrival !== undefined && <DialogContentText>새 자료는 정제할 자료에 들어갑니다.</DialogContentText>}
        </>
      )}
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>취소</Button>
      <Button variant="contained" disabled={isPending} onClick={onDecide}>
        {decisionNames[decision]}
      </Button>
    </DialogActions>
  </Dialog>
);
