import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';
import { koreanMoment } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { useHistory } from '../../history/history-pages.ts';
import { MoreHistory } from '../../history/more-history.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { entryWords } from './entry-words.ts';

/** The history of an entry, the newest event first: what, when, who and why. */
export const EntryHistory = ({ entry, onClose }: { entry: SearchWordItem; onClose: () => void }) => {
  const history = useHistory('admin/data/words', entry);
  const { entries, error } = history;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="history-title">
      <DialogTitle id="history-title">{entryWords(entry)} 이력</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {!entries && !error && <PageWaiting />}
        {entries && (
          <Box component="ol" reversed sx={{ m: 0, pl: 3, display: 'grid', gap: 1.5 }}>
            {entries.map((event) => (
              <li key={event.revision}>
                <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
                  {event.summary}
                </Typography>
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  {koreanMoment(event.at)} · {event.actor.name}
                </Typography>
                {event.changes.map(({ path, before, after }) => (
                  <Typography component="span" variant="body2" key={path} sx={{ display: 'block' }}>
                    {path}: {inWords(before)} → {inWords(after)}
                  </Typography>
                ))}
                {event.reason !== undefined && (
                  <Typography component="span" variant="body2">
                    사유: {event.reason}
                  </Typography>
                )}
              </li>
            ))}
          </Box>
        )}
        <MoreHistory {...history} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
};

const inWords = (value: unknown): string => {
  if (value === null || value === undefined) return '없음';
  return Array.isArray(value) ? value.map(inWords).join(', ') : String(value);
};
