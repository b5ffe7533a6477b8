import { MenuItem, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { jsonAt } from '../work/setting.ts';
import { below, type FieldProps, fieldId } from './field-props.ts';

type TypedProps = Pick<FieldProps<'number' | 'percent'>, 'field' | 'work' | 'disabled'> & {
  readonly former: string | null;
  /** What a value is multiplied by for the person: 100 of a share. */
  readonly times: number;
  readonly isWhole: boolean;
  readonly unit?: string;
};

const withoutNoise = (value: number): number => Number(value.toFixed(6));

/** A number as it is typed; what isn't a number, or can't stand there, is said and not taken over. */
const TypedNumber = ({ field, work, disabled, former, times, isWhole, unit = '' }: TypedProps) => {
  const value = jsonAt(work.content, field.at);
  const shown = typeof value === 'number' ? String(withoutNoise(value * times)) : '';
  const [typed, setTyped] = useState(shown);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    setTyped((before) => (before !== '' && Number(before) === Number(shown) && shown !== '' ? before : shown));
    setIsWrong(false);
  }, [shown]);
  const take = (text: string) => {
    setTyped(text);
    const number = Number(text);
    const isNone = text.trim() === '';
    if (isNone ? !field.optional : isWhole ? !Number.isInteger(number) : !Number.isFinite(number))
      return setIsWrong(true);
    setIsWrong(!work.set(field.at, isNone ? undefined : withoutNoise(number / times)));
  };
  return (
    <TextField
      id={fieldId(field)}
      label={`${field.name}${unit}`}
      value={typed}
      onChange={({ target }) => take(target.value)}
      disabled={disabled}
      error={isWrong}
      helperText={
        isWrong ? '여기에 쓸 수 있는 수를 적어 주십시오. 전의 값이 그대로 있습니다.' : below(field.help, former)
      }
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
};

export const NumberInput = ({ field, former, ...given }: FieldProps<'number'>) => (
  <TypedNumber field={field} former={former} times={1} isWhole={!field.decimal} {...given} />
);

export const PercentInput = ({ field, former, ...given }: FieldProps<'percent'>) => (
  <TypedNumber
    field={field}
    former={former === null || former === '없음' ? former : `${withoutNoise(Number(former) * 100)}%`}
    times={100}
    isWhole={false}
    unit=" (%)"
    {...given}
  />
);

/** One of the numbers that the rules allow; one that they don't stays until another is chosen. */
export const RatioInput = ({ field, work, former, disabled }: FieldProps<'ratio'>) => {
  const value = jsonAt(work.content, field.at);
  const options = [...new Set([...field.options, ...(typeof value === 'number' ? [value] : [])])].toSorted(
    (a, b) => a - b,
  );
  return (
    <TextField
      select
      id={fieldId(field)}
      label={field.name}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => work.set(field.at, target.value === '' ? undefined : Number(target.value))}
      disabled={disabled}
      helperText={below(field.help, former)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {field.optional && <MenuItem value="">없음</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option} value={String(option)}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
};
