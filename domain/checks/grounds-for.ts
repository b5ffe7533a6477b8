import type { LocalDate } from '../kernel/korean-date.ts';
import { groundGroups } from '../rulesets/ground-groups.ts';
import type { Answers, Form, FormSection, GroundGroup, SectionId } from '../rulesets/ruleset.ts';
import { anyMayHold } from './conditions.ts';
import { type Role, sectionTitle } from './question-text.ts';

/** A ground that a person may choose, in their words. */
export type OfferedGround = {
  readonly id: SectionId;
  readonly inPeoplesWords: string;
  readonly title: string;
  /** What is known of the person doesn't refute it. The others are hidden at first, and can be shown. */
  readonly canApply: boolean;
};

export type GroundsOfGroup = {
  /** null: a questionnaire that groups nothing has one list. */
  readonly group: GroundGroup | null;
  readonly title: string | null;
  readonly grounds: readonly OfferedGround[];
};

/**
 * The grounds to choose from, grouped. `intakeAnswers` may be empty or incomplete: what isn't answered refutes nothing, so
 * without answers every ground can apply. The same condition decides which sections the basic questionnaire asks.
 */
export const groundsFor = (
  form: Form,
  intakeAnswers: Answers,
  role: Role,
  today: LocalDate,
): readonly GroundsOfGroup[] => {
  const offer = (section: FormSection): OfferedGround => ({
    id: section.id,
    inPeoplesWords:
      section.inPeoplesWords?.[role === 'employer' ? 'toEmployer' : 'toWorker'] ?? sectionTitle(section, role),
    title: sectionTitle(section, role),
    canApply: section.condition?.persons === undefined || anyMayHold(section.condition.persons, intakeAnswers, today),
  });
  const grouped = groundGroups.flatMap(({ id, toWorker, toEmployer }): readonly GroundsOfGroup[] => {
    const grounds = form.sections.filter(({ group }) => group === id).map(offer);
    return grounds.length === 0 ? [] : [{ group: id, title: role === 'employer' ? toEmployer : toWorker, grounds }];
  });
  const others = form.sections.filter(({ group }) => group === undefined).map(offer);
  return others.length === 0 ? grouped : [...grouped, { group: null, title: null, grounds: others }];
};
