import { Alert, Button } from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { disputeName } from '@nomucheck/domain/cases/identity/case-identity.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { count } from '../../../../shared/formats.ts';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { useCasesData } from '../../cases-data.ts';
import { ImpactPanel } from '../../impact/impact-panel.tsx';
import { useImpact } from '../../impact/use-impact.ts';
import { CaseHeadline } from '../../shared/case-headline.tsx';
import { DisputeCases } from '../../shared/case-lines.tsx';
import { useMasterShown } from '../use-master-case.ts';

/**
 * Warns that other cases show this case to belong to another dispute than its record says; figures then count the
 * dispute twice.
 */
export const JoinsDispute = ({ item }: { item: MasterCaseDetail }) => {
  const [joining, setJoining] = useState(false);
  const show = useMasterShown();
  const notify = useNotify();
  const { correctCase } = useCasesData();
  const { joins } = item;
  const impact = useImpact(item, joining && joins !== null ? { changes: { disputeId: joins.disputeId } } : null);
  if (joins === null) return null;
  const name = disputeName(joins.disputeId);
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={() => setJoining(true)} sx={{ minHeight: 44 }}>
          묶기
        </Button>
      }
    >
      다른 자료 {count(joins.cases.length)}건과 같은 분쟁으로 보입니다: {name}.
      <DisputeCases disputeId={joins.disputeId} except={item.id} />
      {joining && (
        <ReasonedDialog
          title="같은 분쟁으로 묶기"
          action="묶기"
          onClose={() => setJoining(false)}
          command={(reason) => correctCase(item, { disputeId: joins.disputeId }, reason)}
          onDone={(corrected) => {
            show(corrected);
            notify('같은 분쟁으로 묶었습니다. 변경 이력에서 되돌릴 수 있습니다.', { type: 'info' });
            setJoining(false);
          }}
        >
          <CaseHeadline item={item} />이 자료의 분쟁을 ‘{name}’으로 바꿉니다. 한 분쟁은 마지막 심급의 결과로 한 번만
          셉니다.
          <DisputeCases disputeId={joins.disputeId} except={item.id} />
          <ImpactPanel shown={impact} idle="" />
        </ReasonedDialog>
      )}
    </Alert>
  );
};
