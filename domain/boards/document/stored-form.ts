/**
 * A document as the editor gives it, as it is stored: the editor adds attributes that say nothing (`target`, `colwidth`, `type: null`),
 * and the schema takes only those that do. What isn't known is left for the schema to refuse.
 */
export const storedForm = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(storedForm);
  if (!isRecord(node)) return node;
  const { attrs, content, marks, ...rest } = node;
  const kept = attrsOf(rest.type, attrs);
  return {
    ...rest,
    ...(kept === null ? {} : { attrs: kept }),
    ...(Array.isArray(content) ? { content: content.map(storedForm) } : {}),
    ...(Array.isArray(marks) && marks.length > 0 ? { marks: marks.map(storedForm) } : {}),
  };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const attributes: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['heading', ['level']],
  ['orderedList', ['start']],
  ['tableCell', ['colspan', 'rowspan']],
  ['tableHeader', ['colspan', 'rowspan']],
  ['link', ['href']],
  ['image', ['file', 'alt', 'decorative', 'width', 'height']],
]);

const attrsOf = (type: unknown, attrs: unknown): object | null => {
  const wanted = attributes.get(type);
  if (wanted === undefined || !isRecord(attrs)) return null;
  return Object.fromEntries(Object.entries(attrs).filter(([name]) => wanted.includes(name)));
};
