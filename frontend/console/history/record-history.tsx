import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { count } from '../../shared/formats.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { Section } from '../shell/record/section.tsx';
import { useHistory } from './history-pages.ts';
import { historyAddress } from './record-kinds.ts';
import type { RecordHistoryProps } from './record-steps.tsx';

// The changes with their comparison of words are loaded once they are shown.
const RecordSteps = lazyPage(() => import('./record-steps.tsx'));

/** The history of a record on its own page, with the way to the page that filters, compares and puts back. */
export const RecordHistory = ({ kind, id, revision, ...acts }: RecordHistoryProps) => {
  const { entries, total } = useHistory({ kind, id, revision });
  return (
    <Section
      title={entries === undefined ? '변경 이력' : `변경 이력 ${count(total)}건`}
      action={<WholeHistory kind={kind} id={id} />}
    >
      <Suspense fallback={null}>
        <RecordSteps kind={kind} id={id} revision={revision} {...acts} />
      </Suspense>
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
      {open && (
        <Suspense fallback={null}>
          <RecordSteps {...props} />
        </Suspense>
      )}
    </Section>
  );
};

const WholeHistory = ({ kind, id }: { kind: string; id: string }) => (
  <Button component={Link} to={historyAddress(kind, id)} sx={{ minHeight: 44 }}>
    거르기·견주기
  </Button>
);
