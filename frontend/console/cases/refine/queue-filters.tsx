import { Box, Button, useMediaQuery } from '@mui/material';
import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { withCondition } from '../../list/conditions.ts';
import { Choice, WordSearch } from '../../list/filter-fields.tsx';
import { theme } from '../../shell/theme.ts';
import { samplingNames, shortKindNames } from '../shared/words.ts';
import { BatchChoice } from './batch-choice.tsx';
import { ofTab, tabOf, withoutTab } from './queue-tabs.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The filters of the queue. */
export const QueueFilters = () => {
  const { filterValues, setFilters } = useListContext<RefineItem>();
  const set = (field: string, wanted: unknown) => setFilters(withCondition(filterValues, field, wanted));
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const [opened, setOpened] = useState(false);
  // On a phone the rarely used filters are folded, so that the first case is visible.
  const isOpen = opened || !isNarrow;
  const q = textOf(filterValues.q);
  const isNarrowed = Object.keys(withoutTab(filterValues)).length > 0;
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <WordSearch
        key={q}
        label="제목의 말, 사건번호"
        help="예: 2016두64876"
        word={q}
        onSearch={(word) => set('q', word)}
      />
      {!isOpen && (
        <Button onClick={() => setOpened(true)} aria-expanded={false} sx={{ minHeight: 44 }}>
          조건 더 보기
        </Button>
      )}
      {isOpen && (
        <>
          <Choice label="종류" value={textOf(filterValues.kind)} onChoose={(kind) => set('kind', kind)}>
            {Object.entries(shortKindNames)}
          </Choice>
          <Choice label="결과" value={textOf(filterValues.outcome)} onChoose={(outcome) => set('outcome', outcome)}>
            {[['unknown', '아직 모름'], ...Object.entries(caseOutcomeNames)]}
          </Choice>
          <Choice label="수집 방식" value={textOf(filterValues.sampling)} onChoose={(way) => set('sampling', way)}>
            {Object.entries(samplingNames)}
          </Choice>
          <Choice
            label="같은 사건 의심"
            value={filterValues.likeness === true ? 'true' : ''}
            onChoose={(wanted) => set('likeness', wanted === '' ? '' : true)}
          >
            {[['true', '있는 것만']]}
          </Choice>
          <BatchChoice batch={textOf(filterValues.batch)} onChoose={(batch) => set('batch', batch)} />
        </>
      )}
      {isNarrowed && <Button onClick={() => setFilters(ofTab(tabOf(filterValues), {}))}>조건 지우기</Button>}
    </Box>
  );
};
