import { Box, Chip, LinearProgress, Link as MuiLink, Typography } from '@mui/material';
import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { workAt } from '../crawling-data.ts';
import { progressWords, shareDone } from '../progress.ts';
import { countsInWords, kindNames, type StateOfWork, spanWords, starterWords, stateWords } from '../words.ts';

type WorkLinesProps = { readonly works: readonly WorkOut[]; readonly withKind?: boolean };

/** Works one below the other, each as a link with its progress or its result. */
export const WorkLines = ({ works, withKind = false }: WorkLinesProps) => (
  <Box component="ul" data-rows sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {works.map((work) => (
      <WorkLine key={work.id} work={work} withKind={withKind} />
    ))}
  </Box>
);

const WorkLine = ({ work, withKind }: { readonly work: WorkOut; readonly withKind: boolean }) => {
  const counts = countsInWords(work.counts);
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <MuiLink
          component={Link}
          to={workAt(work.kind, work.id)}
          sx={{
            ...{ flexGrow: 1, display: 'inline-flex', alignItems: 'center', fontWeight: 600, minHeight: 24 },
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          {withKind && `${kindNames[work.kind]}, `}
          {spanWords(work)}
        </MuiLink>
        <WorkChip work={work} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {sources[work.source].label} · {koreanMoment(work.startedAt)} 시작 · {starterWords(work)}
      </Typography>
      {work.stage === 'running' ? (
        <RunningLine work={work} />
      ) : (
        <Typography variant="body2">{counts || '모은 것 없음'}</Typography>
      )}
    </Box>
  );
};

const RunningLine = ({ work }: { readonly work: WorkOut }) => {
  const id = `work-${work.id}`;
  const share = shareDone(work);
  return (
    <>
      <Typography variant="body2" id={id}>
        {progressWords(work)}
      </Typography>
      <LinearProgress
        variant={share === null && !work.resting ? 'indeterminate' : 'determinate'}
        value={(share ?? 0) * 100}
        aria-labelledby={id}
        sx={{ mt: 0.5, height: 6, borderRadius: 3 }}
      />
    </>
  );
};

/** The state of a work in words; the colour says the same. */
export const WorkChip = ({ work }: { readonly work: StateOfWork }) => {
  const isBad = work.stage === 'failed' || (work.stage === 'ended' && work.complete === false);
  return (
    <Chip
      size="small"
      label={stateWords(work)}
      color={work.stage === 'running' ? 'primary' : isBad ? 'warning' : 'default'}
      variant={work.stage === 'running' && !work.waiting && !work.resting ? 'filled' : 'outlined'}
    />
  );
};
