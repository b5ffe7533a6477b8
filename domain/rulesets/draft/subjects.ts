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
