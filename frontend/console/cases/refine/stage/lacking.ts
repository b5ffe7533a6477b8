import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { type FormField, isFormField } from '../../case-form.ts';
import { inputId } from '../../shared/field-input.tsx';
import { markId } from '../refine-form.tsx';

/** The fields without which a case can't be handed over, in the order of the record. */
export const lackingOf = ({ lacks }: Pick<RefineCase, 'lacks'>) => [
  ...new Set(Object.keys(lacks).flatMap((path) => path.split('.').slice(0, 1).filter(isFormField))),
];

/** The focus goes to the field, and not into it: there every shortcut would be a letter of its value. */
export const focusBeside = (field: FormField): void => {
  const mark = document.getElementById(markId(field));
  mark?.focus();
  mark?.scrollIntoView({ block: 'center', behavior: 'instant' });
};

/** The focus goes into the field. */
export const focusOn = (field: FormField): void => {
  const input = document.getElementById(inputId(field));
  input?.focus();
  input?.scrollIntoView({ block: 'center', behavior: 'instant' });
};
