import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { CaseInShort, DisputeFound } from '@nomucheck/domain/cases/contract/related-cases.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { useCasesData } from '../cases-data.ts';
import { caseNumberOf, decidedOnText, outcomeShown, stageNames } from '../words.ts';

/** The address of a case's page, by what became of it. */
export const pageOf = ({ id, stage }: Pick<CaseInShort, 'id' | 'stage'>): string =>
  stage === 'crawled' || stage === 'ready' ? `/admin/data/${id}` : `/admin/data/master/${id}`;

/** Tribunal, number and day; then the outcome. */
const factsOf = (one: CaseInShort): string =>
  [caseNumberOf(one) || one.title, decidedOnText(one.decidedOn)].join(' · ');

const mostShown = 3;
/** As wide as there is room: a long line widens no column around it. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', contain: 'inline-size' } as const;

/** Cases in two short lines each, the first few; for places where nothing can be clicked. */
export const CaseLines = ({ cases }: { cases: readonly CaseInShort[] }) => (
  <>
    {cases.slice(0, mostShown).map((one) => (
      <Typography key={one.id} variant="body2" component="div" color="text.secondary">
        {factsOf(one)} · {outcomeShown(one)}
        {one.stage !== 'master' && ` · ${stageNames[one.stage]}`}
        {one.point !== '' && <Box sx={oneLine}>{one.point}</Box>}
      </Typography>
    ))}
    {cases.length > mostShown && (
      <Typography variant="body2" color="text.secondary">
        외 {count(cases.length - mostShown)}건
      </Typography>
    )}
  </>
);

type DisputeCasesProps = { readonly disputeId: string; readonly except: string | null };

/** The other cases of a dispute, as links; nothing while there are none. */
export const DisputeCases = ({ disputeId, except }: DisputeCasesProps) => {
  const { disputes } = useCasesData();
  const { data, error } = useQuery({
    queryKey: ['admin/data', 'disputes', 'of', disputeId, except],
    queryFn: () => disputes({ dispute: disputeId, ...(except === null ? {} : { case: except }) }),
    enabled: disputeId !== '',
    retry: false,
  });
  if (error) return <Typography variant="body2">같은 분쟁의 자료를 읽지 못했습니다. {messageOf(error)}</Typography>;
  const cases = data?.disputes[0]?.cases ?? [];
  return cases.length === 0 ? null : <CaseLinks title="같은 분쟁" cases={cases} />;
};

/** Cases as links, each with its day, its outcome and what it says. */
export const CaseLinks = ({ title, cases }: { title: string; cases: DisputeFound['cases'] }) => (
  <Box component="ul" aria-label={title} sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 14 }}>
    {cases.map((one) => (
      <li key={one.id}>
        <MuiLink component={Link} to={pageOf(one)} sx={{ display: 'inline-block', minHeight: 24 }}>
          {factsOf(one)}
        </MuiLink>{' '}
        · {outcomeShown(one)}
        {one.stage !== 'master' && ` · ${stageNames[one.stage]}`}
        {one.point !== '' && <Box sx={{ ...oneLine, color: 'text.secondary' }}>{one.point}</Box>}
      </li>
    ))}
  </Box>
);
