import { Box, Button, Checkbox, Typography } from '@mui/material';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { Suspense } from 'react';
import { useListContext } from 'react-admin';
import { count } from '../../../../shared/formats.ts';
import { useShownSelection } from '../../../list/use-shown-selection.ts';
import { lazyPage } from '../../../shell/lazy-page.ts';
import { caseName } from '../../words.ts';

/** Only on the one tab where cases are selected. */
const AcceptSelected = lazyPage(() => import('./accept-selected.tsx'));

/** Selects one case. Used in place of react-admin's checkbox, which has no name for screen readers. */
export const SelectBox = ({ item }: { item: RefineItem }) => {
  const { selectedIds, onToggleItem } = useListContext<RefineItem>();
  return (
    <Checkbox
      checked={selectedIds.includes(item.id)}
      onChange={() => onToggleItem(item.id)}
      slotProps={{ input: { 'aria-label': `${caseName(item)} 선택` } }}
      sx={{ width: 44, height: 44, ml: -1 }}
    />
  );
};

const target = { minHeight: { xs: 44, md: 36 } } as const;

/** The number of selected cases, and the commands for them. */
export const SelectionBar = () => {
  const { data = [], onSelect, onUnselectItems } = useListContext<RefineItem>();
  const selected = useShownSelection<RefineItem>();
  const isAll = data.length > 0 && data.every(({ id }) => selected.includes(id));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button onClick={() => (isAll ? onUnselectItems() : onSelect(data.map(({ id }) => id)))} sx={target}>
        {isAll ? '선택 해제' : '이 쪽 모두 선택'}
      </Button>
      <Typography role="status" variant="body2">
        {selected.length === 0 ? '승인할 자료를 고르십시오.' : `${count(selected.length)}개 선택`}
      </Typography>
      {selected.length > 0 && (
        <Suspense>
          <AcceptSelected />
        </Suspense>
      )}
    </Box>
  );
};
