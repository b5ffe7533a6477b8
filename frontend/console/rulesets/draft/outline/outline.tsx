import { Box, ButtonBase, useMediaQuery } from '@mui/material';
import { Choice } from '../../../list/filter-fields.tsx';
import { theme } from '../../../shell/theme.ts';
import { EntryMarks, marksInWords } from './entry-marks.tsx';
import type { OutlineEntry } from './outline-entries.ts';

type OutlineProps = {
  /** What it is a list of. */
  readonly label: string;
  readonly entries: readonly OutlineEntry[];
  /** The address of the entry that is open. */
  readonly open: string;
  readonly onOpen: (address: string) => void;
};

/** The parts of a draft: a list beside the form, on a narrow screen one choice above it. */
export const Outline = (props: OutlineProps) => {
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  if (isNarrow)
    return (
      <Choice label={props.label} value={props.open} all={false} onChoose={props.onOpen}>
        {props.entries.map((entry) => [entry.address, `${entry.name}${marksInWords(entry)}`])}
      </Choice>
    );
  return (
    <Box sx={{ position: 'sticky', top: 72, maxHeight: 'calc(100vh - 88px)', overflow: 'auto' }}>
      <EntryList {...props} />
    </Box>
  );
};

/** Entries one below the other, of which one is open. */
export const EntryList = ({ label, entries, open, onOpen }: OutlineProps) => (
  <Box component="nav" aria-label={label}>
    {entries.map((entry) => (
      <ButtonBase
        key={entry.address}
        aria-current={entry.address === open ? 'true' : undefined}
        onClick={() => onOpen(entry.address)}
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', gap: 0.5, width: '100%', minHeight: 36, px: 1, py: 0.5 },
          ...{ fontFamily: 'inherit', fontSize: 14, textAlign: 'start', borderRadius: 1 },
          ...(entry.address === open ? { bgcolor: 'action.selected', fontWeight: 600 } : {}),
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box component="span" sx={{ flex: '1 1 180px', minWidth: 0 }}>
          {entry.name}
        </Box>
        <EntryMarks entry={entry} />
      </ButtonBase>
    ))}
  </Box>
);
