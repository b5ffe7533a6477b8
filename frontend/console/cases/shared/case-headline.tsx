import { Box } from '@mui/material';
import type { CaseInShort } from '@nomucheck/domain/cases/contract/related-cases.ts';
import { caseNumberOf, decidedOnText, outcomeShown } from '../words.ts';

type Shown = Pick<CaseInShort, 'tribunal' | 'caseNumbers' | 'decidedOn' | 'title' | 'point' | 'outcome'> &
  Partial<Pick<CaseInShort, 'proposedOutcome'>>;

/** Which case a dialog is about: tribunal, number and day, how it ended or is proposed to have ended, and what it says. */
export const CaseHeadline = ({ item }: { item: Shown }) => {
  const number = caseNumberOf(item);
  const title = item.title.trim();
  return (
    <Box
      role="group"
      aria-label="이 자료"
      sx={{ borderLeft: 4, borderColor: 'primary.main', bgcolor: 'background.default', px: 1.5, py: 1, mb: 2 }}
    >
      <Box sx={{ fontWeight: 600 }}>{[number || title, decidedOnText(item.decidedOn)].join(' · ')}</Box>
      {number !== '' && title !== '' && !title.includes(number) && <div>{title}</div>}
      <div>결과: {outcomeShown({ proposedOutcome: null, ...item })}</div>
      {item.point !== '' && (
        <Box
          sx={{
            color: 'text.secondary',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {item.point}
        </Box>
      )}
    </Box>
  );
};
