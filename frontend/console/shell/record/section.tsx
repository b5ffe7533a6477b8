import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type SectionProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode };

/** One titled part of a page. */
export const Section = ({ title, action, children }: SectionProps) => {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" id={id} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
};

export const NothingYet = ({ children = '아직 없습니다.' }: { children?: ReactNode }) => (
  <Typography variant="body2" color="text.secondary">
    {children}
  </Typography>
);
