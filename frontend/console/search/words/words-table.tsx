import { Box, Button, Chip, Paper } from '@mui/material';
import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';
import { Link } from 'react-router';
import { koreanDate } from '../../../shared/formats.ts';
import { historyAddress } from '../../history/record-kinds.ts';
import { entryWords } from './entry-words.ts';

/** The command whose dialog is open, and its entry. */
export type Doing =
  | { readonly what: 'add' | 'offer' }
  | { readonly what: 'change' | 'remove'; readonly entry: SearchWordItem };

type WordsTableProps = {
  readonly entries: readonly SearchWordItem[];
  readonly onDo: (doing: Doing) => void;
};

const deeds = [
  ['change', '수정'],
  ['remove', '삭제'],
] as const;

/** The entries as rows; on a phone they are cards. */
export const WordsTable = ({ entries, onDo }: WordsTableProps) => (
  <Paper variant="outlined" sx={{ mt: 2 }}>
    <Box component="ul" data-rows aria-label="동의어" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            px: 2,
            py: 1,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <strong>{entry.words.join(', ')}</strong>
            <Box
              component="span"
              aria-label={entry.bothWays ? '서로 함께 찾음' : '함께 찾음'}
              role="img"
              sx={{ mx: 1 }}
            >
              {entry.bothWays ? '↔' : '→'}
            </Box>
            {entry.finds.join(', ')}
            {entry.source !== undefined && (
              <Box sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>출처: {entry.source}</Box>
            )}
          </Box>
          {entry.startingSet && <Chip label="기본 묶음" size="small" variant="outlined" />}
          <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{koreanDate(entry.changedAt)}</Box>
          <Box>
            <Button
              size="small"
              component={Link}
              to={historyAddress('word', entry.id)}
              aria-label={`${entryWords(entry)} 이력`}
              sx={{ minHeight: 44 }}
            >
              이력
            </Button>
            {deeds.map(([what, label]) => (
              <Button
                key={what}
                size="small"
                color={what === 'remove' ? 'error' : 'primary'}
                aria-label={`${entryWords(entry)} ${label}`}
                onClick={() => onDo({ what, entry })}
                sx={{ minHeight: 44 }}
              >
                {label}
              </Button>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  </Paper>
);
