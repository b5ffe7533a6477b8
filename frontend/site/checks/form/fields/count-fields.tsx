import type { FieldProps } from '../../../forms/field-parts.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { bands } from './bands.ts';

type CountFieldsProps = {
  heading: FieldProps;
  error: string | undefined;
  value: string;
  onChange: (typed: string) => void;
};

/** A number of people, typed, or one of the bands. */
export const CountFields = ({ heading, error, value, onChange }: CountFieldsProps) => (
  <>
    <TextField
      {...heading}
      error={error}
      value={value}
      onChange={onChange}
      inputMode="numeric"
      size={10}
      // What was chosen or typed with its unit needs no second one.
      suffix={/\D$/.test(value) ? '' : '명'}
    />
    <fieldset className="field bands">
      <legend className="field-hint">정확히 모르면 어림해 적거나 골라 주세요.</legend>
      {bands.map((band) => (
        <button key={band} type="button" className="band" aria-pressed={value === band} onClick={() => onChange(band)}>
          {band}
        </button>
      ))}
    </fieldset>
  </>
);
