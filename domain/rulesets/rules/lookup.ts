import type { RulesetContent, SectionId } from '../ruleset.ts';
import type { Finding } from './finding.ts';

export const atIntake = (ruleset: RulesetContent, key: string): Pick<Finding, 'section' | 'numbering'> => ({
  section: 'intake',
  numbering: ruleset.intake.find((question) => question.key === key)?.numbering ?? null,
});

export const atItem = (ruleset: RulesetContent, key: string): Pick<Finding, 'section' | 'numbering'> => {
  for (const { id, items } of ruleset.sections) {
    const item = items.find((candidate) => candidate.key === key);
    if (item) return { section: id, numbering: item.numbering };
  }
  return { section: null, numbering: null };
};

export const itemKeysOf = (ruleset: RulesetContent): ReadonlySet<string> =>
  new Set(ruleset.sections.flatMap(({ items }) => items.map(({ key }) => key)));
export const intakeKeysOf = (ruleset: RulesetContent): ReadonlySet<string> =>
  new Set(ruleset.intake.map(({ key }) => key));
export const sectionIdsOf = (ruleset: RulesetContent): ReadonlySet<SectionId> =>
  new Set(ruleset.sections.map(({ id }) => id));

/** What waits for the figure. */
export const afterFigureKeys = ({ intake }: RulesetContent): ReadonlySet<string> =>
  new Set(intake.flatMap(({ key, afterFigure }) => (afterFigure ? [key] : [])));
