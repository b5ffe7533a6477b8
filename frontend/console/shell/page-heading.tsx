import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

let arrivals = 0;

type PageHeadingProps = { readonly title: string; readonly badge?: ReactNode; readonly children?: ReactNode };

/**
 * The heading of a page, also used as the window's title. After a change of page it gets the focus, so that a screen
 * reader reads it.
 */
export const PageHeading = ({ title, badge, children }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | 노무체크 업무`;
  }, [title]);
  useEffect(() => {
    arrivals += 1;
    // On the first page of a visit, the focus stays at the top as usual.
    if (arrivals > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 },
        '@media (pointer: fine)': { '& .MuiButton-root': { minHeight: 36 } },
      }}
    >
      {/* On a wide screen a long title is broken beside the buttons, and doesn't push them below itself. */}
      <Box
        sx={{
          ...{ flex: { xs: '1 1 auto', md: '1 1 0' }, minWidth: { md: 320 } },
          display: 'flex',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        {badge}
      </Box>
      {children}
    </Box>
  );
};
