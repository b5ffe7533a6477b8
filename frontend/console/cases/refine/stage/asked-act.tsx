import { Typography } from '@mui/material';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { useCasesData } from '../../cases-data.ts';
import { CaseHeadline } from '../../shared/case-headline.tsx';
import { useRefineShown } from '../../use-refine-case.ts';
import type { Refinement } from '../use-refinement.ts';

type AskedActProps = {
  readonly work: Refinement;
  readonly asked: 'reject' | 'discard';
  readonly onClose: () => void;
};

/** Asks for the reason of sending a case back or of discarding it, and does so. */
export const AskedAct = ({ work, asked, onClose }: AskedActProps) => {
  const { askForLists } = useRefineShown();
  const { sendCaseBack, discardCase } = useCasesData();
  const done = (after: RefineCase | null) => {
    if (after !== null) askForLists();
    onClose();
  };
  const headline = <CaseHeadline item={work.kept} />;
  return asked === 'reject' ? (
    <ReasonedDialog
      title="반려"
      action="반려"
      onClose={onClose}
      command={(reason) => work.command((at) => sendCaseBack(at, reason))}
      onDone={done}
    >
      {headline}
      <Typography>정제 중으로 돌아갑니다. 무엇을 고쳐야 하는지 적어 주십시오.</Typography>
    </ReasonedDialog>
  ) : (
    <ReasonedDialog
      title="이 자료 안 쓰기"
      action="안 쓰기"
      onClose={onClose}
      command={(reason) => work.command((at) => discardCase(at, reason))}
      onDone={done}
    >
      {headline}
      <Typography>목록의 ‘안 씀’에 남고, 언제든 다시 정제할 수 있습니다.</Typography>
    </ReasonedDialog>
  );
};
