import type { MouseEvent, ReactNode } from 'react';
import { describedBy } from '../field-ids.ts';
import { FieldError, type FieldProps, fieldLook, Hint, LabelText } from '../field-parts.tsx';
import { ChoiceCard } from './choice-card.tsx';

export type CheckboxOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** It can't be chosen with another one; it stands first or last, divided from the others. */
  isAlone?: boolean;
  /** Some space above it: it is of another kind than those before. */
  isApart?: boolean;
};

type CheckboxGroupProps = FieldProps & {
  options: readonly CheckboxOption[];
  chosen: readonly string[];
  /** The box was pressed: what is chosen then is for the form to say. */
  onPress: (value: string) => void;
  /** A finger or a mouse pressed the choice that stands alone: called instead of `onPress`, so that a form may go on with it. */
  onTapAlone?: (value: string, click: MouseEvent) => void;
};

/** Several of several choices. */
export const CheckboxGroup = (props: CheckboxGroupProps) => {
  const { id, label, hint, error, optional, isHeading, options, chosen, onPress, onTapAlone } = props;
  return (
    <fieldset id={id} className={fieldLook(error)} aria-describedby={describedBy(id, { hint, error })}>
      <legend className="field-label">
        <LabelText label={label} optional={optional ?? false} isHeading={isHeading ?? false} />
      </legend>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <div className="choices">
        {options.map((option, place) => (
          <div className={`choice-row${option.isApart ? ' choice-after-gap' : ''}`} key={option.value}>
            {isDivided(options, place) && <p className="choices-or">또는</p>}
            <ChoiceCard
              type="checkbox"
              group={id}
              value={option.value}
              label={option.label}
              hint={option.hint}
              checked={chosen.includes(option.value)}
              invalid={error !== undefined}
              onChoose={() => onPress(option.value)}
              onTap={option.isAlone && onTapAlone ? (click: MouseEvent) => onTapAlone(option.value, click) : undefined}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};

/** Between a choice that stands alone and the others. */
const isDivided = (options: readonly CheckboxOption[], place: number): boolean =>
  place > 0 && (options[place]?.isAlone ?? false) !== (options[place - 1]?.isAlone ?? false);
