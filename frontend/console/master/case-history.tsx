import { Alert, Box, Button } from '@mui/material';
import type { HistoryEntry } from '@nomucheck/domain/contract/history.ts';
import type { MasterCaseDetail } from '@nomucheck/domain/contract/legal-case.ts';
import { useState } from 'react';
import { count } from '../../shared/formats.ts';
import { messageOf } from '../api/api-error.ts';
import { HistoryStep } from '../case/history-step.tsx';
import { NothingYet, Section } from '../shell/section.tsx';
import { useCaseHistory } from './use-master-case.ts';

const recordTypes = ['CaseAccepted', 'CaseCorrected', 'CaseRestored'];

/** Which revisions hold a record that could be put back: all but the one that holds now. */
export const restorable = (entries: readonly HistoryEntry[], stage: MasterCaseDetail['stage']): ReadonlySet<number> => {
  const records = entries.filter(({ type }) => recordTypes.includes(type)).map(({ revision }) => revision);
  return new Set(stage === 'master' ? records.slice(0, -1) : records);
};

const shownAtFirst = 8;

type CaseHistoryProps = {
  readonly item: MasterCaseDetail;
  readonly onLook: (revision: number) => void;
  readonly onRestore: (revision: number) => void;
};

/** All that happened to a case, the latest first: by whom, when, why, and each change word by word. */
export const CaseHistory = ({ item, onLook, onRestore }: CaseHistoryProps) => {
  const { data, error } = useCaseHistory(item.id, item.revision);
  const [all, setAll] = useState(false);
  const latestFirst = [...(data ?? [])].reverse();
  // Before it was accepted it was work, not a record.
  const firstRecord = data?.find(({ type }) => recordTypes.includes(type))?.revision ?? Number.POSITIVE_INFINITY;
  const canRestore = restorable(data ?? [], item.stage);
  return (
    <Section title={data === undefined ? '변경 이력' : `변경 이력 ${count(data.length)}건`}>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data === undefined && !error && <NothingYet>불러오는 중</NothingYet>}
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {(all ? latestFirst : latestFirst.slice(0, shownAtFirst)).map((entry) => (
          <HistoryStep
            key={entry.revision}
            entry={entry}
            onLook={entry.revision >= firstRecord ? () => onLook(entry.revision) : null}
            onRestore={canRestore.has(entry.revision) ? () => onRestore(entry.revision) : null}
          />
        ))}
      </Box>
      {!all && latestFirst.length > shownAtFirst && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1, minHeight: 44 }}>
          이전 이력 {count(latestFirst.length - shownAtFirst)}건 더 보기
        </Button>
      )}
    </Section>
  );
};
