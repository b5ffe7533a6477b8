import { Box } from '@mui/material';
import { policyDocumentOf } from '@nomucheck/domain/policies/policy-text.ts';
import { useMemo } from 'react';
import { PolicyPreview } from './policy-preview.tsx';

/** A text that isn't being written, folded. */
export const PolicyPreviewOf = ({ text }: { text: string }) => {
  const document = useMemo(() => policyDocumentOf(text), [text]);
  return (
    <Box component="details">
      <summary>글 보기</summary>
      {/* What scrolls has to be reached by the keyboard. */}
      <Box component="section" aria-label="글" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <PolicyPreview document={document} />
      </Box>
    </Box>
  );
};
