import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type {
  Answers,
  Choice,
  ChoiceText,
  EmployerText,
  FormSection,
  IntakeQuestion,
  Item,
  Transition,
} from '../rulesets/ruleset.ts';
import { computedFact } from './walk/conditions.ts';

/** Who answers a questionnaire (intake 0). */
export type Role = 'employee' | 'employer';

/** Before intake 0 is answered, the worker is spoken to. */
export const roleOf = (answers: Answers): Role => (answers.get('intake/side') === 'employer' ? 'employer' : 'employee');

/** Whether the dismissal has taken effect or is still to come: what hasn't happened is asked in another tense. */
export type Tense = 'past' | 'to_come';

export const tenseOf = (answers: Answers, today: LocalDate): Tense =>
  computedFact('dismissal_to_come', answers, today) === true ? 'to_come' : 'past';

/** To whom a question speaks, and in which tense. A role alone reads of what has happened. */
export type Reader = Role | { readonly role: Role; readonly tense: Tense };

const parted = (reader: Reader): { readonly role: Role; readonly tense: Tense } =>
  typeof reader === 'string' ? { role: reader, tense: 'past' } : reader;

export const readerOf = (answers: Answers, today: LocalDate): { readonly role: Role; readonly tense: Tense } => ({
  role: roleOf(answers),
  tense: tenseOf(answers, today),
});

type Texts<Text> = Text & { readonly toEmployer?: Text };

/** The texts that apply, from the most particular one on: an absent text is that of the next one. */
const layersFor = <Text>(
  question: Texts<Text> & { readonly toCome?: Texts<Text> },
  reader: Reader,
): readonly Text[] => {
  const { role, tense } = parted(reader);
  const { toCome } = question;
  const forEmployer = (texts: Texts<Text> | undefined): readonly Text[] =>
    role === 'employer' && texts?.toEmployer !== undefined ? [texts.toEmployer] : [];
  const coming = tense === 'to_come' && toCome !== undefined;
  // An employer is never shown the worker's words where there are some for employers, whatever the tense.
  if (role === 'employer')
    return [...(coming ? forEmployer(toCome) : []), ...forEmployer(question), ...(coming ? [toCome] : []), question];
  return [...(coming ? [toCome] : []), question];
};

/** What a question says to this person: the only place that chooses between worker and employer, and between the tenses. */
export const questionText = (
  question: IntakeQuestion | Item<Transition>,
  reader: Reader,
): { readonly title: string; readonly note: string | null; readonly why: string | undefined } => {
  const layers = layersFor<EmployerText>(question, reader);
  return {
    title: layers.find(({ title }) => title !== undefined)?.title ?? question.title,
    note: layers.find(({ note }) => note !== undefined)?.note ?? null,
    why: question.why && figureNamedFor(parted(reader).role, question.why),
  };
};

/** A text of the questionnaire that names the figure, with the name that it has for a company. */
export const figureNamedFor = (role: Role, text: string): string =>
  role === 'employer' ? text.replaceAll('승소 가능성', '부당해고로 인정될 위험') : text;

/** The same for a choice. */
export const choiceText = (
  choice: Choice,
  reader: Reader,
): { readonly label: string; readonly hint: string | null } => {
  const layers = layersFor<ChoiceText>(choice, reader);
  return {
    label: layers.find(({ label }) => label !== undefined)?.label ?? choice.label,
    hint: layers.find(({ hint }) => hint !== undefined)?.hint ?? null,
  };
};

/** The same for a section. */
export const sectionTitle = ({ title, toEmployer, toCome }: FormSection, reader: Reader): string => {
  const { role, tense } = parted(reader);
  const coming = tense === 'to_come' ? toCome : undefined;
  if (role === 'employee') return coming?.title ?? title;
  return coming?.toEmployer.title ?? toEmployer?.title ?? title;
};
