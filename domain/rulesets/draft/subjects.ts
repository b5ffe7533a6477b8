/**
 * The subject of the differences between two editions that an edit at this path belongs to: the key of a question, or the part of a
 * section. What stands beside both is named by the field.
 */
export const subjectOf = (at: readonly string[]): string => {
  const [field = '', name, list, item] = at;
  if (name === undefined) return field;
  switch (field) {
    case 'intake':
      return name;
    case 'sections':
      return list === 'items' && item !== undefined ? item : `ground/${name}`;
    case 'routes':
      return `route/${name}`;
    case 'points':
      return `point/${name}`;
    case 'obstacles':
      return `obstacle/${name}`;
    case 'statuteChecks':
      return `statute/${name}`;
    default:
      return field;
  }
};

/** Fields of a ruleset whose parts have subjects of another name; all others are parts of the figure. */
const subjectsOfField: Readonly<Record<string, string>> = {
  intro: 'intro',
  intake: 'intake/',
  sections: 'detail-',
  routes: 'route/',
  points: 'point/',
  obstacles: 'obstacle/',
  derivations: 'derivation/',
  openings: 'opening/',
  suspensions: 'suspension/',
  correlated: 'correlated/',
  statuteChecks: 'statute/',
};

/** Whether a part of an edition, by its own subject, belongs to what was edited under that subject. */
export const isPartOf = (part: string, edited: string): boolean => {
  if (edited.startsWith('ground/')) return part.endsWith(edited.slice('ground'.length));
  return part === edited || (!edited.includes('/') && part.startsWith(subjectsOfField[edited] ?? 'figure/'));
};

/** Whether a part is named by its place alone: `3번 사유 2번 문항`. */
export const isQuestionOrGround = (part: string): boolean =>
  /(^intake|detail-\d+)(\/|$)/.test(part) && !/^(derivation|opening|suspension)\//.test(part);
