import { Alert, Box, Typography } from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../api/api-error.ts';
import { Facts } from '../../../shell/record/facts.tsx';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { WordChanges } from '../../../texts/word-changes.tsx';
import { type FormField, fieldsThatDiffer, formFieldNames, formOf, shownValue } from '../../case-form.ts';
import { useCasesData } from '../../cases-data.ts';
import { ImpactPanel } from '../../impact/impact-panel.tsx';
import { useImpact } from '../../impact/use-impact.ts';
import { CaseHeadline } from '../../shared/case-headline.tsx';
import { likeOf, ToldApart } from '../list/told-apart.tsx';
import { TextBeside } from '../text-beside.tsx';
import { useMasterCaseAsOf, useMasterShown } from '../use-master-case.ts';

type RestoreCaseProps = {
  readonly item: MasterCaseDetail;
  readonly revision: number;
  readonly onClose: () => void;
};

/** Makes the record of an earlier revision the current record; the history stays. */
export const RestoreCase = ({ item, revision, onClose }: RestoreCaseProps) => {
  const show = useMasterShown();
  const notify = useNotify();
  const { restoreCase } = useCasesData();
  const then = useMasterCaseAsOf(item.id, `r${revision}`);
  const impact = useImpact(item, { restore: revision });
  const [field, setField] = useState<FormField>('outcome');
  const [like, setLike] = useState<readonly string[]>([]);
  const [isApart, setApart] = useState(false);
  const restore = async (reason: string): Promise<MasterCaseDetail> => {
    try {
      return await restoreCase(item, revision, reason, isApart);
    } catch (error) {
      setLike(likeOf(error));
      throw error;
    }
  };
  return (
    <ReasonedDialog
      title={`변경 ${revision}번 때의 기록으로 되돌리기`}
      action="되돌리기"
      isWide
      onClose={onClose}
      command={restore}
      onDone={(restored) => {
        show(restored);
        notify('기록을 되돌렸습니다.', { type: 'info' });
        onClose();
      }}
    >
      <CaseHeadline item={item} />
      {like.length > 0 && <ToldApart like={like} isApart={isApart} onApart={setApart} />}
      <TextBeside
        item={then.data ?? item}
        asOf={`r${revision}`}
        name="달라지는 것"
        form={formOf(then.data ?? item)}
        field={field}
        onField={setField}
      >
        <Typography sx={{ mb: 1.5 }}>
          그때의 기록이 다시 지금 기록이 됩니다. 지금까지의 이력은 지워지지 않고, 되돌린 일도 이력에 남습니다.
        </Typography>
        {then.error && <Alert severity="warning">그때의 기록을 읽지 못했습니다. {messageOf(then.error)}</Alert>}
        {then.data === undefined && !then.error && <Typography role="status">그때의 기록을 불러오는 중</Typography>}
        {then.data !== undefined && <Changes now={item} then={then.data} />}
        <ImpactPanel shown={impact} idle="" />
      </TextBeside>
    </ReasonedDialog>
  );
};

/** What a field says today and would say again. */
const Changes = ({ now, then }: { now: MasterCaseDetail; then: MasterCaseDetail }) => {
  const [today, again] = [formOf(now), formOf(then)];
  const differing = fieldsThatDiffer(then, now);
  if (differing.length === 0)
    return <Typography sx={{ mb: 1.5 }}>항목은 지금과 같고, 자료가 다시 마스터 자료가 됩니다.</Typography>;
  return (
    <Box sx={{ mb: 2 }}>
      <Facts>
        {differing.map((field) => [
          formFieldNames[field],
          <WordChanges key={field} before={shownValue(field, today[field])} after={shownValue(field, again[field])} />,
        ])}
      </Facts>
    </Box>
  );
};
