import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { rulesetContentSchema } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';

type Section = RulesetContent['sections'][number];

const { element: sectionSchema } = rulesetContentSchema.shape.sections;

/**
 * Reads the contents of one draft, edit after edit. Nine tenths of a ruleset are sections, and an edit leaves all but one of them the
 * same objects, so each of those is read once.
 */
export const createContentReading = (base: RulesetContent) => {
  const known = new WeakMap<object, Section>(base.sections.map((section) => [section, section]));
  const sectionIn = (json: object): Section => {
    const section = known.get(json) ?? sectionSchema.parse(json);
    known.set(json, section);
    return section;
  };
  return (json: unknown): RulesetContent => {
    if (json === base) return base;
    const sections = sectionsOf(json);
    if (typeof json !== 'object' || sections === null) return rulesetContentSchema.parse(json);
    return { ...rulesetContentSchema.parse({ ...json, sections: [] }), sections: sections.map(sectionIn) };
  };
};

/** The sections as they stand in the JSON, not copied by a schema. null: it isn't a ruleset. */
const sectionsOf = (json: unknown): readonly object[] | null => {
  if (typeof json !== 'object' || json === null || !('sections' in json) || !Array.isArray(json.sections)) return null;
  return json.sections.filter((section) => typeof section === 'object' && section !== null);
};
