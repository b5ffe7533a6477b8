import { describedBy } from '../field-ids.ts';
import { FieldError, type FieldProps, fieldLook, Hint } from '../field-parts.tsx';

type CheckboxFieldProps = Omit<FieldProps, 'optional' | 'isHeading'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** One checkbox; the whole row can be pressed. */
export const CheckboxField = ({ id, label, hint, error, checked, onChange }: CheckboxFieldProps) => (
  <div className={fieldLook(error, 'choice-field')}>
    <FieldError id={id}>{error}</FieldError>
    <div className="choice">
      <input
        type="checkbox"
        id={id}
        name={id}
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
    <Hint id={id}>{hint}</Hint>
  </div>
);
