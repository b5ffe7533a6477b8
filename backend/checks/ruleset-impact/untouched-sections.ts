import type { Walk } from '@nomucheck/domain/checks/walk.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import type { Ruleset, Section } from '@nomucheck/domain/rulesets/ruleset.ts';

/** Whether a walk by one edition meets nothing that another edition has otherwise, so that both give it the same figure. */
export type MeetsNoChange = (walk: Pick<Walk, 'sections'>) => boolean;

const never: MeetsNoChange = () => false;

/**
 * Most drafts change some items of some sections. A walk that visits none of these is the same by both editions, and nothing else of a
 * section has a part in its figure. Where anything but the sections themselves is otherwise, also when a section is asked, every walk may
 * meet it.
 */
export const meetsNoChange = (one: Ruleset, other: Ruleset): MeetsNoChange => {
  if (
    !isSame(besideSections(one), besideSections(other)) ||
    !isSame(one.sections.map(asked), other.sections.map(asked))
  )
    return never;
  const changed = new Set(
    one.sections.filter((section, place) => !isSame(section, other.sections[place])).map(({ id }) => id),
  );
  return ({ sections }) => sections.every(({ id }) => !changed.has(id));
};

/** Neither the version nor the reasons nor the dates of laws have a part in a figure. */
const besideSections = ({ rulesetVersion, sections, edition, statuteChecks, ...rest }: Ruleset) => rest;

const asked = ({ id, condition, matchesWhen, drawnLast, ratioMode }: Section) => ({
  ...{ id, condition, matchesWhen, drawnLast, ratioMode },
});
