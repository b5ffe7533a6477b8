import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import { count } from '../../../../shared/formats.ts';
import { useKey } from '../../../shell/use-key.ts';
import { Key } from '../../../typing/key.tsx';
import { pageWords } from '../../words.ts';

type PageChoiceProps = {
  readonly document: OcrDocument;
  readonly open: number;
  /** Pages with a typed text that isn't saved. */
  readonly unsaved: readonly number[];
  readonly onOpen: (page: number) => void;
};

/** Goes from page to page: those that have been read, and those that a person can type. */
export const PageChoice = ({ document, open, unsaved, onOpen }: PageChoiceProps) => {
  const { pages } = document;
  const all = choicesOf(document);
  const at = all.findIndex(({ page }) => page === open);
  const [before, after] = [all[at - 1], all[at + 1]];
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
        {all.map(({ page, words }) => (
          <MenuItem key={page} value={page}>
            {words}
            {unsaved.includes(page) && ' · 저장 안 됨'}
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

const choicesOf = ({ readPages, missingPages, pages }: OcrDocument) => {
  const last = pages ?? readPages.length;
  return [
    ...readPages.map((page) => ({ page: page.page, words: pageWords(page, last) })),
    ...missingPages.map(({ page, reason }) => ({
      page,
      words: `${count(page)} / ${count(last)}쪽 · ${reason === null ? '읽지 않음' : '읽지 못함'}`,
    })),
  ].toSorted((one, other) => one.page - other.page);
};
