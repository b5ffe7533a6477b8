import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareSchemas } from './shared-schemas.ts';

const text = { type: 'string', maxLength: 200, description: 'x'.repeat(120) };
const person = { type: 'object', properties: { name: text, city: { type: 'string' } } };

it('a schema in two places is written once and referred to by the name of the first place', () => {
  const first = { content: { 'application/json': { schema: person } } };
  const second = { content: { 'application/json': { schema: { type: 'object', properties: { owner: person } } } } };
  const { inside, schemas } = shareSchemas([first, second]);
  expect([inside(first, ['getA', 'answer']), inside(second, ['getB', 'answer'])]).toEqual([
    { content: { 'application/json': { schema: { $ref: '#/components/schemas/GetAAnswer' } } } },
    {
      content: {
        'application/json': {
          schema: { type: 'object', properties: { owner: { $ref: '#/components/schemas/GetAAnswer' } } },
        },
      },
    },
  ]);
  expect(schemas).toEqual({ GetAAnswer: person });
});

it('with its references resolved, a description is what it was', () => {
  const leaf = fc.constantFrom(text, { type: 'string' }, { ...text, maxLength: 9 });
  const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc
        .dictionary(fc.constantFrom('type', 'a', 'items'), tie('schema'))
        .map((properties) => ({ type: 'object', properties })),
      fc.array(tie('schema'), { maxLength: 3 }).map((anyOf) => ({ anyOf })),
    ),
  }));
  const described = fc.array(
    schema.map((each) => ({ schema: each })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(described, (values) => {
      const { inside, schemas } = shareSchemas(values);
      const shared = values.map((value, n) => inside(value, [`get${n}`]));
      const resolved = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(resolved);
        if (typeof value !== 'object' || value === null) return value;
        if ('$ref' in value) return resolved(schemas[String(value.$ref).split('/').at(-1) ?? '']);
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each)]));
      };
      expect(resolved(shared)).toEqual(values);
    }),
  );
});

it('a schema that refers to itself is a component, whose name it refers to', () => {
  const tree = { type: 'object', properties: { parts: { type: 'array', items: { $ref: '#/$defs/part' } } } };
  const schema = { $ref: '#/$defs/part', $defs: { part: tree } };
  const { inside, schemas } = shareSchemas([{ schema }]);
  const component = '#/components/schemas/GetTree';
  expect(inside({ schema }, ['getTree'])).toEqual({ schema: { $ref: component } });
  expect(inside({ schema }, ['putTree'])).toEqual({ schema: { $ref: component } });
  expect(schemas).toEqual({
    GetTree: { type: 'object', properties: { parts: { type: 'array', items: { $ref: component } } } },
  });
});
