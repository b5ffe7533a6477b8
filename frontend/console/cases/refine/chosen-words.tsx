import { Box, Button, Paper, Typography } from '@mui/material';
import { type RefObject, useEffect, useState } from 'react';
import { shortDate } from '../../../shared/formats.ts';
import { dayIn } from '../../texts/text-blocks.ts';
import { type FormField, formFieldNames } from '../case-form.ts';

const targets: readonly FormField[] = [
  'title',
  'point',
  'summary',
  'outcomeText',
  'tribunal',
  'caseNumbers',
  'keywords',
  'statutes',
  'citations',
];

type ChosenWordsProps = {
  readonly pane: RefObject<HTMLElement | null>;
  readonly onUse: (field: FormField, words: string) => void;
};

/** Puts the words that are selected in the text into a field of the form. */
export const ChosenWords = ({ pane, onUse }: ChosenWordsProps) => {
  const [words, setWords] = useState('');
  useEffect(() => {
    const look = () => {
      const selection = document.getSelection();
      const isInside = selection?.anchorNode != null && pane.current?.contains(selection.anchorNode) === true;
      setWords(isInside && selection !== null ? selection.toString().trim() : '');
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [pane]);
  if (words === '') return null;

  const use = (field: FormField, value: string) => {
    onUse(field, value);
    document.getSelection()?.removeAllRanges();
    setWords('');
  };
  const day = dayIn(words);
  return (
    <Paper
      elevation={6}
      role="toolbar"
      aria-label="고른 구절 쓰기"
      // A press on a button would clear the selection.
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        position: { xs: 'fixed', md: 'sticky' },
        bottom: { xs: 0, md: 8 },
        left: 0,
        right: 0,
        zIndex: 'appBar',
        p: 1,
        mt: 1,
      }}
    >
      <Typography variant="body2" noWrap sx={{ px: 1 }}>
        이 구절을 …로: “{words}”
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {targets.map((field) => (
          <Button key={field} size="small" variant="outlined" onClick={() => use(field, words)} sx={{ minHeight: 40 }}>
            {formFieldNames[field]}
          </Button>
        ))}
        {day !== null && (
          <Button size="small" variant="outlined" onClick={() => use('decidedOn', day)} sx={{ minHeight: 40 }}>
            {formFieldNames.decidedOn} {shortDate(day)}
          </Button>
        )}
      </Box>
    </Paper>
  );
};
