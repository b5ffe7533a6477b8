import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { HistoryList } from './history-list.tsx';
import { useHistory, whole } from './history-pages.ts';
import { HistoryStep } from './history-step.tsx';

type Acts = {
  /** Shows the record as it stood on this page; null: not of this event. Without it, the page of the history does. */
  readonly look?: (entry: HistoryEntry) => (() => void) | null;
  readonly restore?: (entry: HistoryEntry, entries: readonly HistoryEntry[]) => (() => void) | null;
};

export type RecordHistoryProps = Acts & { readonly kind: string; readonly id: string; readonly revision: number };

/** Every change of a record, newest first, with what a person may do with each. */
const RecordSteps = ({ kind, id, revision, look, restore }: RecordHistoryProps) => {
  const history = useHistory({ kind, id, revision }, whole);
  return (
    <HistoryList
      history={history}
      step={(entry) => (
        <HistoryStep
          key={entry.revision}
          record={{ kind, id }}
          entry={entry}
          {...(look ? { onLook: look(entry) } : {})}
          {...(restore ? { onRestore: restore(entry, history.entries ?? []) } : {})}
        />
      )}
    />
  );
};

export default RecordSteps;
