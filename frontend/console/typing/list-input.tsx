import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Box, FormHelperText, FormLabel, IconButton, TextField } from '@mui/material';
import { type KeyboardEvent, useId } from 'react';
import { inLines, linesOf } from './entries.ts';
import { useKeptState } from './use-kept-state.ts';

type ListInputProps = {
  readonly id: string;
  readonly label: string;
  /** One entry a line. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly disabled?: boolean | undefined;
};

const entryLook = {
  display: 'flex',
  alignItems: 'center',
  pl: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  bgcolor: 'background.default',
  fontSize: 14,
};

/**
 * Entries as chips. Enter, a comma or a paste of several lines adds them; text that was typed and not added is added on
 * leaving the field.
 */
export const ListInput = ({ id, label, value, onChange, error, help, disabled }: ListInputProps) => {
  const { typed, type: setTyped } = useKeptState(`entry.${id}`, '');
  const labelId = useId();
  const entries = linesOf(value);

  const add = (text: string) => {
    const more = text
      .split(/[\n,;]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    setTyped('');
    const all = inLines([...new Set([...entries, ...more])]);
    if (all !== value) onChange(all);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  };

  return (
    <Box role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} error={error !== undefined} sx={{ display: 'block', mb: 0.5, fontSize: 14 }}>
        {label}
      </FormLabel>
      {entries.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, mb: 1, listStyle: 'none' }}>
          {entries.map((entry) => (
            <Box component="li" key={entry} sx={entryLook}>
              {entry}
              <IconButton
                aria-label={`${entry} 빼기`}
                disabled={disabled ?? false}
                onClick={() => onChange(inLines(entries.filter((other) => other !== entry)))}
                sx={{ minWidth: 32, minHeight: 32, p: 0 }}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
        <TextField
          id={id}
          fullWidth
          value={typed}
          disabled={disabled ?? false}
          error={error !== undefined}
          placeholder="적고 Enter"
          onChange={(event) =>
            /[,;]$/.test(event.target.value) ? add(event.target.value) : setTyped(event.target.value)
          }
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!pasted.includes('\n')) return;
            event.preventDefault();
            add(typed + pasted);
          }}
          onBlur={() => typed.trim() !== '' && add(typed)}
          slotProps={{ htmlInput: { 'aria-labelledby': labelId, autoComplete: 'off', spellCheck: false } }}
        />
        <IconButton aria-label={`${label} 추가`} disabled={disabled || typed.trim() === ''} onClick={() => add(typed)}>
          <Add />
        </IconButton>
      </Box>
      {(error ?? help) && <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>}
    </Box>
  );
};
