import { readClock } from '@nomucheck/domain/checks/questions/reading-times.ts';
import type { ComponentType, ReactNode } from 'react';
import { CheckboxField } from '../../../forms/choices/checkbox-field.tsx';
import { describedBy } from '../../../forms/field-ids.ts';
import { FieldError, fieldLook, Hint, LabelText } from '../../../forms/field-parts.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { fieldId, type TypedFieldsProps } from '../choices/typed-fields.ts';
import type { ReadMore } from './read-answer.ts';
import { readMore } from './read-more.ts';

/** The fields of hours and contacts, and their reader. */
export type More = { readonly Fields: ComponentType<TypedFieldsProps>; readonly read: ReadMore };

/** The fields of the questions with several boxes, which are asked after the figure: hours, and a name with a contact. */
const MoreFields = (props: TypedFieldsProps) =>
  props.question.type === 'time' ? <HoursFields {...props} /> : <ContactFields {...props} />;

const HoursFields = ({ heading, errors, field, set }: TypedFieldsProps) => (
  <Group {...heading}>
    <TextField
      id={fieldId('start')}
      label="시작"
      hint="예: 9시, 0900, 오전 9시 30분"
      error={errors.start}
      value={field('start')}
      onChange={set('start')}
      size={10}
      suffix={clockRead(field('start'))}
    />
    <TextField
      id={fieldId('end')}
      label="끝"
      hint="예: 18시, 1800, 오후 6시"
      error={errors.end}
      value={field('end')}
      onChange={set('end')}
      size={10}
      suffix={clockRead(field('end'))}
    />
    <TextField
      id={fieldId('break')}
      label="쉬는 시간"
      error={errors.break}
      value={field('break')}
      hint="예: 60분, 1시간. 없으면 비워 두세요."
      onChange={set('break')}
      size={10}
    />
  </Group>
);

const ContactFields = ({ heading, errors, field, set }: TypedFieldsProps) => (
  <Group {...heading}>
    <TextField
      id={fieldId('name')}
      label="이름"
      error={errors.name}
      value={field('name')}
      onChange={set('name')}
      autoComplete="name"
    />
    <TextField
      id={fieldId('phone')}
      label="휴대전화"
      error={errors.phone}
      value={field('phone')}
      onChange={set('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
    <TextField
      id={fieldId('email')}
      label="이메일"
      error={errors.email}
      value={field('email')}
      onChange={set('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
    />
    <CheckboxField
      id={fieldId('consent')}
      label="연락처를 결과 안내와 상담 연결에 쓰도록 저장하는 데 동의해요"
      hint="동의하지 않아도 진단을 계속할 수 있어요. 연락처는 암호화해 보관해요."
      error={errors.consent}
      checked={field('consent') === 'yes'}
      onChange={(isChecked) => set('consent')(isChecked ? 'yes' : '')}
    />
  </Group>
);

/** How a typed time is read, beside its box: "6" is six in the morning. */
const clockRead = (typed: string): string => {
  const clock = readClock(typed);
  if (!clock.ok) return '';
  const hour = Number(clock.value.slice(0, 2));
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 === 0 ? 12 : hour % 12}:${clock.value.slice(3)}`;
};

type GroupProps = {
  id: string;
  label: string;
  hint: string | undefined;
  optional: boolean;
  error?: string;
  children: ReactNode;
};

/** Several boxes that belong to one question. */
const Group = ({ id, label, hint, optional, error, children }: GroupProps) => (
  <fieldset id={id} className={fieldLook(error)} aria-describedby={describedBy(id, { hint, error })}>
    <legend className="field-label">
      <LabelText label={label} optional={optional} isHeading />
    </legend>
    <Hint id={id}>{hint}</Hint>
    <FieldError id={id}>{error}</FieldError>
    {children}
  </fieldset>
);

export const more: More = { Fields: MoreFields, read: readMore };
