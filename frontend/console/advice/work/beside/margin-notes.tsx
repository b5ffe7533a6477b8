import { Box, Button, Chip, Typography } from '@mui/material';
import type { ReviewComment } from '@nomucheck/domain/advice/review/review-copy.ts';
import { Runs } from '../../../texts/word-changes.tsx';
import type { Note, WithNotes } from '../../copy/margin/margin-notes.ts';

/** The comments of review 1, for reviewer 2. */
export type LeftByReview1 = {
  readonly comments: readonly ReviewComment[];
  /** Those that aren't answered yet. */
  readonly open: readonly ReviewComment[];
  /** Answers a comment by a comment on the same words; null where the copy can't be changed. */
  readonly onAnswer: ((comment: ReviewComment) => void) | null;
};

const mostQuoted = 24;
/** The width of the margin, where the place is wide enough for one. */
const margin = 190;
const hasMargin = '@container (min-width: 460px)';

/** The compared text with the comments of review 1 beside their words; in a narrow place they stand below them. */
export const MarginNotes = ({ parts, left }: { parts: readonly WithNotes[]; left: LeftByReview1 }) => (
  <>
    <Typography variant="body2" sx={{ mb: 1, fontWeight: 600 }}>
      1차 의견 {left.comments.length}건{left.open.length === 0 ? ', 모두 답함' : `, 답하지 않음 ${left.open.length}건`}
    </Typography>
    <Box sx={{ [hasMargin]: { pr: `${margin + 16}px` } }}>
      {parts.map((part, place) =>
        'note' in part ? (
          <MarginNote key={`note ${part.note.number}`} note={part.note} left={left} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of the text have no name but their place
          <Runs key={place} runs={part.runs} />
        ),
      )}
      <Box sx={{ clear: 'both' }} />
    </Box>
  </>
);

const MarginNote = ({ note: { number, comment }, left }: { note: Note; left: LeftByReview1 }) => {
  const { onAnswer } = left;
  const isOpen = left.open.includes(comment);
  const { quote } = comment.anchor;
  return (
    <>
      <Box component="sup" sx={{ fontWeight: 700, color: '#7a5230', lineHeight: 0 }}>
        [의견 {number}]
      </Box>
      <Box
        component="aside"
        aria-label={`1차 의견 ${number}`}
        sx={{
          ...{ my: 0.5, pl: 1, borderLeft: 3, borderColor: isOpen ? '#c49a6b' : 'divider' },
          ...{ fontSize: 14, lineHeight: 1.5, bgcolor: isOpen ? '#faf6f0' : 'transparent' },
          [hasMargin]: { float: 'right', clear: 'right', width: margin, mr: `-${margin + 16}px`, mt: 0 },
        }}
      >
        <Box sx={{ whiteSpace: 'pre-line' }}>
          <strong>{number}.</strong>{' '}
          <Box component="q" sx={{ color: 'text.secondary', quotes: "'‘' '’'" }}>
            {quote.length > mostQuoted ? `${quote.slice(0, mostQuoted)}…` : quote}
          </Box>{' '}
          {comment.body}
        </Box>
        {isOpen ? (
          onAnswer !== null && (
            <Button
              size="small"
              onClick={() => onAnswer(comment)}
              aria-label={`1차 의견 ${number} 확인함`}
              sx={{ minHeight: { xs: 44, md: 28 } }}
            >
              확인함
            </Button>
          )
        ) : (
          <Chip size="small" variant="outlined" label="답함" />
        )}
      </Box>
    </>
  );
};
