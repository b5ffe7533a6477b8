import { Box, Button, Typography } from '@mui/material';
import { caseKindNames, caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { MasterCase, MasterCaseFacets } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { count } from '../../../../shared/formats.ts';
import { PartFailure } from '../../../list/list-states.tsx';
import { useCasesData } from '../../cases-data.ts';
import { useBatchNames } from '../../shared/use-batch-names.ts';
import { samplingNames, stageNames } from '../../words.ts';
import { type Facet, isChosen, toggled } from './master-address.ts';

const facets: readonly (readonly [Facet, string])[] = [
  ['outcome', '결과'],
  ['kind', '종류'],
  ['sampling', '수집 방식'],
  ['tribunal', '기관'],
  ['section', '해고 사유'],
  ['year', '판정 연도'],
  ['keyword', '키워드'],
  ['stage', '단계'],
  ['batch', '묶음'],
];

const shownAtFirst = 6;

/** The values by which the list can be filtered, each with the number of its cases. */
export const Facets = () => {
  const { filterValues } = useListContext<MasterCase>();
  const filter = JSON.stringify(filterValues);
  const { caseFacets } = useCasesData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/data/master', 'facets', filter],
    queryFn: () => caseFacets(filter),
    placeholderData: (before) => before,
    retry: false,
  });
  const nameOf = useNames(data);
  if (error && data === undefined)
    return <PartFailure onRetry={() => void refetch()}>좁힐 값을 불러오지 못했습니다.</PartFailure>;
  if (data === undefined) return null;
  return (
    <Box component="aside" aria-label="값으로 좁히기" sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      {facets
        .filter(([facet]) => data[facet].length > 0)
        .map(([facet, title]) => (
          <FacetValues
            key={facet}
            facet={facet}
            title={title}
            values={data[facet]}
            nameOf={(value) => nameOf(facet, value)}
          />
        ))}
    </Box>
  );
};

const nameIn = (names: Readonly<Record<string, string>>, value: string): string => names[value] ?? value;

const useNames = (data: MasterCaseFacets | undefined): ((facet: Facet, value: string) => string) => {
  const batchName = useBatchNames(data?.batch.map(({ value }) => value) ?? []);
  return (facet, value) => {
    if (facet === 'outcome') return nameIn(caseOutcomeNames, value);
    if (facet === 'kind') return nameIn(caseKindNames, value);
    if (facet === 'sampling') return nameIn(samplingNames, value);
    if (facet === 'stage') return nameIn({ ...stageNames, withdrawn: '내림' }, value);
    if (facet === 'section') return sectionName(value);
    if (facet === 'batch') return batchName(value);
    return facet === 'year' ? `${value}년` : value;
  };
};

type FacetValuesProps = {
  readonly facet: Facet;
  readonly title: string;
  readonly values: MasterCaseFacets[Facet];
  readonly nameOf: (value: string) => string;
};

const FacetValues = ({ facet, title, values, nameOf }: FacetValuesProps) => {
  const { filterValues, setFilters } = useListContext<MasterCase>();
  const [all, setAll] = useState(false);
  const shown = all
    ? values
    : values.filter(({ value }, place) => place < shownAtFirst || isChosen(filterValues, facet, value));
  return (
    <section aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ fontSize: 14, color: 'text.secondary', mb: 0.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {shown.map(({ value, cases }) => {
          const chosen = isChosen(filterValues, facet, value);
          return (
            <Button
              key={value}
              size="small"
              variant={chosen ? 'contained' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => setFilters({ ...toggled(filterValues, facet, value) })}
              sx={{ minHeight: { xs: 44, md: 32 }, px: 1, fontWeight: 500 }}
            >
              {nameOf(value)} {count(cases)}
            </Button>
          );
        })}
        {values.length > shown.length && (
          <Button size="small" onClick={() => setAll(true)} sx={{ minHeight: { xs: 44, md: 32 } }}>
            {count(values.length - shown.length)}개 더
          </Button>
        )}
      </Box>
    </section>
  );
};
