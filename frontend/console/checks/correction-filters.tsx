import { Box, Button } from '@mui/material';
import type { CorrectionItem } from '@nomucheck/domain/checks/corrections/contract.ts';
import { useListContext } from 'react-admin';
import { withCondition } from '../list/conditions.ts';
import { Choice } from '../list/filter-fields.tsx';
import { useCorrectionRuns, useEditionNames } from './corrections-data.ts';
import { changeNames, messageNames, seenNames, sideNames } from './words.ts';

/** The filters of the list; each is in the address, so that it survives a reload. */
export const CorrectionFilters = () => {
  const { filterValues, setFilters } = useListContext<CorrectionItem>();
  const { data: runs = [] } = useCorrectionRuns();
  const nameOf = useEditionNames();
  const set = (field: string, wanted: unknown) => setFilters(withCondition(filterValues, field, wanted));
  const textOf = (field: string): string => (typeof filterValues[field] === 'string' ? filterValues[field] : '');
  const seen = typeof filterValues.seen === 'boolean' ? String(filterValues.seen) : '';
  const versions = [...new Set([...runs.map(({ rulesetVersion }) => rulesetVersion), textOf('rulesetVersion')])].filter(
    (version) => version !== '',
  );
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Choice label="달라진 것" value={textOf('change')} onChoose={(change) => set('change', change)}>
        {Object.entries(changeNames)}
      </Choice>
      <Choice label="메시지" value={textOf('message')} onChoose={(message) => set('message', message)}>
        {Object.entries(messageNames)}
      </Choice>
      <Choice label="확인" value={seen} onChoose={(wanted) => set('seen', wanted === '' ? '' : wanted === 'true')}>
        {Object.entries(seenNames)}
      </Choice>
      <Choice label="진단한 쪽" value={textOf('side')} onChoose={(side) => set('side', side)}>
        {Object.entries(sideNames)}
      </Choice>
      <Choice label="질문지 판" value={textOf('rulesetVersion')} onChoose={(version) => set('rulesetVersion', version)}>
        {versions.map((version) => [version, nameOf(version)])}
      </Choice>
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>조건 지우기</Button>}
    </Box>
  );
};
