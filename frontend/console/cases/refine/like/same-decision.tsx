import { Alert, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPage } from '../../../shell/lazy-page.ts';
import { caseLabel } from '../../words.ts';
import type { Refinement } from '../use-refinement.ts';
import { useLikeCase } from './use-like-case.ts';

/** With its comparison of texts it is read when it is needed. */
export const CompareCases = lazyPage(() => import('./compare-cases.tsx'));

type SameDecisionProps = {
  readonly work: Refinement;
  /** The master cases for which it was refused. */
  readonly twice: readonly string[];
  readonly onOther: () => void;
  readonly onMerged: () => Promise<void>;
};

/** Why a case wasn't accepted: a master case may be the same decision. The first one is shown beside it at once. */
export const SameDecision = ({ work, twice, onOther, onMerged }: SameDecisionProps) => {
  const [shown, setShown] = useState<string | null>(twice[0] ?? null);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onOther} sx={{ minHeight: 44 }}>
          다른 결정으로 승인
        </Button>
      }
    >
      같은 결정일 수 있는 마스터 자료가 있어 승인하지 않았습니다. 견주어 보고 같으면 합치십시오.
      {twice.map((id) => (
        <Other key={id} id={id} onShow={() => setShown(id)} />
      ))}
      {shown !== null && (
        <Suspense fallback={null}>
          <CompareCases
            work={work}
            id={shown}
            title="같은 결정일 수 있어 승인하지 않은 자료"
            onMerged={onMerged}
            onOther={() => {
              setShown(null);
              onOther();
            }}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </Alert>
  );
};

const Other = ({ id, onShow }: { id: string; onShow: () => void }) => {
  const { data } = useLikeCase(id);
  return (
    <Button size="small" color="inherit" onClick={onShow} sx={{ minHeight: 44, textAlign: 'left' }}>
      {data === undefined ? '나란히 보기' : `나란히 보기: ${caseLabel(data.record)}`}
    </Button>
  );
};
