type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map of properties may have a property called `type`; its value is a schema, never a text. */
const isSchema = ({ type, anyOf, oneOf }: Json): boolean =>
  typeof type === 'string' || [type, anyOf, oneOf].some(Array.isArray);

/** Below this many characters a reference is hardly shorter, and harder to read. */
const worthAName = 120;

export type SharedSchemas = {
  /** The value with references in place of the shared schemas in it. `place`: steps of the name that a schema gets here. */
  readonly inside: (value: Json, place: readonly string[]) => Json;
  /** The components; complete once everything went through `inside`. */
  readonly schemas: Json;
};

/**
 * Moves every schema that stands in several places of these values into the components, under the name of the place where it
 * stands first. Written out at each of them, the description is three times as long.
 */
export const shareSchemas = (values: readonly unknown[]): SharedSchemas => {
  const seen = new Map<string, number>();
  const count = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(count);
    if (!isObject(value)) return;
    if (isSchema(value)) {
      const text = JSON.stringify(value);
      const times = seen.get(text) ?? 0;
      if (text.length >= worthAName) seen.set(text, times + 1);
      // What is in it is written once, wherever it stands.
      if (times > 0) return;
    }
    Object.values(value).forEach(count);
  };
  count(values);

  const names = new Map<string, string>();
  const schemas: Record<string, unknown> = {};
  const nameOf = (place: readonly string[]): string => {
    const first = place.map((step) => step.charAt(0).toUpperCase() + step.slice(1)).join('');
    let name = first;
    for (let n = 2; name in schemas; n += 1) name = `${first}${n}`;
    return name;
  };
  const shared = (value: unknown, place: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => shared(each, place));
    if (!isObject(value)) return value;
    const text = isSchema(value) ? JSON.stringify(value) : '';
    if ((seen.get(text) ?? 0) < 2) return inside(value, place);
    const known = names.get(text);
    if (known !== undefined) return { $ref: `#/components/schemas/${known}` };
    const name = nameOf(place);
    names.set(text, name);
    schemas[name] = {};
    schemas[name] = inside(value, place);
    return { $ref: `#/components/schemas/${name}` };
  };
  /** A schema that refers to itself has its parts in `$defs`, which only a document of its own could refer to. */
  const withoutDefinitions = (value: Json, place: readonly string[]): Json => {
    const { $defs, ...own } = value;
    if (!isObject($defs)) return value;
    const components = new Map<unknown, string>();
    const added: [string, unknown][] = [];
    for (const [key, definition] of Object.entries($defs)) {
      const text = JSON.stringify(definition);
      const name = names.get(text) ?? nameOf(place);
      components.set(`#/$defs/${key}`, `#/components/schemas/${name}`);
      if (names.has(text)) continue;
      names.set(text, name);
      schemas[name] = {};
      added.push([name, definition]);
    }
    for (const [name, definition] of added) schemas[name] = referring(definition, components);
    return partsReferring(own, components);
  };
  const inside = (value: Json, place: readonly string[]): Json =>
    Object.fromEntries(
      Object.entries(withoutDefinitions(value, place)).map(([key, each]) => [key, shared(each, placeIn(key, place))]),
    );

  return { inside, schemas };
};

/** The value with each reference replaced by what `to` has for it. */
const referring = (value: unknown, to: ReadonlyMap<unknown, string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => referring(each, to));
  return isObject(value) ? partsReferring(value, to) : value;
};

const partsReferring = (value: Json, to: ReadonlyMap<unknown, string>): Json =>
  Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, (key === '$ref' && to.get(each)) || referring(each, to)]),
  );

const structure = new Set(['properties', 'items', 'anyOf', 'oneOf', 'allOf', 'content', 'schema']);

/** Properties on the way to a schema are in its name; what only gives the description its form is not. */
const placeIn = (key: string, place: readonly string[]): readonly string[] =>
  structure.has(key) || !/^[a-z]\w*$/i.test(key) ? place : [...place, key];
