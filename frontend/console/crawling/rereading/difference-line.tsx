import { Box, Checkbox, Link as MuiLink, Typography } from '@mui/material';
import type { DifferenceOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { Link } from 'react-router';
import { WordChanges } from '../../texts/word-changes.tsx';
import { fieldNames, stateNames } from './words.ts';

type DifferenceLineProps = {
  readonly difference: DifferenceOut;
  readonly isSelected: boolean;
  /** Without it, there is nothing to decide. */
  readonly onToggle?: () => void;
};

/** One field of a case, as it is and as it was read anew. */
export const DifferenceLine = ({ difference, isSelected, onToggle }: DifferenceLineProps) => {
  const { caseId, itemId, title, field, before, after, state } = difference;
  const name = title || itemId;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {onToggle && (
        <Checkbox
          checked={isSelected}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': `${name}, ${fieldNames[field]} 선택` } }}
          sx={{ width: 44, height: 44, ml: -1, mt: -1 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {fieldNames[field]}
          </Typography>
          {caseId === null ? (
            field !== 'arrival' && <span>{name}</span>
          ) : (
            <MuiLink component={Link} to={`/admin/data/${caseId}`} sx={{ display: 'inline-block', minHeight: 24 }}>
              {name}
            </MuiLink>
          )}
          {state !== 'open' && (
            <Typography component="span" variant="body2" color="text.secondary">
              {stateNames[state]}
            </Typography>
          )}
        </Box>
        {field === 'arrival' ? (
          <Arrival why={before} decision={after} />
        ) : (
          <WordChanges before={before} after={after} />
        )}
      </Box>
    </Box>
  );
};

/** There is nothing to compare: no reader could read it before. */
const Arrival = ({ why, decision }: { readonly why: string; readonly decision: string }) => (
  <>
    {decision}
    {why !== '' && (
      <Typography variant="body2" color="text.secondary">
        전에는 읽지 못했습니다: {why}
      </Typography>
    )}
  </>
);
