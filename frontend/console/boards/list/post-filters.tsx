import { Box, Button } from '@mui/material';
import { categories, firmCategoryIds } from '@nomucheck/domain/boards/categories.ts';
import type { AdminBoardItem } from '@nomucheck/domain/boards/contract/post.ts';
import { postStatusNames } from '@nomucheck/domain/boards/posts/post-state.ts';
import { useListContext } from 'react-admin';
import { withCondition } from '../../list/conditions.ts';
import { Choice, WordSearch } from '../../list/filter-fields.tsx';

/** The filters of the list; each is in the address. */
export const PostFilters = () => {
  const { filterValues, setFilters } = useListContext<AdminBoardItem>();
  const set = (field: string, wanted: string) => setFilters(withCondition(filterValues, field, wanted));
  const textOf = (field: string): string => (typeof filterValues[field] === 'string' ? filterValues[field] : '');
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <WordSearch
        key={textOf('q')}
        label="제목"
        help="제목의 일부"
        word={textOf('q')}
        onSearch={(word) => set('q', word)}
      />
      <Choice label="게시판" value={textOf('category')} onChoose={(category) => set('category', category)}>
        {firmCategoryIds.map((id) => [id, categories[id]])}
      </Choice>
      <Choice label="상태" value={textOf('status')} onChoose={(status) => set('status', status)}>
        {Object.entries(postStatusNames)}
      </Choice>
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>조건 지우기</Button>}
    </Box>
  );
};
