import fc from 'fast-check';
import { z } from 'zod';
import type { Route } from '../../engine/http/route.ts';

/** Bodies that no route should accept: valid ones with one error, arbitrary JSON, and raw bytes. */
export type Sent =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> };

const strangeText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'null',
    '__proto__',
    "'; drop table log.events; --",
    '가'.repeat(3000),
    '-1',
    '1e400',
  ),
);
const strangeLeaf = fc.oneof(
  strangeText,
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constantFrom(null, [], {}, [[]], { custom: 1 }, { $sealed: {} }, -0, 1e308),
);
const anything = fc.jsonValue({ maxDepth: 4 });

type JsonSchema = { readonly [key: string]: unknown };
const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemas = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/**
 * Roughly the values that a JSON Schema describes: close enough to valid ones that the next error lies deep in the
 * body.
 */
const near = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const alternatives = schemas(schema.anyOf ?? schema.oneOf);
  if (alternatives.length > 0) return fc.oneof(...alternatives.map(near));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(isSchema(schema.properties) ? schema.properties : {}).map(([name, property]) => [
            name,
            isSchema(property) ? near(property) : anything,
          ]),
        ),
        { requiredKeys: Array.isArray(schema.required) ? schema.required : [] },
      );
    case 'array':
      return fc.array(isSchema(schema.items) ? near(schema.items) : anything, { maxLength: 4 });
    case 'string':
      return nearText(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: -5, max: 120 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anything;
  }
};

const nearText = ({ format, pattern }: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (typeof pattern === 'string') {
    return fc.oneof(fc.constantFrom('2026-02-30', '09:00', 'detail-1', 'detail-23', 'a'.repeat(64)), strangeText);
  }
  return fc.oneof(fc.constantFrom('abcd123!', '김해고', 'seoul', 'yes'), strangeText);
};

/** The value with one error: a part is replaced, removed or added. */
const broken = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) {
    return fc.oneof(
      strangeLeaf,
      fc.tuple(fc.nat(value.length), strangeLeaf).map(([at, odd]) => value.toSpliced(at, 1, odd)),
      ...value.map((part: unknown, n) => broken(part).map((odd) => value.with(n, odd))),
    );
  }
  if (isSchema(value)) {
    const names = Object.keys(value);
    return fc.oneof(
      fc.tuple(strangeText, strangeLeaf).map(([name, odd]) => ({ ...value, [`x${name}`]: odd })),
      ...names.flatMap((name) => [
        strangeLeaf.map((odd) => ({ ...value, [name]: odd })),
        fc.constant(Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))),
        broken(value[name]).map((odd) => ({ ...value, [name]: odd })),
      ]),
    );
  }
  return strangeLeaf;
};

const hasSchemaFor = (body: z.ZodType): JsonSchema => {
  const schema: unknown = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return isSchema(schema) ? schema : {};
};

/** A body for a route that must refuse it: never one that its schema accepts. */
export const malformedFor = ({ body }: Pick<Route, 'body'>): fc.Arbitrary<Sent> => {
  const schema = hasSchemaFor(body);
  const wrong = (sent: unknown): boolean => !body.safeParse(JSON.parse(JSON.stringify(sent) ?? 'null')).success;
  const asJson = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> =>
    arbitrary.filter(wrong).map((sent) => ({ kind: 'json', body: sent }));
  return fc.oneof(
    { weight: 6, arbitrary: asJson(near(schema).chain(broken)) },
    { weight: 2, arbitrary: asJson(anything) },
    {
      weight: 2,
      arbitrary: fc
        .uint8Array({ minLength: 1, maxLength: 300 })
        .filter((bytes) => !isJson(bytes))
        .map((bytes): Sent => ({ kind: 'bytes', bytes: new Uint8Array(bytes) })),
    },
  );
};

const isJson = (bytes: Uint8Array): boolean => {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
};
