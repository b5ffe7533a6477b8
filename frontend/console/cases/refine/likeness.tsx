import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { caseLabel, decidedOnText, stageNames } from '../words.ts';
import { CompareCases, useLikeCase } from './compare-cases.tsx';
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
  const { data, error } = useLikeCase(id);
  if (error) return <li>{messageOf(error)}</li>;
  if (data === undefined) return <li>불러오는 중</li>;
  return (
    <li>
      {caseLabel(data.record)} ({decidedOnText(data.record.decidedOn)}, {stageNames[data.stage]})
      <Button size="small" color="inherit" onClick={() => setOpen(true)} sx={{ ml: 1, minHeight: 44 }}>
        나란히 보기
      </Button>
      {open && (
        <CompareCases work={work} id={id} title="나란히 보기" onMerged={onMerged} onClose={() => setOpen(false)} />
      )}
    </li>
  );
};
