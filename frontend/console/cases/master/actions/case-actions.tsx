import { Box, Button, Typography } from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { lazyPage } from '../../../shell/lazy-page.ts';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { useKey } from '../../../shell/use-key.ts';
import { Key } from '../../../typing/key.tsx';
import { type FormField, formOf } from '../../case-form.ts';
import { useCasesData } from '../../cases-data.ts';
import { ImpactPanel } from '../../impact/impact-panel.tsx';
import { useImpact } from '../../impact/use-impact.ts';
import { CaseHeadline } from '../../shared/case-headline.tsx';
import { TextBeside } from '../text-beside.tsx';
import { useMasterShown } from '../use-master-case.ts';

// Their forms are loaded when one is opened.
const CorrectCase = lazyPage(async () => ({ default: (await import('./correct-case.tsx')).CorrectCase }));
const MergeCase = lazyPage(async () => ({ default: (await import('./merge-case.tsx')).MergeCase }));

type Asked = 'correct' | 'withdraw' | 'merge';

/** The commands for a master case; each needs a reason. */
export const CaseActions = ({ item }: { item: MasterCaseDetail }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  useKey('KeyM', () => item.stage !== 'merged' && setAsked('merge'));
  if (item.stage === 'merged') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
      {item.stage === 'master' && (
        <>
          <Button variant="contained" onClick={() => setAsked('correct')}>
            고치기
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsked('withdraw')}>
            내리기
          </Button>
        </>
      )}
      <Button variant="outlined" onClick={() => setAsked('merge')} aria-keyshortcuts="M">
        합치기
        <Key>M</Key>
      </Button>
      {asked === 'withdraw' && <WithdrawCase item={item} onClose={close} />}
      <Suspense fallback={null}>
        {asked === 'correct' && <CorrectCase item={item} onClose={close} />}
        {asked === 'merge' && <MergeCase item={item} onClose={close} />}
      </Suspense>
    </Box>
  );
};

type DialogProps = { readonly item: MasterCaseDetail; readonly onClose: () => void };

const WithdrawCase = ({ item, onClose }: DialogProps) => {
  const show = useMasterShown();
  const notify = useNotify();
  const { withdrawCase } = useCasesData();
  const impact = useImpact(item, withdrawing);
  const [field, setField] = useState<FormField>('outcome');
  return (
    <ReasonedDialog
      title="자료 내리기"
      action="내리기"
      isWide
      onClose={onClose}
      command={(reason) => withdrawCase(item, reason)}
      onDone={(withdrawn) => {
        show(withdrawn);
        notify('자료를 내렸습니다. 이력에서 되돌릴 수 있습니다.', { type: 'info' });
        onClose();
      }}
    >
      <CaseHeadline item={item} />
      <TextBeside item={item} name="영향" form={formOf(item)} field={field} onField={setField}>
        <Typography sx={{ mb: 1.5 }}>
          검색과 승소율 집계에서 빠집니다. 이미 나간 결과는 그대로 두고 자료가 바뀌었다고 표시합니다.
        </Typography>
        <ImpactPanel shown={impact} idle="" />
      </TextBeside>
    </ReasonedDialog>
  );
};

const withdrawing = { withdraw: true } as const;
