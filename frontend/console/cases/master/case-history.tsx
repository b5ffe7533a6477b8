import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { RecordHistory } from '../../history/record-history.tsx';

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

/** The history of a case: its record is shown as it stood on this page, and put back with what that moves. */
export const CaseHistory = ({ item, onLook, onRestore }: CaseHistoryProps) => (
  <RecordHistory
    kind="case"
    id={item.id}
    revision={item.revision}
    // Before its acceptance a case has no master record.
    look={({ revision, at }) => (at >= item.acceptedAt ? () => onLook(revision) : null)}
    restore={({ revision }, entries) =>
      restorable(entries, item.stage).has(revision) ? () => onRestore(revision) : null
    }
  />
);
