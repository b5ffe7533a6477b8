import { Box, Button } from '@mui/material';
import { Link } from 'react-router';

const pages = [
  ['/admin/data', '정제할 자료'],
  ['/admin/data/master', '마스터 자료'],
  ['/admin/data/import', '파일로 올리기'],
  ['/admin/data/add', '직접 입력'],
  ['/admin/data/words', '검색 동의어'],
] as const;
export type DataPage = (typeof pages)[number][0];

/** The pages of case data, above each of them. */
export const DataNav = ({ here }: { here: DataPage }) => (
  <Box
    component="nav"
    aria-label="판정례 자료"
    sx={{ display: { xs: 'grid', sm: 'flex' }, gridTemplateColumns: '1fr 1fr', gap: 1, mb: 2 }}
  >
    {pages.map(([to, label]) => (
      <Button
        key={to}
        component={Link}
        to={to}
        variant={to === here ? 'contained' : 'outlined'}
        aria-current={to === here ? 'page' : undefined}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
    ))}
  </Box>
);
