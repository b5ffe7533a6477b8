import { describedBy } from '../field-ids.ts';
import { type FieldProps, LabelledField } from '../field-parts.tsx';

type SelectFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** Value and name of each choice. */
  options: readonly (readonly [string, string])[];
};

/** One of many short choices, by the device's own list. Nothing is chosen at first. */
export const SelectField = (props: SelectFieldProps) => {
  const { id, hint, error, value, onChange, options } = props;
  return (
    <LabelledField {...props}>
      <select
        id={id}
        name={id}
        className="text-input text-input-20"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">골라 주세요</option>
        {options.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </LabelledField>
  );
};
