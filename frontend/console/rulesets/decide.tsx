import { Box, Button, TextField, Typography } from '@mui/material';
import type { RulesetDetail } from '@nomucheck/domain/rulesets/contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '../../shared/client/session.ts';
import { koreanMoment } from '../../shared/formats.ts';
import { mayApproveRulesets, mayPublishRulesets } from '../access/grants.ts';
import { ReasonedDialog } from '../shell/record/reasoned-dialog.tsx';
import { useKeptState } from '../typing/use-kept-state.ts';
import { queryKey, useRulesetsData } from './rulesets-data.ts';
import { editionName } from './words.ts';

type Detail = { detail: RulesetDetail };
type Decision = 'approve' | 'publish';

const names: Readonly<Record<Decision, string>> = { approve: '새 판 승인', publish: '새 판 발행' };
const done: Readonly<Record<Decision, string>> = { approve: '새 판을 승인했습니다.', publish: '새 판을 발행했습니다.' };

const consequence = (decision: Decision, name: string): string =>
  decision === 'approve'
    ? `「${name}」의 바뀐 곳과 지난 결과에 미치는 영향을 살펴보았다는 기록을 남깁니다. 승인만으로는 쓰이지 않고, 다른 최고 관리자가 발행해야 쓰입니다.`
    : `「${name}」을 지금부터 씁니다. 지난 진단과 결과는 그때의 판을 그대로 따릅니다. 작성 중인 진단은 다음에 저장할 때 새 판으로 옮기고, 같은 질문의 답은 이어집니다.`;

/** What this person may do with an edition: approve it once, or publish what somebody else approved. */
export const Decide = ({ detail }: Detail) => {
  const { user } = useSession();
  const [asking, setAsking] = useState<Decision | null>(null);
  const approvedByMe = detail.approvals.some(({ by }) => by.id === user?.id);
  const approvedByOther = detail.approvals.some(({ by }) => by.id !== user?.id);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayApproveRulesets(user) && !approvedByMe && (
          <Button variant={approvedByOther ? 'outlined' : 'contained'} onClick={() => setAsking('approve')}>
            {names.approve}
          </Button>
        )}
        {mayPublishRulesets(user) && approvedByOther && (
          <Button variant="contained" onClick={() => setAsking('publish')}>
            {names.publish}
          </Button>
        )}
      </Box>
      {asking && <Asked detail={detail} asking={asking} onClose={() => setAsking(null)} />}
    </>
  );
};

type AskedProps = Detail & { readonly asking: Decision; readonly onClose: () => void };

const Asked = ({ detail, asking, onClose }: AskedProps) => {
  const { approveEdition, publishEdition } = useRulesetsData();
  const client = useQueryClient();
  const notify = useNotify();
  const kept = useKeptState('moved-by', '');
  const { typed: movedBy, type: setMovedBy } = kept;
  const tellMovedBy = isPoints(movedBy) ? Number(movedBy) : null;
  return (
    <ReasonedDialog
      title={names[asking]}
      action={asking === 'approve' ? '승인' : '발행'}
      isHarmless
      onClose={onClose}
      {...(asking === 'publish' ? { kept, isReady: movedBy.trim() === '' || tellMovedBy !== null } : {})}
      command={(reason) =>
        asking === 'approve' ? approveEdition(detail, reason) : publishEdition(detail, reason, tellMovedBy)
      }
      onDone={async () => {
        await client.invalidateQueries({ queryKey: [queryKey] });
        onClose();
        notify(done[asking], { type: 'info' });
      }}
    >
      {consequence(asking, editionName(detail))}
      {asking === 'publish' && <TellMoved movedBy={movedBy} onMovedBy={setMovedBy} />}
    </ReasonedDialog>
  );
};

/** Whole percentage points. */
const isPoints = (text: string): boolean => /^(?:[1-9]\d?|100)$/.test(text.trim());

type TellMovedProps = { readonly movedBy: string; readonly onMovedBy: (text: string) => void };

/** From which move of their figure on owners of results get a message. */
const TellMoved = ({ movedBy, onMovedBy }: TellMovedProps) => (
  <TextField
    label="알릴 변화 (%p)"
    value={movedBy}
    onChange={(event) => onMovedBy(event.target.value)}
    error={movedBy.trim() !== '' && !isPoints(movedBy)}
    helperText="수치가 이보다 크게 달라지는 사람에게 알립니다. 1부터 100까지 적고, 비워 두면 알리지 않습니다. 마지막 날이나 길이 달라지는 사람에게는 언제나 알립니다."
    slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
    sx={{ mt: 2, width: '100%' }}
  />
);

/** Who approved it so far, and who has still to act. */
export const Approvals = ({ detail: { approvals } }: Detail) => (
  <Box sx={{ mb: 2, fontSize: 14 }}>
    {approvals.length > 0 && (
      <Box component="ul" sx={{ m: 0, mb: 0.5, pl: 2.5 }}>
        {approvals.map(({ by, at, reason }) => (
          <li key={by.id}>
            <strong>{by.name}</strong> 승인 · {koreanMoment(at)}
            {reason !== null && ` · ${reason}`}
          </li>
        ))}
      </Box>
    )}
    <Typography variant="body2" color="text.secondary">
      {approvals.length === 0
        ? '두 사람이 있어야 발행합니다. 먼저 한 사람이 살펴보고 승인합니다.'
        : '승인한 사람이 아닌 최고 관리자가 발행합니다.'}
    </Typography>
  </Box>
);
