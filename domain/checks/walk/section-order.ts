import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, Frame, SectionCondition, SectionId } from '../../rulesets/ruleset.ts';
import type { FormIndex } from '../form-index.ts';
import { anyHold, hold } from './conditions.ts';

/**
 * The size of the workplace decides whether labour law protects against dismissal at all (근로기준법 제11조), so this section
 * comes first in `detail`, and also if the person chose other sections by hand.
 */
const sizeSection: SectionId = 'detail-7';

/** The section of `detail` if no other section applied. */
export const lastResort: SectionId = 'detail-23';

/**
 * Sections 1 to 8 ask about status, size and notice; each section from the ninth on is a ground of dismissal, and can end a
 * `basic` sweep.
 */
const firstGround = 9;
export const isGround = (id: SectionId): boolean => Number(id.slice('detail-'.length)) >= firstGround;

/** The sections chosen by hand; null where the intake decides, as for an empty choice. */
export const chosenByHand = ({ questionnaire, sections = [] }: Frame): readonly SectionId[] | null =>
  questionnaire === 'detail' && sections.length > 0 ? sections : null;

/**
 * The sections that a walk visits, in order. If the intake decides, it must be complete. Sections chosen by hand replace
 * those of the intake, except the size section.
 */
export const plannedSections = (
  index: FormIndex,
  frame: Frame,
  intake: Answers,
  today: LocalDate,
): readonly SectionId[] => {
  if (frame.questionnaire === 'basic')
    return index.form.sections.filter(({ condition }) => canApply(condition, intake, today)).map(({ id }) => id);
  const byHand = chosenByHand(frame);
  const opened: SectionId[] = [];
  for (const { opens, when } of index.form.openings) {
    const counts = byHand === null || opens === sizeSection;
    if (counts && !opened.includes(opens) && hold(when, intake, today)) opened.push(opens);
  }
  return byHand === null ? opened : inWalkingOrder(index, [...opened, ...byHand]);
};

/** Whether the intake makes the section possible. A questionnaire without conditions asks every section of everybody. */
const canApply = (condition: SectionCondition | undefined, intake: Answers, today: LocalDate): boolean => {
  if (condition === undefined) return true;
  const { persons, reasons } = condition;
  return (
    (persons === undefined || anyHold(persons, intake, today)) &&
    (reasons === undefined || anyHold(reasons, intake, today))
  );
};

/**
 * Size first, then employment, then grounds; each once. The order of the form makes `skipIf` refer only to earlier items.
 */
const inWalkingOrder = (index: FormIndex, chosen: readonly SectionId[]): readonly SectionId[] => {
  const place = (id: SectionId): number => (id === sizeSection ? -1 : (index.sections.get(id)?.place ?? 0));
  return [...new Set(chosen)].filter((id) => index.sections.has(id)).sort((a, b) => place(a) - place(b));
};
