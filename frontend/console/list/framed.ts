/**
 * The box around a list's table. A table that is too wide or too long scrolls within it, so that the names of its columns stay in
 * sight; on a low window the page scrolls alone. The bar of the page is 64 px high.
 */
export const framed = {
  overflow: 'auto',
  '@media (min-height: 600px)': { maxHeight: 'calc(100vh - 80px)' },
  // A laptop of 1,024 px has 804 px beside the menu.
  '@media (min-width: 900px) and (max-width: 1199.95px)': {
    '&& th, && td': { px: 0.75 },
    '&& thead th, && thead th *': { whiteSpace: 'normal', wordBreak: 'keep-all', overflowWrap: 'normal' },
  },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.paper' },
} as const;
