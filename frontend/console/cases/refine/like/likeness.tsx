import { Alert, Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { count } from '../../../../shared/formats.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Key } from '../../../typing/key.tsx';
import { caseLabel, decidedOnText, stageNames } from '../../words.ts';
import type { Refinement } from '../use-refinement.ts';
import { CompareCases } from './same-decision.tsx';
import { useLikeCase } from './use-like-case.ts';

type LikenessProps = {
  readonly work: Refinement;
  readonly onMerged: () => Promise<void>;
  /** The case that is shown beside this one. */
  readonly shown: string | null;
  readonly onShow: (id: string | null) => void;
};

const shownAtFirst = 3;

/** Cases that may be the same one: compares them side by side and merges them. */
export const Likeness = ({ work, onMerged, shown, onShow }: LikenessProps) => {
  const [all, setAll] = useState(false);
  const { likeness } = work.kept;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flexGrow: 1 } }}>
      같은 사건으로 보이는 자료가 {count(likeness.length)}건 있습니다.
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {(all ? likeness : likeness.slice(0, shownAtFirst)).map((id) => (
          <LikeCase key={id} id={id} isKey={id === likeness[0]} onShow={() => onShow(id)} />
        ))}
      </Box>
      {!all && likeness.length > shownAtFirst && (
        <Button size="small" color="inherit" onClick={() => setAll(true)} sx={{ minHeight: 44 }}>
          {count(likeness.length - shownAtFirst)}건 더 보기
        </Button>
      )}
      {shown !== null && (
        <Suspense fallback={null}>
          <CompareCases
            key={shown}
            work={work}
            id={shown}
            title="나란히 보기"
            onMerged={onMerged}
            onClose={() => onShow(null)}
          />
        </Suspense>
      )}
    </Alert>
  );
};

type LikeCaseProps = { readonly id: string; readonly isKey: boolean; readonly onShow: () => void };

const LikeCase = ({ id, isKey, onShow }: LikeCaseProps) => {
  const { data, error } = useLikeCase(id);
  if (error) return <li>{messageOf(error)}</li>;
  if (data === undefined) return <li>불러오는 중</li>;
  return (
    <li>
      {caseLabel(data.record)} ({decidedOnText(data.record.decidedOn)}, {stageNames[data.stage]})
      <Button
        size="small"
        color="inherit"
        onClick={onShow}
        aria-keyshortcuts={isKey ? 'M' : undefined}
        sx={{ ml: 1, minHeight: 44 }}
      >
        나란히 보기
        {isKey && <Key>M</Key>}
      </Button>
    </li>
  );
};
