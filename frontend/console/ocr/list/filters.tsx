import { Box, Button } from '@mui/material';
import type { OcrDocumentItem } from '@nomucheck/domain/ocr/contract.ts';
import { useListContext } from 'react-admin';
import { withCondition } from '../../list/conditions.ts';
import { Choice, WordSearch } from '../../list/filter-fields.tsx';
import { statusNames } from '../words.ts';

/** The filters of the documents. */
export const DocumentFilters = () => {
  const { filterValues, setFilters } = useListContext<OcrDocumentItem>();
  const set = (field: string, wanted: unknown) => setFilters(withCondition(filterValues, field, wanted));
  const textOf = (field: string): string => (typeof filterValues[field] === 'string' ? filterValues[field] : '');
  const q = textOf('q');
  const { attached } = filterValues;
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <WordSearch key={q} label="파일 이름" help="이름의 일부" word={q} onSearch={(word) => set('q', word)} />
      <Choice label="상태" value={textOf('status')} onChoose={(status) => set('status', status)}>
        {Object.entries(statusNames)}
      </Choice>
      <Choice
        label="자료"
        value={typeof attached === 'boolean' ? String(attached) : ''}
        onChoose={(wanted) => set('attached', wanted === '' ? '' : wanted === 'true')}
      >
        {[
          ['false', '자료로 만들지 않은 것'],
          ['true', '자료로 만든 것'],
        ]}
      </Choice>
      <Choice label="온 곳" value={textOf('from')} onChoose={(from) => set('from', from)}>
        {[
          ['uploaded', '직접 올림'],
          ['attachment', '수집한 첨부 파일'],
        ]}
      </Choice>
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>조건 지우기</Button>}
    </Box>
  );
};
