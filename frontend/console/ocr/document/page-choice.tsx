import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import { Key } from '../../cases/refine/key.tsx';
import { useKey } from '../../shell/use-key.ts';
import { pageWords } from '../words.ts';

type PageChoiceProps = {
  readonly document: OcrDocument;
  readonly open: number;
  readonly onOpen: (page: number) => void;
};

/** Goes from page to page, among those that have been read. */
export const PageChoice = ({ document: { readPages, pages }, open, onOpen }: PageChoiceProps) => {
  const at = readPages.findIndex(({ page }) => page === open);
  const [before, after] = [readPages[at - 1], readPages[at + 1]];
  const goTo = (page: typeof before) => () => {
    if (page) onOpen(page.page);
  };
  useKey('KeyP', goTo(before));
  useKey('KeyN', goTo(after));
  if (pages === 1) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextField
        select
        label="쪽"
        size="small"
        value={open}
        onChange={({ target }) => onOpen(Number(target.value))}
        sx={{ minWidth: 220, flex: { xs: '1 1 100%', sm: '0 1 auto' } }}
      >
        {readPages.map((page) => (
          <MenuItem key={page.page} value={page.page}>
            {pageWords(page, pages ?? readPages.length)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" disabled={!before} onClick={goTo(before)} aria-keyshortcuts="P" sx={{ minHeight: 44 }}>
        앞 쪽<Key>P</Key>
      </Button>
      <Button variant="outlined" disabled={!after} onClick={goTo(after)} aria-keyshortcuts="N" sx={{ minHeight: 44 }}>
        다음 쪽<Key>N</Key>
      </Button>
    </Box>
  );
};
