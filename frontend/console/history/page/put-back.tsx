import { Box, Typography } from '@mui/material';
import type { HistoryOutline } from '@nomucheck/domain/kernel/contract/record-history.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { Facts } from '../../shell/record/facts.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { NothingYet } from '../../shell/record/section.tsx';
import { ValueChanges } from '../../texts/word-changes.tsx';
import { useHistoryData } from '../history-data.ts';
import { useRecordAt } from '../history-pages.ts';
import { comparedFields, isSameField } from './two-records.ts';

type PutBackProps = {
  readonly outline: HistoryOutline;
  readonly fields: readonly string[];
  readonly revision: number;
  readonly onClose: () => void;
};

/** Makes the values of an earlier revision those of now; the history stays, and so does this act in it. */
export const PutBack = ({ outline, fields, revision, onClose }: PutBackProps) => {
  const { kind, id } = outline;
  const record = { kind, id, revision: outline.revision };
  const { putBack } = useHistoryData();
  const client = useQueryClient();
  const notify = useNotify();
  const [then, now] = [useRecordAt(record, `r${revision}`), useRecordAt(record, null)];
  const differing =
    then.data && now.data
      ? comparedFields(now.data, then.data).filter((field) => fields.includes(field.path) && !isSameField(field))
      : null;
  const error = then.error ?? now.error;
  return (
    <ReasonedDialog
      title={`변경 ${revision}번 때의 값으로 되돌리기`}
      action="되돌리기"
      isWaiting={differing === null || differing.length === 0}
      onClose={onClose}
      command={(reason) => putBack({ kind, id }, { revision, reason, expectedRevision: outline.revision })}
      onDone={async () => {
        // The record's own page and lists read it again, too.
        await client.invalidateQueries();
        notify('그때의 값으로 되돌렸습니다.', { type: 'info' });
        onClose();
      }}
    >
      <Typography sx={{ mb: 1.5 }}>
        아래 항목이 그때의 값이 됩니다. 이력은 지워지지 않고, 되돌린 일도 이력에 남습니다.
      </Typography>
      {error && <NothingYet>그때의 기록을 읽지 못했습니다. {messageOf(error)}</NothingYet>}
      {differing === null && !error && <NothingYet>그때의 기록을 불러오는 중</NothingYet>}
      {differing?.length === 0 && <NothingYet>되돌릴 수 있는 항목은 지금과 같습니다: {fields.join(', ')}</NothingYet>}
      {differing !== null && differing.length > 0 && (
        <Box sx={{ mb: 1 }}>
          <Facts>
            {differing.map(({ path, before, after }) => [
              path,
              <ValueChanges key={path} before={before} after={after} />,
            ])}
          </Facts>
        </Box>
      )}
    </ReasonedDialog>
  );
};
