import { Box, Button } from '@mui/material';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { Key } from '../../typing/key.tsx';
import { outcomeShown } from '../words.ts';
import type { Refinement } from './use-refinement.ts';

/** Buttons that go from one proposal to the next. */
export const Steps = ({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) => (
  <Box component="span" sx={{ '& button': { minHeight: { xs: 44, md: 36 } } }}>
    <Button size="small" onClick={onPrevious} aria-keyshortcuts="K">
      앞 제안
      <Key>K</Key>
    </Button>
    <Button size="small" onClick={onNext} aria-keyshortcuts="J">
      다음 제안
      <Key>J</Key>
    </Button>
  </Box>
);

/** Whether everything typed is saved. */
export const Saving = ({ work: { isWriting, isDirty } }: { work: Refinement }) => (
  <Box component="span" role="status" sx={{ fontSize: 14, color: 'text.secondary' }}>
    {isWriting ? '저장 중' : isDirty ? '적는 중' : '저장됨'}
  </Box>
);

/** The outcome and the point above all other fields, so that they are read before the case is accepted. */
export const OutcomeInSight = ({ item }: { item: RefineCase }) => (
  <Box sx={{ mb: 2 }}>
    <strong>결과: {outcomeShown(item)}</strong>
    {item.point !== '' && <span> · {item.point}</span>}
  </Box>
);
