import { Box, Chip, Link as MuiLink, TableCell, TableRow, Typography } from '@mui/material';
import { stageNames, stages } from '@nomucheck/domain/advice/stages.ts';
import type { CaseResting, RestingResult } from '@nomucheck/domain/cases/contract/case-impact.ts';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { ListFailure } from '../../list/list-states.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { useCasesData } from '../cases-data.ts';
import { moveText } from '../impact/figure-text.ts';
import { levelText, ResultLines, ResultName } from '../impact/result-lines.tsx';

/** What rests on the case: results with their figures before and after, advices that cite it, and consultations about them. */
export const Resting = ({ item }: { item: MasterCaseDetail }) => {
  const { restingOn } = useCasesData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/data/master', 'resting', item.id, item.revision],
    queryFn: () => restingOn(item.id),
    retry: false,
  });
  return (
    <Section title="이 자료에 근거한 결과·자문·상담">
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <NothingYet>불러오는 중</NothingYet>}
      {data && <Records resting={data} />}
    </Section>
  );
};

/** Whether readers have the text that names the case, and where the advice stands. */
const citedIn = ({ isPublished, publishedAt, stage: at }: CaseResting['advices'][number]): string => {
  const stage = stages.find((each) => each === at);
  if (stage === undefined) return '아직 읽지 못함';
  if (stage === 'published' && !isPublished) return '공개한 글에는 인용 없음';
  const stands = stage === 'published' ? [] : [stageNames[stage]];
  const isRead = isPublished && publishedAt !== null && stage !== 'withdrawn';
  return [...(isRead ? [`${koreanMoment(publishedAt)} 공개`] : []), ...stands].join(' · ');
};

const Records = ({ resting }: { resting: CaseResting }) => {
  const { results, resultsTotal, isCut, advices, advicesTotal, consultations } = resting;
  if (results.length + advices.length + consultations.length === 0)
    return <NothingYet>키워드나 해고 사유로 이 자료를 센 결과, 인용한 자문이 아직 없습니다.</NothingYet>;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Part title={`결과 ${count(resultsTotal)}건`} isEmpty={results.length === 0}>
        <Results results={results} />
        {(isCut || resultsTotal > results.length) && <NothingYet>먼저 볼 {count(results.length)}건만 표시</NothingYet>}
      </Part>
      <Part title={`자문 ${count(advicesTotal)}건`} isEmpty={advices.length === 0}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {advices.map((advice) => (
            <li key={advice.id}>
              <MuiLink component={Link} to={`/inspection/detail/${advice.id}`}>
                {advice.name ?? '자문'}
              </MuiLink>{' '}
              · {citedIn(advice)}
            </li>
          ))}
        </Box>
      </Part>
      <Part title={`상담 ${count(consultations.length)}건`} isEmpty={consultations.length === 0}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {consultations.map(({ id, name, requestedAt }) => (
            <li key={id}>
              <MuiLink component={Link} to={`/admin/consult/${id}`}>
                {name ?? '상담'} · {koreanMoment(requestedAt)}
              </MuiLink>
            </li>
          ))}
        </Box>
      </Part>
    </Box>
  );
};

type PartProps = { readonly title: string; readonly isEmpty: boolean; readonly children: ReactNode };

const Part = ({ title, isEmpty, children }: PartProps) => (
  <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
    <Typography component="h3" sx={{ fontSize: 15, fontWeight: 600, mb: 0.5 }}>
      {title}
    </Typography>
    {isEmpty ? <NothingYet>없음</NothingYet> : children}
  </Box>
);

const stateNames: Readonly<Record<RestingResult['state'], string>> = {
  outdated: '예전 결과',
  recalculated: '다시 계산함',
  standing: '그대로',
};

const Results = ({ results }: { results: readonly RestingResult[] }) => (
  <ResultLines
    label="근거한 결과"
    head={[{ title: '결과' }, { title: '승소율', isNumber: true }, { title: '상태' }, { title: '쓰인 자리' }]}
  >
    {results.map(({ checkId, calculationId, calculatedAt, name, state, level, ...figures }) => (
      <TableRow key={calculationId}>
        <ResultName checkId={checkId} name={name} calculatedAt={calculatedAt} />
        <TableCell data-name="승소율" align="right">
          {moveText(figures)}
        </TableCell>
        <TableCell data-name="상태">
          <Chip
            size="small"
            variant="outlined"
            color={state === 'outdated' ? 'warning' : 'default'}
            label={stateNames[state]}
          />
        </TableCell>
        <TableCell data-name="쓰인 자리">{levelText(level)}</TableCell>
      </TableRow>
    ))}
  </ResultLines>
);
