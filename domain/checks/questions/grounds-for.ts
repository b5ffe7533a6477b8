import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { groundGroups } from '../../rulesets/ground-groups.ts';
import type { Answers, Form, FormSection, GroundGroup, SectionId } from '../../rulesets/ruleset.ts';
import { type Role, sectionTitle } from '../question-text.ts';
import { anyMayHold } from '../walk/conditions.ts';

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
  const canApply = ({ condition }: FormSection): boolean =>
    condition?.persons === undefined || anyMayHold(condition.persons, intakeAnswers, today);
  const grouped = groundGroups.flatMap(({ id, toWorker, toEmployer }): readonly GroundsOfGroup[] => {
    const grounds = form.sections.flatMap((section) =>
      (section.inPeoplesWords ?? [])
        .filter(({ group }) => group === id)
        .map((words) => ({
          id: section.id,
          inPeoplesWords: role === 'employer' ? words.toEmployer : words.toWorker,
          title: sectionTitle(section, role),
          canApply: canApply(section),
        })),
    );
    if (grounds.length === 0) return [];
    return [{ group: id, title: role === 'employer' ? toEmployer : toWorker, grounds }];
  });
  const ungrouped = form.sections
    .filter(({ inPeoplesWords }) => inPeoplesWords === undefined)
    .map((section) => {
      const title = sectionTitle(section, role);
      return { id: section.id, inPeoplesWords: title, title, canApply: canApply(section) };
    });
  return ungrouped.length === 0 ? grouped : [...grouped, { group: null, title: null, grounds: ungrouped }];
};
