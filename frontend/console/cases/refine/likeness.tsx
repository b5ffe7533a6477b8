import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { useCasesData } from '../cases-data.ts';
import { SideBySide } from '../shared/word-changes.tsx';
import { caseName, caseNumberOf, decidedOnText, stageNames } from '../shared/words.ts';
import { useRefineShown } from './use-refine-case.ts';
import type { Refinement } from './use-refinement.ts';

type LikenessProps = { readonly work: Refinement; readonly onMerged: () => Promise<void> };

const shownAtFirst = 3;

/** Cases that may be the same one: compares them side by side and merges them. */
export const Likeness = ({ work, onMerged }: LikenessProps) => {
  const [all, setAll] = useState(false);
  const { likeness } = work.kept;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flexGrow: 1 } }}>
      같은 사건으로 보이는 자료가 {count(likeness.length)}건 있습니다.
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {(all ? likeness : likeness.slice(0, shownAtFirst)).map((id) => (
          <LikeCase key={id} id={id} work={work} onMerged={onMerged} />
        ))}
      </Box>
      {!all && likeness.length > shownAtFirst && (
        <Button size="small" color="inherit" onClick={() => setAll(true)} sx={{ minHeight: 44 }}>
          {count(likeness.length - shownAtFirst)}건 더 보기
        </Button>
      )}
    </Alert>
  );
};

const LikeCase = ({ id, work, onMerged }: LikenessProps & { readonly id: string }) => {
  const [open, setOpen] = useState(false);
  const [merging, setMerging] = useState(false);
  const notify = useNotify();
  const { askForLists } = useRefineShown();
  const { likeCase, mergeCase } = useCasesData();
  const { data, error } = useQuery({
    queryKey: ['admin/data', 'like', id],
    queryFn: () => likeCase(id),
    retry: false,
  });
  if (error) return <li>{messageOf(error)}</li>;
  if (data === undefined) return <li>불러오는 중</li>;
  const { kept } = work;
  const merged = async () => {
    askForLists();
    notify('합쳤습니다. 이 자료의 주소는 남은 자료로 이어집니다.', { type: 'info' });
    await onMerged();
  };
  return (
    <li>
      {caseName(data)} (
      {[caseNumberOf(data), decidedOnText(data.decidedOn), stageNames[data.stage]]
        .filter((part) => part !== '')
        .join(', ')}
      )
      <Button size="small" color="inherit" onClick={() => setOpen(true)} sx={{ ml: 1, minHeight: 44 }}>
        나란히 보기
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="lg" aria-labelledby="like-title">
          <DialogTitle id="like-title">나란히 보기</DialogTitle>
          <DialogContent tabIndex={0}>
            {data.content !== null && data.content === kept.content && (
              <Typography sx={{ mb: 2 }}>두 자료의 본문이 한 글자도 다르지 않습니다.</Typography>
            )}
            <SideBySide
              left={{ title: `이 자료: ${caseName(kept)}`, text: kept.content ?? '' }}
              right={{ title: `${stageNames[data.stage]}: ${caseName(data)}`, text: data.content ?? '' }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>닫기</Button>
            <Button variant="contained" onClick={() => setMerging(true)}>
              같은 사건으로 합치기
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {merging && (
        <ReasonedDialog
          title="같은 사건으로 합치기"
          action="합치기"
          onClose={() => setMerging(false)}
          command={(reason) => mergeCase(kept, id, reason)}
          onDone={merged}
        >
          <Typography>
            이 자료를 거두고 ‘{caseName(data)}’ 자료만 남깁니다. 이 자료를 가리키던 주소는 남은 자료로 이어집니다.
          </Typography>
        </ReasonedDialog>
      )}
    </li>
  );
};
