import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import type { CaseSearchItem } from '@nomucheck/domain/search/contract/search.ts';
import { Link } from 'react-router';
import { useSession } from '../../shared/client/session.ts';
import { decidedOnText, outcomeName } from '../../shared/search/case-words.ts';
import { entriesOfStaff } from '../access/grants.ts';
import { Marked } from './marked.tsx';
import { ScoreParts } from './score-parts.tsx';

/** A found case: a link to its public page, a link to its master record for people who may edit it, and its score. */
export const FoundCase = ({ item, query }: { item: CaseSearchItem; query: string }) => {
  const { user } = useSession();
  const keepsData = user !== null && entriesOfStaff(user).includes('data');
  const { id, court, caseNumber, snippet } = item;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography component="h2" variant="h3" sx={{ flexGrow: 1 }}>
          <MuiLink href={`/search/${encodeURIComponent(id)}${query === '' ? '' : `?q=${encodeURIComponent(query)}`}`}>
            {court} {caseNumber}
          </MuiLink>
        </Typography>
        {keepsData && (
          <MuiLink component={Link} to={`/admin/data/master/${encodeURIComponent(id)}`} variant="body2">
            자료 보기
            <Box component="span" sx={visuallyHidden}>
              : {caseNumber}
            </Box>
          </MuiLink>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {outcomeName(item.outcome)} · {decidedOnText(item.decidedOn)}
        {item.uncounted && ' · 찾는 말 일부만 있음, 건수에서 제외'}
      </Typography>
      {item.title !== '' && item.title !== caseNumber && item.title !== `${court} ${caseNumber}` && (
        <Typography sx={{ fontWeight: 600 }}>
          <Marked segments={item.titleMarks} />
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {snippet.section !== null && <strong>{snippet.section} </strong>}
        {snippet.cutBefore && '… '}
        <Marked segments={snippet.segments} />
        {snippet.cutAfter && ' …'}
      </Typography>
      {item.parts && item.score !== null && <ScoreParts score={item.score} parts={item.parts} />}
    </Paper>
  );
};

const visuallyHidden = {
  position: 'absolute',
  // Plain numbers up to 1 are shares here.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
