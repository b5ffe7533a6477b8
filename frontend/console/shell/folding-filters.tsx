import FilterList from '@mui/icons-material/FilterList';
import { Box, Button, useMediaQuery } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { count } from '../../shared/formats.ts';
import { theme } from './theme.ts';

type FoldingFiltersProps = {
  /** How many conditions are set. */
  readonly set: number;
  readonly onClear: () => void;
  /** Many filters: from 1,280 px they share one line, and what clears them stands elsewhere on the page. */
  readonly isOneLine?: boolean;
  readonly children: ReactNode;
};

/** The filters of a list. On a phone they are behind one button, so that the list begins on the first screen. */
export const FoldingFilters = ({ set, onClear, isOneLine = false, children }: FoldingFiltersProps) => {
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'grid', gap: 1, mb: 0.75 }}>
      {isNarrow && (
        <Button
          variant="outlined"
          startIcon={<FilterList />}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': id } : {})}
          onClick={() => setOpen(!isOpen)}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {set === 0 ? '조건' : `조건 ${count(set)}개`}
        </Button>
      )}
      {(isOpen || !isNarrow) && (
        <Box id={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...(isOneLine && !isNarrow ? oneLine : {}) }}>
          {children}
          {set > 0 && (isNarrow || !isOneLine) && <Button onClick={onClear}>조건 지우기</Button>}
        </Box>
      )}
    </Box>
  );
};

/** A choice gives way to a longer one beside it. */
const oneLine = {
  '@media (min-width: 1280px)': { flexWrap: 'nowrap', '& .MuiTextField-root': { flexShrink: 1, minWidth: 92 } },
};
