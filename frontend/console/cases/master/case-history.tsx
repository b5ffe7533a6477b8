import { Alert, Box } from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { useHistory } from '../../history/history-pages.ts';
import { HistoryStep } from '../../history/history-step.tsx';
import { MoreHistory } from '../../history/more-history.tsx';
import { NothingYet, Section } from '../../shell/section.tsx';

const recordTypes = ['CaseAccepted', 'CaseCorrected', 'CaseRestored'];

/** The revisions, the newest first, whose record can be restored: all but the current one. */
export const restorable = (entries: readonly HistoryEntry[], stage: MasterCaseDetail['stage']): ReadonlySet<number> => {
  const records = entries.filter(({ type }) => recordTypes.includes(type)).map(({ revision }) => revision);
  return new Set(stage === 'master' ? records.slice(1) : records);
};

type CaseHistoryProps = {
  readonly item: MasterCaseDetail;
  readonly onLook: (revision: number) => void;
  readonly onRestore: (revision: number) => void;
};

/** The history of a case, the latest event first: who, when, why, and each change word by word. */
export const CaseHistory = ({ item, onLook, onRestore }: CaseHistoryProps) => {
  const history = useHistory('admin/data/master', item);
  const { entries, total, error } = history;
  const canRestore = restorable(entries ?? [], item.stage);
  return (
    <Section title={entries === undefined ? '변경 이력' : `변경 이력 ${count(total)}건`}>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {entries === undefined && !error && <NothingYet>불러오는 중</NothingYet>}
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {entries?.map((entry) => (
          <HistoryStep
            key={entry.revision}
            entry={entry}
            // Before its acceptance a case has no master record.
            onLook={entry.at >= item.acceptedAt ? () => onLook(entry.revision) : null}
            onRestore={canRestore.has(entry.revision) ? () => onRestore(entry.revision) : null}
          />
        ))}
      </Box>
      <MoreHistory {...history} />
    </Section>
  );
};
