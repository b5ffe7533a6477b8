import { Button } from '@mui/material';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { count } from '../../shared/formats.ts';
import { Section } from '../shell/section.tsx';
import { HistoryList } from './history-list.tsx';
import { useHistory, whole } from './history-pages.ts';
import { HistoryStep } from './history-step.tsx';
import { historyAddress } from './record-kinds.ts';

type Acts = {
  /** Shows the record as it stood on this page; null: not of this event. Without it, the page of the history does. */
  readonly look?: (entry: HistoryEntry) => (() => void) | null;
  readonly restore?: (entry: HistoryEntry, entries: readonly HistoryEntry[]) => (() => void) | null;
};

type RecordHistoryProps = Acts & { readonly kind: string; readonly id: string; readonly revision: number };

/** The history of a record on its own page, with the way to the page that filters, compares and puts back. */
export const RecordHistory = ({ kind, id, revision, ...acts }: RecordHistoryProps) => {
  const { entries, total } = useHistory({ kind, id, revision });
  return (
    <Section
      title={entries === undefined ? '변경 이력' : `변경 이력 ${count(total)}건`}
      action={<WholeHistory kind={kind} id={id} />}
    >
      <Steps kind={kind} id={id} revision={revision} {...acts} />
    </Section>
  );
};

/** The same, read once it is opened. */
export const FoldedHistory = (props: RecordHistoryProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title="변경 이력"
      action={
        <>
          <WholeHistory kind={props.kind} id={props.id} />
          <Button onClick={() => setOpen(!open)} aria-expanded={open} sx={{ minHeight: 44 }}>
            {open ? '접기' : '보기'}
          </Button>
        </>
      }
    >
      {open && <Steps {...props} />}
    </Section>
  );
};

const WholeHistory = ({ kind, id }: { kind: string; id: string }) => (
  <Button component={Link} to={historyAddress(kind, id)} sx={{ minHeight: 44 }}>
    거르기·견주기
  </Button>
);

const Steps = ({ kind, id, revision, look, restore }: RecordHistoryProps) => {
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
