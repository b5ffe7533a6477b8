import type { ReactNode } from 'react';
import { describedBy } from './field-ids.ts';
import { FieldError, type FieldProps, fieldLook, Hint, LabelText } from './field-parts.tsx';

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Separated from the other choices: `잘 모르겠어요`. */
  isApart?: boolean;
  /** Shown while this choice is selected: a box for the person's own words. */
  reveals?: ReactNode;
};

type RadioGroupProps = FieldProps & {
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** `row` puts short choices (예, 아니요) side by side if there is space. */
  layout?: 'column' | 'row';
};

/** One of several choices. Selecting one never leads to the next page, because people change their minds. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { id, label, hint, error, optional, isHeading, options, value, onChange, layout = 'column' } = props;
  return (
    <fieldset id={id} className={fieldLook(error)} aria-describedby={describedBy(id, { hint, error })}>
      <legend className="field-label">
        <LabelText label={label} optional={optional ?? false} isHeading={isHeading ?? false} />
      </legend>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <div className={`choices choices-${layout}`}>
        {options.map((option) => (
          <RadioRow
            key={option.value}
            group={id}
            option={option}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
};

type RadioRowProps = { group: string; option: RadioOption; checked: boolean; onChoose: () => void };

const RadioRow = ({ group, option, checked, onChoose }: RadioRowProps) => {
  const id = `${group}-${option.value}`;
  return (
    <div className={`choice-row${option.isApart ? ' choice-apart' : ''}`}>
      <div className="choice choice-card">
        <input
          type="radio"
          id={id}
          name={group}
          value={option.value}
          checked={checked}
          aria-describedby={option.hint ? `${id}-hint` : undefined}
          onChange={onChoose}
        />
        <label htmlFor={id}>{option.label}</label>
        {option.hint && (
          <div className="choice-hint" id={`${id}-hint`}>
            {option.hint}
          </div>
        )}
      </div>
      {checked && option.reveals && <div className="choice-reveals">{option.reveals}</div>}
    </div>
  );
};
