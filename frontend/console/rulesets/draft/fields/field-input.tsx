import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type Json, jsonAt } from '../work/setting.ts';
import type { DraftWork } from '../work/use-draft-work.ts';
import { ConditionsInput } from './conditions-input.tsx';
import { EmployerNoteInput } from './employer-note-input.tsx';
import type { Field } from './field.ts';
import { NumberInput, PercentInput, RatioInput } from './number-inputs.tsx';
import { ChoiceInput, MarkInput, TextInput } from './plain-inputs.tsx';
import { NumbersInput, WordsInput } from './words-input.tsx';

type InputProps = {
  readonly field: Field;
  readonly work: DraftWork;
  readonly base: RulesetContent | undefined;
  readonly disabled: boolean;
};

/** One field of a form, as its kind is typed. */
export const FieldInput = ({ field, work, base, disabled }: InputProps) => {
  const former = base === undefined ? null : formerly(jsonAt(base, field.at), jsonAt(work.content, field.at));
  const given = { work, former, disabled };
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} {...given} />;
    case 'employer-note':
      return <EmployerNoteInput field={field} {...given} />;
    case 'words':
      return <WordsInput field={field} {...given} />;
    case 'numbers':
      return <NumbersInput field={field} {...given} />;
    case 'number':
      return <NumberInput field={field} {...given} />;
    case 'percent':
      return <PercentInput field={field} {...given} />;
    case 'ratio':
      return <RatioInput field={field} {...given} />;
    case 'choice':
      return <ChoiceInput field={field} {...given} />;
    case 'mark':
      return <MarkInput field={field} {...given} />;
    case 'conditions':
    case 'alternatives':
      return <ConditionsInput key={field.at.join('/')} field={field} {...given} />;
  }
};

const formerly = (before: Json, now: Json): string | null => {
  if (JSON.stringify(before) === JSON.stringify(now)) return null;
  if (before === undefined || before === null) return '없음';
  return typeof before === 'string' || typeof before === 'number' ? String(before) : null;
};
