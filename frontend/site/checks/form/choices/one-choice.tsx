import { RadioGroup, type RadioOption } from '../../../forms/choices/radio-group.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { ownChoice } from '../fields/read-answer.ts';
import { fieldId, type TypedFieldsProps } from './typed-fields.ts';

/** Said before anybody presses one, because a page that changes by itself surprises (WCAG 3.2.2). */
const tapGoesOn = '손가락이나 마우스로 고르면 바로 넘어가요. ‘이전’을 누르면 바꿀 수 있어요.';

/** One of several choices, or the person's own words. */
export const OneChoice = ({ question, choices, fields, errors, heading, field, set, onTap }: TypedFieldsProps) => {
  const hasOwnWords = question.custom !== undefined;
  const options: RadioOption[] = choices.map((choice) => ({
    value: choice.value,
    label: choice.label,
    hint: choice.hint,
    isApart: choice.value === 'unknown',
  }));
  if (question.custom !== undefined) {
    const own = (
      <TextField
        id={fieldId('custom')}
        label="직접 입력"
        hint={`${question.custom}자까지`}
        error={errors.custom}
        value={field('custom')}
        onChange={set('custom')}
        maxLength={question.custom}
      />
    );
    options.push({ value: ownChoice, label: '직접 입력', isApart: true, reveals: own });
  }
  const isShort = options.filter((option) => !option.isApart).every(({ value }) => value === 'yes' || value === 'no');
  return (
    <RadioGroup
      {...heading}
      error={errors.choice}
      options={options}
      value={field('choice') || null}
      onChange={set('choice')}
      layout={isShort ? 'row' : 'column'}
      {...(hasOwnWords ? {} : { onTap: (choice, click) => onTap({ ...fields, choice }, click), after: tapGoesOn })}
    />
  );
};
