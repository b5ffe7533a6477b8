import { DateField } from '../../../forms/date/date-field.tsx';
import { OneChoice } from '../choices/one-choice.tsx';
import { SeveralChoices } from '../choices/several-choices.tsx';
import { answerId, type QuestionFieldsProps } from '../choices/typed-fields.ts';
import { CountFields } from './count-fields.tsx';
import type { More } from './more-fields.tsx';

/** The fields of one question, by its type. The question itself is the `h1` in the legend or label. */
export const QuestionFields = ({ more, ...props }: QuestionFieldsProps & { more: More | null }) => {
  const { question, fields, errors, onChange } = props;
  const field = (name: string): string => fields[name] ?? '';
  const set = (name: string) => (value: string) => onChange({ ...fields, [name]: value });
  const heading = {
    id: answerId,
    label: question.title,
    hint: question.note,
    optional: question.optional ?? false,
    isHeading: true,
  };
  switch (question.type) {
    case 'radio':
      return <OneChoice {...props} heading={heading} field={field} set={set} />;
    case 'choices':
      return <SeveralChoices {...props} heading={heading} field={field} set={set} />;
    case 'number':
      return <CountFields heading={heading} error={errors.number} value={field('number')} onChange={set('number')} />;
    case 'date':
      return (
        <DateField
          {...heading}
          error={Object.values(errors).join(' ') || undefined}
          value={{ year: field('year'), month: field('month'), day: field('day') }}
          onChange={(parts) => onChange({ ...fields, ...parts })}
        />
      );
    case 'time':
    case 'text':
      return more === null ? null : <more.Fields {...props} heading={heading} field={field} set={set} />;
  }
};
