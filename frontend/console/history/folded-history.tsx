import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { NothingYet, Section } from '../shell/section.tsx';
import { useHistory } from './history-pages.ts';
import { HistoryStep } from './history-step.tsx';
import { MoreHistory } from './more-history.tsx';

type FoldedHistoryProps = {
  readonly resource: string;
  readonly item: { readonly id: string; readonly revision: number };
};

/** The history of a record, the latest event first; it is read when it is opened. */
export const FoldedHistory = ({ resource, item }: FoldedHistoryProps) => {
  const [open, setOpen] = useState(false);
  const history = useHistory(resource, item, open);
  const { entries, error } = history;
  return (
    <Section
      title="변경 이력"
      action={
        <Button onClick={() => setOpen(!open)} aria-expanded={open} sx={{ minHeight: 44 }}>
          {open ? '접기' : '보기'}
        </Button>
      }
    >
      {open && error && <Alert severity="error">{messageOf(error)}</Alert>}
      {open && entries === undefined && !error && <NothingYet>불러오는 중</NothingYet>}
      {open && entries !== undefined && (
        <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {entries.map((entry) => (
            <HistoryStep key={entry.revision} entry={entry} />
          ))}
        </Box>
      )}
      {open && <MoreHistory {...history} />}
    </Section>
  );
};
