import { Box } from '@mui/material';
import type { CaseSearchItem } from '@nomucheck/domain/search/contract/search.ts';
import { Fragment } from 'react';

/** A text with the found words marked. */
export const Marked = ({ segments }: { segments: CaseSearchItem['titleMarks'] }) =>
  segments.map(({ text, marked }, index) =>
    marked ? (
      <Box
        component="mark"
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never change places.
        key={index}
        sx={{ bgcolor: '#fbe9b7', color: 'inherit', fontWeight: 600, borderBottom: 2, borderColor: 'primary.main' }}
      >
        {text}
      </Box>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={index}>{text}</Fragment>
    ),
  );
