/** How a text of the boards looks in the console, while it is written and where it is read. */
export const textLook = {
  ...{ px: 2, py: 1.5, lineHeight: 1.65, overflowWrap: 'anywhere' },
  '& .tiptap': { minHeight: 320, outline: 'none', whiteSpace: 'pre-wrap' },
  '& h2': { typography: 'h2', mt: 2, mb: 1 },
  '& h3': { typography: 'h3', mt: 2, mb: 1 },
  '& p': { my: 1 },
  '& blockquote': { ml: 0, pl: 2, borderLeft: 4, borderColor: 'primary.main' },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': { border: 1, borderColor: 'divider', p: 0.75, verticalAlign: 'top', textAlign: 'left' },
  '& th': { bgcolor: 'background.default' },
  '& .selectedCell': { bgcolor: 'action.selected' },
  '& .board-table': { overflowX: 'auto' },
  '& a': { color: 'primary.main' },
  '& .picture': { m: 0, my: 1, display: 'grid', justifyItems: 'start', gap: 0.5 },
  '& .picture img': { maxWidth: '100%', height: 'auto', bgcolor: 'background.default' },
  '& .picture figcaption': { typography: 'body2', color: 'text.secondary' },
  '& .ProseMirror-selectednode .picture': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
} as const;

/** How a review looks where the firm looks at it: as its readers will see it. */
export const wordsLook = {
  ...{ typography: 'body1', lineHeight: 1.65, overflowWrap: 'anywhere' },
  '& p, & ul, & ol, & blockquote': { mt: 0, mb: 1 },
  '& ul': { listStyleType: 'disc' },
  '& li > p': { mb: 0.25 },
  '& blockquote': textLook['& blockquote'],
} as const;
