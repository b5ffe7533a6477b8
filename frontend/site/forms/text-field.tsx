import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { describedBy } from './field-ids.ts';
import { type FieldProps, LabelledField } from './field-parts.tsx';

export type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  /** Rows of a longer answer; one line without it. */
  rows?: number;
  /** The expected width of the answer, in characters. */
  size?: 2 | 4 | 10 | 20;
  /** A unit after the box: 명, 원, 분. */
  suffix?: string;
  /** An element that belongs to the box, such as the button that shows a password. */
  after?: ReactNode;
  /** Further ids that describe the field. */
  describedBy?: string;
  spellCheck?: boolean;
  autoCapitalize?: string;
};

export const TextField = (props: TextFieldProps) => {
  const { id, hint, error, value, onChange, rows, size, suffix, after } = props;
  const shared = {
    id,
    name: id,
    value,
    className: `text-input${size ? ` text-input-${size}` : ''}`,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete ?? 'off',
    maxLength: props.maxLength,
    onBlur: props.onBlur,
    spellCheck: props.spellCheck,
    autoCapitalize: props.autoCapitalize,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error, ...(props.describedBy ? { more: props.describedBy } : {}) }),
  };
  return (
    <LabelledField {...props}>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} type={props.type ?? 'text'} onChange={(event) => onChange(event.target.value)} />
      )}
      {suffix && <span className="text-suffix">{suffix}</span>}
      {after}
    </LabelledField>
  );
};
