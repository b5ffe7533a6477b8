import type {
  Answers,
  Choice,
  EmployerText,
  FormSection,
  IntakeQuestion,
  Item,
  Transition,
} from '../rulesets/ruleset.ts';

/** Who answers a questionnaire (intake 0). */
export type Role = 'employee' | 'employer';

/** Before intake 0 is answered, the worker is spoken to. */
export const roleOf = (answers: Answers): Role => (answers.get('intake/side') === 'employer' ? 'employer' : 'employee');

type Worded = { readonly title: string; readonly note?: string; readonly toEmployer?: EmployerText };

/** What a question says to this person: the only place that chooses between the worker's and the employer's text. */
export const questionText = (
  question: IntakeQuestion | Item<Transition>,
  role: Role,
): { readonly title: string; readonly note: string | null } => {
  const { title, note, toEmployer }: Worded = question;
  if (role === 'employee' || toEmployer === undefined) return { title, note: note ?? null };
  return {
    title: toEmployer.title ?? title,
    note: toEmployer.note === undefined ? (note ?? null) : toEmployer.note,
  };
};

/** The same for a choice. */
export const choiceText = (
  { label, hint, toEmployer }: Choice,
  role: Role,
): { readonly label: string; readonly hint: string | null } => {
  if (role === 'employee' || toEmployer === undefined) return { label, hint: hint ?? null };
  return {
    label: toEmployer.label ?? label,
    hint: toEmployer.hint === undefined ? (hint ?? null) : toEmployer.hint,
  };
};

/** The same for a section. */
export const sectionTitle = ({ title, toEmployer }: FormSection, role: Role): string =>
  role === 'employer' ? (toEmployer?.title ?? title) : title;
