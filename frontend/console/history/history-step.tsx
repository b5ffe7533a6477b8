import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { Link } from 'react-router';
import { koreanMoment } from '../../shared/formats.ts';
import { valueInWords } from '../texts/value-changes.ts';
import { ValueChanges } from '../texts/word-changes.tsx';
import type { RecordName } from './history-data.ts';
import { historyAddress } from './record-kinds.ts';

type HistoryStepProps = {
  readonly record: RecordName;
  readonly entry: HistoryEntry;
  /** Shows the record as it stood in place of the page of its history. */
  readonly onLook?: (() => void) | null;
  readonly onBeside?: (() => void) | null;
  readonly onRestore?: (() => void) | null;
  readonly isLookedAt?: boolean;
};

/** One event of a record: who, when, why, and each change. Its number is a link that can be sent. */
export const HistoryStep = ({ record: { kind, id }, entry, isLookedAt = false, ...acts }: HistoryStepProps) => {
  const { revision } = entry;
  // A change from nothing to an empty list is not visible.
  const told = entry.changes.filter(({ before, after }) => valueInWords(before) !== valueInWords(after));
  const { onLook, onBeside = null, onRestore = null } = acts;
  const address = historyAddress(kind, id, { revision });
  return (
    <Box
      component="li"
      id={`r${revision}`}
      aria-current={isLookedAt ? 'true' : undefined}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        pt: 1.5,
        breakInside: 'avoid',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        ...(isLookedAt ? { bgcolor: 'background.default', boxShadow: '-4px 0 0 #7a5230', pl: 1.5 } : {}),
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{entry.summary}</Typography>
      <Typography variant="body2" color="text.secondary">
        <MuiLink component={Link} to={address} color="inherit">
          변경 {revision}번
        </MuiLink>{' '}
        · {koreanMoment(entry.at)} · {entry.actor.name}
      </Typography>
      {entry.reason !== undefined && <Typography variant="body2">사유: {entry.reason}</Typography>}
      {told.length > 0 && (
        <Box component="dl" sx={changeTable}>
          {told.map(({ path, before, after }) => (
            <Box key={path} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {path}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <ValueChanges before={before} after={after} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {onLook === undefined ? (
          <Button size="small" component={Link} to={address} sx={button}>
            이때 기록 보기
          </Button>
        ) : (
          onLook !== null && (
            <Button size="small" onClick={onLook} sx={button}>
              이때 기록 보기
            </Button>
          )
        )}
        {onBeside !== null && (
          <Button size="small" onClick={onBeside} sx={button}>
            이 변경과 견주기
          </Button>
        )}
        {onRestore !== null && (
          <Button size="small" onClick={onRestore} sx={button}>
            이 기록으로 되돌리기
          </Button>
        )}
      </Box>
    </Box>
  );
};

const changeTable = {
  ...{ m: 0, mt: 0.5, fontSize: 14.5, display: 'grid', columnGap: 1 },
  gridTemplateColumns: { xs: 'fit-content(38%) minmax(0, 1fr)', md: 'fit-content(30%) minmax(0, 1fr)' },
};

const button = { minHeight: { xs: 44, md: 32 } };
