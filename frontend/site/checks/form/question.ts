import { choiceText, questionText, type Reader, sectionTitle } from '@nomucheck/domain/checks/question-text.ts';
import type { Choice, Form, IntakeQuestion } from '@nomucheck/domain/rulesets/ruleset.ts';

/** One question for its page, whether it is the intake's or a section's. */
export type Question = IntakeQuestion & {
  readonly section: string;
  readonly sectionTitle: string;
  /** Needs a separate consent before it is answered. */
  readonly sensitive?: true;
};

const yesAndNo: readonly Choice[] = [
  { value: 'yes', label: '예' },
  { value: 'no', label: '아니요' },
];
export const unknownChoice: Choice = { value: 'unknown', label: '잘 모르겠어요' };

/** A section's first item decides whether the ground applies at all, so "잘 모르겠어요" isn't offered there. */
const choicesOf = (numbering: number): readonly Choice[] => (numbering === 1 ? yesAndNo : [...yesAndNo, unknownChoice]);

/** The question at an address, with the texts for this person; null where the form has none. */
export const questionOf = (form: Form, at: { section: string; numbering: number }, reader: Reader): Question | null => {
  if (at.section === 'intake') {
    const question = form.intake.find((other) => other.numbering === at.numbering);
    return question === undefined
      ? null
      : { ...worded(question, reader), section: 'intake', sectionTitle: '기본 질문' };
  }
  const section = form.sections.find((other) => other.id === at.section);
  const item = section?.items.find((other) => other.numbering === at.numbering);
  if (section === undefined || item === undefined) return null;
  const { title, note, why } = questionText(item, reader);
  return {
    key: item.key,
    numbering: item.numbering,
    title,
    type: 'radio',
    choices: choicesOf(item.numbering),
    ...(why && { why }),
    ...(note === null ? {} : { note }),
    ...(item.sensitive === undefined ? {} : { sensitive: item.sensitive }),
    section: section.id,
    sectionTitle: sectionTitle(section, reader),
  };
};

const worded = (question: IntakeQuestion, reader: Reader): IntakeQuestion => {
  const { title, note, why } = questionText(question, reader);
  const { note: _other, ...rest } = question;
  return { ...rest, title, ...(why && { why }), ...(note === null ? {} : { note }) };
};

/** A choice with the texts for this person. */
export const choiceFor = (choice: Choice, reader: Reader): Choice => {
  const { label, hint } = choiceText(choice, reader);
  const { hint: _other, ...rest } = choice;
  return { ...rest, label, ...(hint === null ? {} : { hint }) };
};
