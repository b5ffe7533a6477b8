const phone = '@media (max-width: 599.95px)';

const headHidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

/** The header cell of a row comes first, and wraps. */
const rowHead = {
  order: -1,
  justifyContent: 'flex-start',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  textAlign: 'left',
};

/**
 * For the box around a table whose figures would stand right of a phone's screen: there each row is a block, its header cell above,
 * and each other cell a line with the name of its column (`data-name`), so that nothing has to be scrolled to.
 */
export const stackedOnPhone = {
  [phone]: {
    '& table, & tbody': { display: 'block', width: '100%' },
    '& thead': headHidden,
    '& tbody tr': { display: 'flex', flexDirection: 'column', borderBottom: 1, borderColor: 'divider', py: 0.75 },
    '& tbody tr:last-child': { borderBottom: 0 },
    '& tbody th, & tbody td': {
      ...{ display: 'flex', justifyContent: 'space-between', columnGap: 1.5, width: 'auto', textAlign: 'right' },
    },
    // Some cells have their own width and wrapping, and MUI turns those that stand right around.
    '&&& tbody th, &&& tbody td': { whiteSpace: 'normal', minWidth: 0, py: 0.25, border: 0, flexDirection: 'row' },
    '& tbody th': rowHead,
    '& [data-name]::before': { content: 'attr(data-name)', flexShrink: 0, color: 'text.secondary' },
    '& [data-name]:empty': { display: 'none' },
  },
} as const;

/** The same for a long table of small figures: below the header cell they follow one another, each after the name of its column. */
export const packedOnPhone = {
  [phone]: {
    ...stackedOnPhone[phone],
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', py: 0.75 },
    '& tbody th': { ...rowHead, flex: '1 1 100%' },
    '& tbody td': { columnGap: 0.5 },
  },
} as const;
