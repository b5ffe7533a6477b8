import { Box, Typography } from '@mui/material';
import type { RulesetText } from '@nomucheck/domain/rulesets/contract.ts';

type Part = RulesetText['parts'][number];

/** One part of an edition: where it stands, and all that it says. */
export const PartFacts = ({ part: { where, title, facts } }: { readonly part: Part }) => (
  <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
    <Typography component="h3" sx={{ fontWeight: 600, fontSize: 15 }}>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {where}
      </Box>{' '}
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0, mt: 0.5, fontSize: 14, display: 'grid', gap: 0.5 }}>
      {facts.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'grid', gridTemplateColumns: { sm: '160px minmax(0, 1fr)' }, columnGap: 2 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);
