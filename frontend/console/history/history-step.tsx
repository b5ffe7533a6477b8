import { Box, Button, Typography } from '@mui/material';
import type { ChangedValue, HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { isLocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import { koreanMoment, shortDate } from '../../shared/formats.ts';
import { WordChanges } from '../texts/word-changes.tsx';
import { entriesInWords } from '../typing/entries.ts';

type HistoryStepProps = {
  readonly entry: HistoryEntry;
  readonly onLook?: (() => void) | null;
  readonly onRestore?: (() => void) | null;
};

/** One event of a record: who, when, why, and each change word by word. */
export const HistoryStep = ({ entry, onLook = null, onRestore = null }: HistoryStepProps) => {
  const told = entry.changes
    .map(({ path, before, after }) => ({ path, before: inWords(before), after: inWords(after) }))
    // A change from nothing to an empty list is not visible.
    .filter(({ before, after }) => before !== after);
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Typography sx={{ fontWeight: 600 }}>{entry.summary}</Typography>
      <Typography variant="body2" color="text.secondary">
        {koreanMoment(entry.at)} · {entry.actor.name}
      </Typography>
      {entry.reason !== undefined && <Typography variant="body2">사유: {entry.reason}</Typography>}
      {told.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 0.5, fontSize: 14.5 }}>
          {told.map(({ path, before, after }) => (
            <Box key={path} sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: 1 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {path}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <WordChanges before={before} after={after} />
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
};

const inWords = (value: ChangedValue): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (Array.isArray(value)) return entriesInWords(value);
  const text = String(value);
  return isLocalDate(text) ? shortDate(text) : text;
};
