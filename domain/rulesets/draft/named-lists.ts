/**
 * Lists of a ruleset whose elements have a name that never changes, by their place (`*`: any element). A path leads through them
 * by that name, so that it still leads to the same question where another person has added or removed one before it.
 */
const nameFields: Readonly<Record<string, string>> = {
  intake: 'key',
  'intake.*.choices': 'value',
  sections: 'id',
  'sections.*.items': 'key',
  'sections.*.precedents': 'caseNumber',
  routes: 'route',
  points: 'key',
  obstacles: 'key',
  statuteChecks: 'law',
};

/** The field that names the elements of the list at this place; undefined: they have no name, and count by their position. */
export const nameFieldOf = (place: readonly string[]): string | undefined => nameFields[place.join('.')];
