import type { MouseEvent, ReactNode } from 'react';
import { describedBy } from '../field-ids.ts';
import { FieldError, type FieldProps, fieldLook, Hint, LabelText } from '../field-parts.tsx';
import { ChoiceCard } from './choice-card.tsx';

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
  /** A sentence below the choices, read out with the group's name. */
  after?: string;
  /**
   * A finger or a mouse pressed this choice, also one that was selected already: called instead of `onChange`. The keyboard
   * and screen readers only select, because they pass over choices on their way.
   */
  onTap?: (value: string, click: MouseEvent) => void;
};

/** One of several choices. Selecting one leads nowhere by itself; a form may go on with a tap (`onTap`). */
export const RadioGroup = (props: RadioGroupProps) => {
  const { id, label, hint, error, optional, isHeading, options, value, onChange, layout = 'column', onTap } = props;
  const { after } = props;
  const afterId = `${id}-after`;
  return (
    <fieldset
      id={id}
      className={fieldLook(error)}
      aria-describedby={describedBy(id, { hint, error, ...(after === undefined ? {} : { more: afterId }) })}
    >
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
            {...(onTap === undefined ? {} : { onTap: (click: MouseEvent) => onTap(option.value, click) })}
          />
        ))}
      </div>
      {after !== undefined && (
        <p className="choices-after" id={afterId}>
          {after}
        </p>
      )}
    </fieldset>
  );
};

type RadioRowProps = {
  group: string;
  option: RadioOption;
  checked: boolean;
  onChoose: () => void;
  onTap?: (click: MouseEvent) => void;
};

const RadioRow = ({ group, option, checked, onChoose, onTap }: RadioRowProps) => (
  <div className={`choice-row${option.isApart ? ' choice-apart' : ''}`}>
    <ChoiceCard
      type="radio"
      group={group}
      value={option.value}
      label={option.label}
      hint={option.hint}
      checked={checked}
      onChoose={onChoose}
      onTap={onTap}
    />
    {checked && option.reveals && <div className="choice-reveals">{option.reveals}</div>}
  </div>
);
