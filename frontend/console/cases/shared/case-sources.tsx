import { Box, Link as MuiLink } from '@mui/material';
import type { CaseSource } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { sources as sourceFacts, sourceNames } from '@nomucheck/domain/crawling/sources.ts';
import { koreanMoment } from '../../../shared/formats.ts';

/** Every place that has the decision, each with its own number and, if it has one, its page. The first one's text is the case's. */
export const CaseSources = ({ sources }: { sources: readonly CaseSource[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
    {sources.map(({ place, sourceId, sourceAt, at }) => (
      <li key={`${place} ${sourceId}`}>
        {labelOf(place)} {sourceId.replace(/^[^:]*:/, '')} · {koreanMoment(at)}
        {sourceAt !== null && isAddress(sourceAt) && (
          <>
            {' · '}
            <MuiLink href={sourceAt} target="_blank" rel="noopener noreferrer">
              출처에서 보기
            </MuiLink>
          </>
        )}
      </li>
    ))}
  </Box>
);

const labelOf = (place: string | null): string => {
  const known = sourceNames.find((name) => name === place);
  return known === undefined ? (place ?? '파일') : sourceFacts[known].label;
};

const isAddress = (at: string): boolean => /^https?:\/\//.test(at);
