import { Box, Typography } from '@mui/material';
import type { PolicyDocument } from '@nomucheck/domain/policies/policy-document.ts';
import { PolicyTextView } from '../../shared/policies/policy-text-view.tsx';

const look = {
  ...{ fontSize: 15, wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  '& h3': { fontSize: 17, mt: 2, mb: 1 },
  '& h4': { fontSize: 15, mt: 1.5, mb: 1 },
  '& ul, & ol': { pl: 2.5 },
  '& .policy-refusal': { borderLeft: 4, borderColor: 'secondary.main', pl: 1.5, fontWeight: 600 },
  // A narrower table would have one letter a line. Whatever shows the text scrolls sideways.
  '& table': { width: '100%', minWidth: 520, my: 1, borderCollapse: 'collapse' },
  '& caption': { textAlign: 'left', color: 'text.secondary', py: 1 },
  '& th, & td': { border: 1, borderColor: 'divider', p: 1, textAlign: 'left', verticalAlign: 'top' },
} as const;

/** A text as the site shows it; the firm's details stand as their places. */
export const PolicyPreview = ({ document }: { document: PolicyDocument }) => (
  <Box sx={look}>
    <Typography component="p" sx={{ fontSize: 22, fontWeight: 700 }}>
      {document.title || '(제목 없음)'}
    </Typography>
    <PolicyTextView document={document} fillIn={asTyped} level={3} />
  </Box>
);

const asTyped = (text: string): string => text;
