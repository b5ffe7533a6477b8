import { z } from 'zod';

type Any = z.core.JSONSchema._JSONSchema;
type Schema = Exclude<Any, boolean>;

/** What a body or the data of an event may hold, as JSON Schema; `at` resolves references. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): { root: Schema; at: (schema: Any) => Schema } => {
  const root: Schema = z.toJSONSchema(schema, { unrepresentable: 'any', io });
  const at = (one: Any): Schema => {
    if (typeof one === 'boolean') return {};
    return one.$ref === undefined ? one : at(root.$defs?.[one.$ref.split('/').at(-1) ?? ''] ?? {});
  };
  return { root, at };
};

const choicesOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema): readonly Any[] => [...anyOf, ...oneOf, ...allOf];

/** Text that a person may word as they like: not one of some words, no id, no date, no address. */
const isFreeText = ({ type, format, pattern, ...rest }: Schema): boolean =>
  [type].flat().includes('string') &&
  format === undefined &&
  pattern === undefined &&
  rest.enum === undefined &&
  rest.const === undefined;

const listed = (items: Schema['items']): readonly Any[] =>
  items === undefined ? [] : Array.isArray(items) ? items : [items];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of all free text, `a.b`; the items of a list have the path of the list. */
export const freeTextIn = (schema: z.ZodType, io: 'input' | 'output'): readonly string[] => {
  const { root, at } = schemaOf(schema, io);
  const found = new Set<string>();
  const walk = (given: Any, path: string, depth: number): void => {
    if (depth > 12) return;
    const one = at(given);
    if (isFreeText(one)) found.add(path);
    for (const choice of choicesOf(one)) walk(choice, path, depth + 1);
    for (const items of listed(one.items)) walk(items, path, depth + 1);
    for (const [name, of] of Object.entries(one.properties ?? {}))
      walk(of, path === '' ? name : `${path}.${name}`, depth + 1);
    if (one.additionalProperties !== undefined) walk(one.additionalProperties, `${path}.*`, depth + 1);
  };
  walk(root, '', 0);
  return [...found];
};

/** The value with this text in each field that is free text and that `wanted` names by its path; absent ones are added. */
export const withText = (
  schema: z.ZodType,
  value: unknown,
  text: string,
  wanted: (path: string) => boolean,
): unknown => {
  const { root, at } = schemaOf(schema, 'input');
  const filled = (given: Any, before: unknown, path: string): unknown => {
    const one = at(given);
    const choices = choicesOf(one).map(at);
    if ([one, ...choices].some(isFreeText)) return wanted(path) ? text : before;
    const [items] = listed(one.items);
    if (Array.isArray(before) && items !== undefined) return before.map((each) => filled(items, each, path));
    const object = [one, ...choices].find(({ properties }) => properties !== undefined);
    if (!object?.properties || !(isRecord(before) || path === '')) return before;
    const known = isRecord(before) ? before : {};
    const entries = Object.entries(object.properties).map(
      ([name, of]) => [name, filled(of, known[name], path === '' ? name : `${path}.${name}`)] as const,
    );
    return { ...known, ...Object.fromEntries(entries.filter(([, each]) => each !== undefined)) };
  };
  return filled(root, value, '');
};
