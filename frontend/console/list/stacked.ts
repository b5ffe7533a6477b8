/**
 * For the box around a table whose figures would stand right of a phone's screen: there each row is a block, its first header cell
 * above, and each other cell a line with the name of its column (`data-name`), so that nothing has to be scrolled to.
 */
export const stackedOnPhone = {
  '@media (max-width: 599.95px)': {
    '& table, & tbody, & tr': { display: 'block', width: '100%' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { borderBottom: 1, borderColor: 'divider', py: 0.75 },
    '& tbody tr:last-child': { borderBottom: 0 },
    '& tbody th, & tbody td': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 1.5,
      width: 'auto',
      py: 0.25,
      border: 0,
      textAlign: 'right',
      '&&': { whiteSpace: 'normal', minWidth: 0 },
    },
    '& tbody th': { textAlign: 'left', flexWrap: 'wrap' },
    '& [data-name]::before': {
      content: 'attr(data-name)',
      flexShrink: 0,
      color: 'text.secondary',
      textAlign: 'left',
    },
    '& [data-name]:empty': { display: 'none' },
  },
} as const;
