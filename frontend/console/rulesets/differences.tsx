import { Box, Chip, Typography } from '@mui/material';
import { count } from '../../shared/formats.ts';
import { byReason, type Difference, kindNames, type ReasonGroup } from './words.ts';

/** What an edition has otherwise, under the reason of each. */
export const Differences = ({ differences }: { differences: readonly Difference[] }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {byReason(differences).map((group) => (
      <Group key={group.why} group={group} />
    ))}
  </Box>
);

const Group = ({ group: { why, law, differences } }: { group: ReasonGroup }) => (
  <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
    <Typography sx={{ fontWeight: 600 }}>{why}</Typography>
    {law !== null && (
      <Typography variant="body2" color="text.secondary">
        {law}
      </Typography>
    )}
    <Box component="details" sx={{ mt: 0.5 }}>
      <summary>달라진 곳 {count(differences.length)}곳 보기</summary>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 1.5 }}>
        {differences.map((difference) => (
          <li key={difference.subject}>
            <OneDifference difference={difference} />
          </li>
        ))}
      </Box>
    </Box>
  </Box>
);

const OneDifference = ({ difference: { where, title, kind, facts } }: { difference: Difference }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
      <Chip size="small" variant="outlined" label={kindNames[kind]} />
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {where}
      </Typography>
      <span>{title}</span>
    </Box>
    <Box component="dl" sx={{ m: 0, mt: 0.5, fontSize: 14, display: 'grid', gap: 0.5 }}>
      {facts.map(({ name, before, after }) => (
        <Box key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
            {kind === 'added' ? after : kind === 'removed' ? before : <BeforeAndAfter before={before} after={after} />}
          </Box>
        </Box>
      ))}
    </Box>
  </>
);

const BeforeAndAfter = ({ before, after }: { before: string | null; after: string | null }) => (
  <>
    <Box component="del" sx={{ display: 'block', color: 'error.main' }}>
      {before ?? '없음'}
    </Box>
    <Box component="ins" sx={{ display: 'block', color: 'success.main', textDecoration: 'none' }}>
      {after ?? '없음'}
    </Box>
  </>
);
