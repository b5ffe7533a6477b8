import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

let arrivals = 0;

type PageHeadingProps = { readonly title: string; readonly badge?: ReactNode; readonly children?: ReactNode };

/** The page's name, in the window's title, too; whoever comes from another page is put here, and hears where they are. */
export const PageHeading = ({ title, badge, children }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | 노무체크 업무`;
  }, [title]);
  useEffect(() => {
    arrivals += 1;
    // The first page of a visit begins at its top, as pages do.
    if (arrivals > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ flexGrow: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        {badge}
      </Box>
      {children}
    </Box>
  );
};
