import { Box, Button, TextField } from '@mui/material';
import { longestPageText } from '@nomucheck/domain/ocr/limits.ts';
import type { KeyboardEvent } from 'react';
import { AskedClose, useAskedClose } from '../../shell/asked-close.tsx';

type TypedTextProps = {
  readonly label: string;
  readonly typed: string;
  /** As it stands without what was typed. */
  readonly before: string;
  readonly isPending?: boolean;
  readonly onType: (typed: string) => void;
  readonly onStore: () => void;
  /** Left out where the field is always there. */
  readonly onDrop?: () => void;
};

/** The whole text of a page, while it is being typed. */
export const TypedText = ({ label, typed, before, isPending = false, onType, onStore, onDrop }: TypedTextProps) => {
  const leaving = useAskedClose(typed !== before, () => onDrop?.());
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isPending) onStore();
    if (event.key === 'Escape' && typed === before) onDrop?.();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onStore();
      }}
      sx={{ display: 'grid', gap: 1.5, pt: 1 }}
    >
      <TextField
        label={label}
        multiline
        minRows={12}
        maxRows={24}
        fullWidth
        autoFocus={onDrop !== undefined}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
        helperText="Ctrl+Enter로 저장합니다"
        slotProps={{ htmlInput: { maxLength: longestPageText, spellCheck: false }, inputLabel: { shrink: true } }}
      />
      {leaving.isAsking ? (
        <AskedClose onGoOn={leaving.goOn} onDrop={() => onDrop?.()} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={isPending} sx={{ minHeight: 44 }}>
            쪽 저장
          </Button>
          {onDrop !== undefined && (
            <Button onClick={leaving.close} sx={{ minHeight: 44 }}>
              그만두기
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};
