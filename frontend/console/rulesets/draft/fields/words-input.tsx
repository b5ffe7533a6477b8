import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { linesOf } from '../../../typing/entries.ts';
import { jsonAt } from '../work/setting.ts';
import { below, type FieldProps, fieldId } from './field-props.ts';

const stringsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** A list of words, one a line. */
export const WordsInput = ({ field, work, former, disabled }: FieldProps<'words'>) => {
  const stored = stringsOf(jsonAt(work.content, field.at)).join('\n');
  const [typed, setTyped] = useState(stored);
  // Empty lines are typed and not stored.
  useEffect(() => setTyped((before) => (linesOf(before).join('\n') === stored ? before : stored)), [stored]);
  return (
    <TextField
      id={fieldId(field)}
      label={field.name}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        work.set(field.at, linesOf(target.value));
      }}
      multiline
      minRows={2}
      disabled={disabled}
      helperText={below(field.help ?? '한 줄에 하나씩', former)}
    />
  );
};

/** The numbers of items, separated by commas. */
export const NumbersInput = ({ field, work, former, disabled }: FieldProps<'numbers'>) => {
  const stored = stringsOf(jsonAt(work.content, field.at)).join(', ');
  const [typed, setTyped] = useState(stored);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    setTyped((before) => (numbersIn(before)?.join(', ') === stored ? before : stored));
  }, [stored]);
  return (
    <TextField
      id={fieldId(field)}
      label={field.name}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const numbers = numbersIn(target.value);
        setIsWrong(numbers === null);
        if (numbers !== null) work.set(field.at, [...numbers]);
      }}
      disabled={disabled}
      error={isWrong}
      helperText={isWrong ? '번호를 쉼표로 나누어 적어 주십시오.' : below(field.help, former)}
    />
  );
};

const numbersIn = (text: string): readonly number[] | null => {
  const parts = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [Number(part)]));
  return parts.every((part) => Number.isInteger(part) && part > 0) ? parts : null;
};
