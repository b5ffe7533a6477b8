import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { isObviousPair, reasonOfObviousPair } from '@nomucheck/domain/cases/merging/choices.ts';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { theme } from '../../../shell/theme.ts';
import { SideBySide } from '../../../texts/word-changes.tsx';
import { Key } from '../../../typing/key.tsx';
import type { LikeCase } from '../../cases-data.ts';
import { ImpactPanel } from '../../impact/impact-panel.tsx';
import { useImpact } from '../../impact/use-impact.ts';
import { TakeoverTable } from '../../merging/takeover-table.tsx';
import { useTakeover } from '../../merging/use-takeover.ts';
import { CaseHeadline } from '../../shared/case-headline.tsx';
import { caseLabel, stageNames } from '../../words.ts';
import type { Refinement } from '../use-refinement.ts';
import { useLikeCase } from './use-like-case.ts';
import { useMerge } from './use-merge.ts';

type CompareCasesProps = {
  readonly work: Refinement;
  /** The other case. */
  readonly id: string;
  readonly title: string;
  readonly onMerged: () => Promise<void>;
  readonly onClose: () => void;
  /** Accepts the case although the other one looks the same. */
  readonly onOther?: (() => void) | undefined;
};

/**
 * Two cases that may be one decision, in two columns with the differences marked. Here they are merged: what the other one takes over is
 * chosen field by field, with what that does to figures. A pair that is obvious needs one key, and no reason of its own.
 */
const CompareCases = ({ work, id, title, onMerged, onClose, onOther }: CompareCasesProps) => {
  const [reasoning, setReasoning] = useState(false);
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const { data, error, refetch } = useLikeCase(id);
  const { kept } = work;
  const survivor = data === undefined ? null : sideOfLike(data);
  const takeover = useTakeover(survivor, { caseId: kept.id, draft: kept.draft, isAccepted: false });
  const impact = useImpact(kept, takeover === null ? null : { into: id, take: takeover.take });
  const isObvious = data !== undefined && isObviousPair(kept.draft, data.record);
  const { merge, isPending, failure } = useMerge({ work, other: data, takeover, onMerged });
  const ask = () => {
    if (data === undefined || isPending) return;
    if (isObvious) void merge(reasonOfObviousPair).catch(() => {});
    else setReasoning(true);
  };
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        fullWidth
        fullScreen={isNarrow}
        maxWidth="lg"
        aria-labelledby="like-title"
        onKeyDown={(event) => {
          const isM = event.code === 'KeyM' && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey;
          // A radio takes no letters; whatever is typed into goes on as it is.
          if (!isM || reasoning || isTyping(event.target)) return;
          event.preventDefault();
          ask();
        }}
      >
        <DialogTitle id="like-title">{title}</DialogTitle>
        <DialogContent tabIndex={0}>
          {failure !== null && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {messageOf(failure)}
            </Alert>
          )}
          {error && (
            <Alert severity="error" action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
              {messageOf(error)}
            </Alert>
          )}
          {data === undefined && !error && <Typography role="status">다른 자료를 불러오는 중</Typography>}
          {data !== undefined && takeover !== null && (
            <>
              <TakeoverTable
                takeover={takeover}
                titles={{ merged: '이 자료 (거둠)', survivor: `남길 자료 (${stageNames[data.stage]})` }}
              />
              <ImpactPanel shown={impact} idle="" />
              {data.content !== null && data.content === kept.content ? (
                <Typography sx={{ my: 2 }}>두 자료의 본문이 한 글자도 다르지 않습니다.</Typography>
              ) : (
                <SideBySide
                  left={{ title: '이 자료의 본문', text: kept.content ?? '' }}
                  right={{ title: '남길 자료의 본문', text: data.content ?? '' }}
                />
              )}
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', '& button': { minHeight: 44 } }}>
          {isObvious && (
            <Typography variant="body2" sx={{ flex: '1 1 240px' }}>
              사유: {reasonOfObviousPair}
            </Typography>
          )}
          <Button onClick={onClose}>닫기</Button>
          {onOther !== undefined && <Button onClick={onOther}>다른 결정으로 승인</Button>}
          <Button variant="contained" disabled={data === undefined || isPending} onClick={ask} aria-keyshortcuts="M">
            같은 사건으로 합치기
            <Key>M</Key>
          </Button>
        </DialogActions>
      </Dialog>
      {reasoning && data !== undefined && (
        <ReasonedDialog
          title="같은 사건으로 합치기"
          action="합치기"
          onClose={() => setReasoning(false)}
          command={merge}
          onDone={() => {}}
        >
          <CaseHeadline item={kept} />
          <Typography>
            이 자료를 거두고 ‘{caseLabel(data.record)}’ 자료만 남깁니다. 이 자료를 가리키던 주소는 남은 자료로
            이어집니다.
          </Typography>
        </ReasonedDialog>
      )}
    </>
  );
};

export default CompareCases;

const sideOfLike = ({ id, stage, record }: LikeCase) => ({
  ...{ caseId: id, draft: record },
  isAccepted: stage !== 'crawled' && stage !== 'ready',
});

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input:not([type=radio]), textarea, [role=combobox]');
