import { Button } from '@mui/material';
import type { RulesetDraftOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { queryKey } from '../../rulesets-data.ts';
import { useDraftData } from '../draft-data.ts';
import { OldBase } from './old-base.tsx';

type FinishProps = {
  readonly draft: RulesetDraftOut;
  /** Everything is saved, and nothing has to be corrected any more. */
  readonly isReady: boolean;
  readonly onOffered: (draft: RulesetDraftOut) => void;
  readonly onDiscarded: () => void;
};

/** Offers the draft for approval, or gives it up. */
export const Finish = ({ draft, isReady, onOffered, onDiscarded }: FinishProps) => {
  const { offerDraft, discardDraft } = useDraftData();
  const [asking, setAsking] = useState<'offer' | 'discard' | null>(null);
  const client = useQueryClient();
  const notify = useNotify();
  const settle = async (said: string) => {
    setAsking(null);
    notify(said, { type: 'info' });
    await client.invalidateQueries({ queryKey: [queryKey, 'editions'] });
  };
  return (
    <>
      {draft.state === 'editing' && (
        <Button variant="contained" disabled={!isReady} onClick={() => setAsking('offer')}>
          새 판으로 올리기
        </Button>
      )}
      <Button color="error" onClick={() => setAsking('discard')}>
        초안 버리기
      </Button>
      {asking === 'offer' && (
        <ReasonedDialog
          title="새 판으로 올리기"
          action="올리기"
          isHarmless
          onClose={() => setAsking(null)}
          command={(reason) => offerDraft(draft.version, reason)}
          onDone={async (offered) => {
            await settle('초안을 새 판으로 올렸습니다.');
            onOffered(offered);
          }}
        >
          <OldBase basedOn={draft.basedOn} />
          지금의 내용을 승인받을 새 판으로 올립니다. 한 사람이 승인하고 다른 사람이 발행해야 쓰입니다. 올린 뒤에 고치면
          승인을 처음부터 다시 받습니다.
        </ReasonedDialog>
      )}
      {asking === 'discard' && (
        <ReasonedDialog
          title="초안 버리기"
          action="버리기"
          onClose={() => setAsking(null)}
          command={(reason) => discardDraft(draft.version, reason)}
          onDone={async () => {
            client.removeQueries({ queryKey: [queryKey, 'draft'] });
            await settle('초안을 버렸습니다. 이력에는 남습니다.');
            onDiscarded();
          }}
        >
          이 초안을 버립니다. 고친 내용은 이력에서만 볼 수 있습니다.
        </ReasonedDialog>
      )}
    </>
  );
};
