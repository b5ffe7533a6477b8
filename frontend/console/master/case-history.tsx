import { Alert, Box, Button, Typography } from '@mui/material';
import type { ChangedValue, HistoryEntry } from '@nomucheck/domain/contract/history.ts';
import type { MasterCaseDetail } from '@nomucheck/domain/contract/legal-case.ts';
import { useState } from 'react';
import { count, koreanMoment } from '../../shared/formats.ts';
import { messageOf } from '../api/api-error.ts';
import { entriesInWords } from '../case/case-form.ts';
import { WordChanges } from '../case/word-changes.tsx';
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
          <Entry
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

type EntryProps = {
  readonly entry: HistoryEntry;
  readonly onLook: (() => void) | null;
  readonly onRestore: (() => void) | null;
};

const Entry = ({ entry, onLook, onRestore }: EntryProps) => (
  <Box
    component="li"
    sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, '&:first-of-type': { borderTop: 0, pt: 0 } }}
  >
    <Typography sx={{ fontWeight: 600 }}>{entry.summary}</Typography>
    <Typography variant="body2" color="text.secondary">
      {koreanMoment(entry.at)} · {entry.actor.name}
    </Typography>
    {entry.reason !== undefined && <Typography variant="body2">사유: {entry.reason}</Typography>}
    {entry.changes.length > 0 && (
      <Box component="dl" sx={{ m: 0, mt: 0.5, fontSize: 14.5 }}>
        {entry.changes.map(({ path, before, after }) => (
          <Box key={path} sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {path}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <WordChanges before={inWords(before)} after={inWords(after)} />
            </Box>
          </Box>
        ))}
      </Box>
    )}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {onLook !== null && (
        <Button size="small" onClick={onLook} sx={{ minHeight: { xs: 44, md: 32 } }}>
          이때 기록 보기
        </Button>
      )}
      {onRestore !== null && (
        <Button size="small" onClick={onRestore} sx={{ minHeight: { xs: 44, md: 32 } }}>
          이 기록으로 되돌리기
        </Button>
      )}
    </Box>
  </Box>
);

const inWords = (value: ChangedValue): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  return Array.isArray(value) ? entriesInWords(value) : String(value);
};
