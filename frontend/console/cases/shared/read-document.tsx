import { Box, Link as MuiLink } from '@mui/material';
import type { CaseOrigin } from '@nomucheck/domain/cases/case-events.ts';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';

const mostNamed = 8;

/** The pages that the text was read from, and the words to compare with them. */
export const ReadDocument = ({ document }: { document: NonNullable<CaseOrigin['document']> }) => {
  const { id, from, to, lowWords, doubtful } = document;
  const named = doubtful.slice(0, mostNamed).map(({ page, text }) => `${text}(${count(page)}쪽)`);
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <MuiLink component={Link} to={`/admin/ocr/${id}`}>
        인식한 문서 {from === to ? `${count(from)}쪽` : `${count(from)}~${count(to)}쪽`}
      </MuiLink>
      {lowWords > 0 && ` · 원본과 견줄 낱말 ${count(lowWords)}개: ${named.join(', ')}`}
      {lowWords > named.length && named.length > 0 && ' …'}
    </Box>
  );
};
