import { Alert, Box, Button, Typography } from '@mui/material';
import type { PolicyDraftOut, PolicyRecord } from '@nomucheck/domain/policies/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '../../shared/client/session.ts';
import { messageOf } from '../api/api-error.ts';
import { ReasonedDialog } from '../shell/record/reasoned-dialog.tsx';
import { usePoliciesData } from './policies-data.ts';
import { PublishDialog } from './publish-dialog.tsx';

type StepsProps = {
  readonly id: PolicyRecord['id'];
  readonly draft: PolicyDraftOut;
  /** Something was typed that isn't saved yet. */
  readonly isTouched: boolean;
  readonly onDone: (after: PolicyRecord) => void;
};

/** What this person may do with a draft at its stage. Two people are needed: nobody approves what they wrote. */
export const DraftSteps = ({ id, draft, isTouched, onDone }: StepsProps) => {
  const { user } = useSession();
  const data = usePoliciesData();
  const notify = useNotify();
  const [asking, setAsking] = useState<'approve' | 'refuse' | 'publish' | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ step }: { readonly step: () => Promise<PolicyRecord>; readonly said: string }) => step(),
    onSuccess: (after, { said }) => {
      notify(said, { type: 'info' });
      onDone(after);
    },
  });
  const isMine = draft.hands.some((hand) => hand.id === user?.id);
  const names = draft.hands.map(({ name }) => name).join(', ');
  const run = (said: string, step: () => Promise<PolicyRecord>) => () => mutate({ step, said });
  const close = (after: PolicyRecord) => {
    setAsking(null);
    onDone(after);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Typography variant="body2">
        적은 사람: {names}
        {draft.approvedBy !== null && ` · 승인한 사람: ${draft.approvedBy.name}`}
      </Typography>
      {draft.missing.length > 0 && (
        <Alert severity="warning">
          확인을 맡기기 전에 채울 것
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {draft.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </Alert>
      )}
      {draft.stage === 'drafting' && isTouched && (
        <Typography variant="body2" color="text.secondary">
          저장하지 않은 글이 있습니다. 먼저 저장하면 확인을 맡길 수 있습니다.
        </Typography>
      )}
      {draft.stage === 'submitted' && isMine && (
        <Alert severity="info">적은 사람이 아닌 다른 관리자의 확인을 기다립니다.</Alert>
      )}
      {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {draft.stage === 'drafting' && (
          <>
            <Button
              variant="contained"
              disabled={isPending || isTouched || draft.missing.length > 0}
              onClick={run('다른 사람의 확인을 맡겼습니다.', () => data.submitPolicy(id, draft.hash))}
            >
              확인 맡기기
            </Button>
            <Button
              color="error"
              disabled={isPending}
              onClick={run('초안을 버렸습니다.', () => data.discardPolicyDraft(id))}
            >
              초안 버리기
            </Button>
          </>
        )}
        {draft.stage === 'submitted' && !isMine && (
          <>
            <Button variant="contained" disabled={isPending} onClick={() => setAsking('approve')}>
              승인
            </Button>
            <Button color="error" disabled={isPending} onClick={() => setAsking('refuse')}>
              돌려보내기
            </Button>
          </>
        )}
        {draft.stage === 'approved' && (
          <Button variant="contained" disabled={isPending} onClick={() => setAsking('publish')}>
            시행일 정해 발행
          </Button>
        )}
        {draft.stage !== 'drafting' && (
          <Button disabled={isPending} onClick={run('다시 고칠 수 있습니다.', () => data.takePolicyBack(id))}>
            되돌려 고치기
          </Button>
        )}
      </Box>
      {asking === 'approve' && (
        <ReasonedDialog
          title="초안 승인"
          action="승인"
          isHarmless
          onClose={() => setAsking(null)}
          command={(reason) => data.approvePolicy(id, draft.hash, reason)}
          onDone={(after) => {
            notify('초안을 승인했습니다.', { type: 'info' });
            close(after);
          }}
        >
          바뀌는 곳을 살펴보았다는 기록을 남깁니다. 승인하면 시행일을 정해 발행할 수 있습니다.
        </ReasonedDialog>
      )}
      {asking === 'refuse' && (
        <ReasonedDialog
          title="초안 돌려보내기"
          action="돌려보내기"
          isHarmless
          onClose={() => setAsking(null)}
          command={(reason) => data.refusePolicy(id, reason)}
          onDone={close}
        >
          적은 사람이 사유를 보고 다시 고칩니다.
        </ReasonedDialog>
      )}
      {asking === 'publish' && <PublishDialog id={id} draft={draft} onClose={() => setAsking(null)} onDone={close} />}
    </Box>
  );
};
