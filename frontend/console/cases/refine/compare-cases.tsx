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
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { theme } from '../../shell/theme.ts';
import { SideBySide } from '../../texts/word-changes.tsx';
import { formOf } from '../case-form.ts';
import { useCasesData } from '../cases-data.ts';
import { CaseHeadline } from '../shared/case-headline.tsx';
import { RecordsBeside } from '../shared/records-beside.tsx';
import { useRefineShown } from '../use-refine-case.ts';
import { caseLabel, stageNames } from '../words.ts';
import type { Refinement } from './use-refinement.ts';

/** Another case that may be the same decision, as it is in refinement or accepted. */
export const useLikeCase = (id: string) => {
  const { likeCase } = useCasesData();
  return useQuery({ queryKey: ['admin/data', 'like', id], queryFn: () => likeCase(id), retry: false });
};

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

/** Two cases that may be one decision, in two columns with the differences marked; here they are merged. */
export const CompareCases = ({ work, id, title, onMerged, onClose, onOther }: CompareCasesProps) => {
  const [merging, setMerging] = useState(false);
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const notify = useNotify();
  const { askForLists } = useRefineShown();
  const { mergeCase } = useCasesData();
  const { data, error, refetch } = useLikeCase(id);
  const { kept } = work;
  const merged = async () => {
    askForLists();
    notify('합쳤습니다. 남은 자료의 ‘합친 자료’에서 되돌릴 수 있습니다.', { type: 'info' });
    await onMerged();
  };
  return (
    <>
      <Dialog open onClose={onClose} fullWidth fullScreen={isNarrow} maxWidth="lg" aria-labelledby="like-title">
        <DialogTitle id="like-title">{title}</DialogTitle>
        <DialogContent tabIndex={0}>
          {error && (
            <Alert severity="error" action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
              {messageOf(error)}
            </Alert>
          )}
          {data === undefined && !error && <Typography role="status">다른 자료를 불러오는 중</Typography>}
          {data !== undefined && (
            <>
              <RecordsBeside
                left={{ title: '이 자료', form: formOf(kept.draft) }}
                right={{ title: `다른 자료 (${stageNames[data.stage]})`, form: formOf(data.record) }}
              />
              {data.content !== null && data.content === kept.content ? (
                <Typography sx={{ mb: 2 }}>두 자료의 본문이 한 글자도 다르지 않습니다.</Typography>
              ) : (
                <SideBySide
                  left={{ title: '이 자료의 본문', text: kept.content ?? '' }}
                  right={{ title: '다른 자료의 본문', text: data.content ?? '' }}
                />
              )}
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', '& button': { minHeight: 44 } }}>
          <Button onClick={onClose}>닫기</Button>
          {onOther !== undefined && <Button onClick={onOther}>다른 결정으로 승인</Button>}
          <Button variant="contained" disabled={data === undefined} onClick={() => setMerging(true)}>
            같은 사건으로 합치기
          </Button>
        </DialogActions>
      </Dialog>
      {merging && data !== undefined && (
        <ReasonedDialog
          title="같은 사건으로 합치기"
          action="합치기"
          onClose={() => setMerging(false)}
          command={(reason) => mergeCase(kept, id, reason)}
          onDone={merged}
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
