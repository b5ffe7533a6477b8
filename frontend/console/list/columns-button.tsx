import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewColumn from '@mui/icons-material/ViewColumn';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
} from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { keptRanks, moved, ranksOf } from './column-order.ts';

export type ColumnChoice = { readonly source: string; readonly label: string };

type ColumnsButtonProps = {
  /** The key under which the choice is stored. */
  readonly storeKey: string;
  /** The table's columns in the order in which they are written, without the first, which is always shown. */
  readonly columns: readonly ColumnChoice[];
  readonly hiddenAtFirst: readonly string[];
};

/**
 * Chooses the columns of a table and their order. Used in place of react-admin's button, which works neither with a
 * keyboard nor with a screen reader.
 */
export const ColumnsButton = (props: ColumnsButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ViewColumn />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        열
      </Button>
      {open && <Columns {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

const Columns = ({
  storeKey,
  columns,
  hiddenAtFirst,
  onClose,
}: ColumnsButtonProps & { readonly onClose: () => void }) => {
  const [hidden, setHidden] = useStore<readonly string[]>(storeKey, hiddenAtFirst);
  const [kept, setKept] = useStore<readonly number[] | undefined>(`${storeKey}_columnRanks`);
  const ranks = ranksOf(kept, columns.length);
  const { said, move } = useMoving(ranks, (next) => setKept(keptRanks(next)));

  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((column) => column !== source) : [...hidden, source]);
  const reset = () => {
    setHidden(hiddenAtFirst);
    setKept(keptRanks(ranksOf(undefined, columns.length)));
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" disableScrollLock aria-labelledby="columns-title">
      <DialogTitle id="columns-title">열과 순서</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {ranks.map((rank, place) => {
            const column = columns[rank - 1];
            if (!column) return null;
            const { source, label } = column;
            return (
              <Box component="li" key={source} sx={{ display: 'flex', alignItems: 'center' }}>
                <FormControlLabel
                  sx={{ flexGrow: 1 }}
                  control={<Checkbox checked={!hidden.includes(source)} onChange={() => toggle(source)} />}
                  label={label}
                />
                <IconButton
                  id={moverId(rank, -1)}
                  aria-label={`${label} 앞으로`}
                  disabled={place === 0}
                  onClick={() => move(rank, -1, label)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  id={moverId(rank, 1)}
                  aria-label={`${label} 뒤로`}
                  disabled={place === ranks.length - 1}
                  onClick={() => move(rank, 1, label)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
              </Box>
            );
          })}
        </Box>
        <Box
          role="status"
          sx={{ position: 'absolute', width: 1, height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
        >
          {said}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={reset}>처음대로</Button>
        <Button variant="contained" onClick={onClose}>
          닫기
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const moverId = (rank: number, by: -1 | 1): string => `column-${rank}-${by === -1 ? 'up' : 'down'}`;

/**
 * A moved row loses the focus, and its button may be disabled at the end of the list: the focus is set again, and the
 * move is announced.
 */
const useMoving = (ranks: readonly number[], setRanks: (next: readonly number[]) => void) => {
  const [said, setSaid] = useState('');
  const last = useRef<{ readonly rank: number; readonly by: -1 | 1 } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order has changed, the rows have moved
  useEffect(() => {
    if (!last.current) return;
    const { rank, by } = last.current;
    const can = (id: string) => document.querySelector<HTMLElement>(`#${id}:not(:disabled)`);
    (can(moverId(rank, by)) ?? can(moverId(rank, by === 1 ? -1 : 1)))?.focus();
  }, [ranks.join()]);
  return {
    said,
    move: (rank: number, by: -1 | 1, label: string) => {
      last.current = { rank, by };
      const next = moved(ranks, rank, by);
      setSaid(`${label}: ${ranks.length}개 가운데 ${next.indexOf(rank) + 1}번째`);
      setRanks(next);
    },
  };
};
