import { written } from '@nomucheck/domain/applications/basis.ts';
import { textLengths } from '@nomucheck/domain/applications/field-lengths.ts';
import { useState } from 'react';
import { DateField } from '../../forms/date/date-field.tsx';
import { type DateParts, dateMistake, dateOfParts, isBlank, partsOfDate } from '../../forms/date/date-parts.ts';
import { TextField, type TextFieldProps } from '../../forms/text-field.tsx';
import type { Asking } from './asking.ts';

type TextQuestionProps = Pick<TextFieldProps, 'label' | 'hint' | 'rows' | 'inputMode' | 'autoComplete' | 'optional'> & {
  asking: Asking;
  field: keyof typeof textLengths;
};

/** A text as it is typed; until then what the answers or the account fill in. */
export const TextQuestion = ({ asking, field, ...look }: TextQuestionProps) => {
  const { material, errors, onType } = asking;
  const known = material.fields[field] ?? written(material, field)?.value ?? '';
  return (
    <TextField
      {...look}
      id={field}
      value={known}
      maxLength={textLengths[field]}
      error={errors[field]}
      onChange={(value) => onType({ [field]: value })}
    />
  );
};

type DateQuestionProps = {
  asking: Asking;
  field: 'birthDate' | 'noticedOn' | 'decidedOn' | 'receivedOn' | 'filedOn';
  label: string;
  hint?: string;
  optional?: boolean;
  autoComplete?: 'bday';
};

/** A day: taken into the document once it is a whole one. */
export const DateQuestion = ({ asking, field, ...look }: DateQuestionProps) => {
  const { material, errors, onType, onWrong } = asking;
  const known = written(material, field)?.value ?? null;
  const [typed, setTyped] = useState<DateParts | null>(null);
  const type = (parts: DateParts): void => {
    setTyped(parts);
    onType({ [field]: dateOfParts(parts) ?? '' });
    onWrong(field, isBlank(parts) ? null : dateMistake(parts));
  };
  return <DateField {...look} id={field} value={typed ?? partsOfDate(known)} error={errors[field]} onChange={type} />;
};
