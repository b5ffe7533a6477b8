import { Box } from '@mui/material';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { ReactNode } from 'react';
import { ListFailure } from '../list/list-states.tsx';
import { NothingYet } from '../shell/record/section.tsx';
import type { useHistory } from './history-pages.ts';
import { MoreHistory } from './more-history.tsx';

type HistoryListProps = {
  readonly history: ReturnType<typeof useHistory>;
  readonly step: (entry: HistoryEntry) => ReactNode;
  /** Shown where no event is found. */
  readonly nothing?: string;
};

/** The events of a record in every state of reading them. */
export const HistoryList = ({ history, step, nothing = '아직 바뀐 것이 없습니다.' }: HistoryListProps) => {
  const { entries, error, retry } = history;
  if (error && entries === undefined) return <ListFailure error={error} onRetry={retry} />;
  if (entries === undefined) return <NothingYet>불러오는 중</NothingYet>;
  if (entries.length === 0) return <NothingYet>{nothing}</NothingYet>;
  return (
    <>
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {entries.map(step)}
      </Box>
      <MoreHistory {...history} />
    </>
  );
};
