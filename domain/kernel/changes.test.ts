import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, changesBetween } from './changes.ts';

describe('the difference of two records', () => {
  test('names each changed field, with its earlier and its later value', () => {
    expect(changesBetween({ title: '가', year: 2020 }, { title: '나', year: 2020 })).toEqual([
      { path: ['title'], before: '가', after: '나' },
    ]);
  });

  test('compares nested records field by field, also one that appears', () => {
    expect(changesBetween({ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 }, d: { e: 4 } })).toEqual([
      { path: ['a', 'c'], before: 2, after: 3 },
      { path: ['d', 'e'], before: undefined, after: 4 },
    ]);
  });

  test('takes a list as one value', () => {
    expect(changesBetween({ words: ['징계', '절차'] }, { words: ['징계'] })).toEqual([
      { path: ['words'], before: ['징계', '절차'], after: ['징계'] },
    ]);
    expect(changesBetween({ words: [{ a: [1] }] }, { words: [{ a: [1] }] })).toEqual([]);
  });

  test('distinguishes a missing field, null and inherited members', () => {
    expect(changesBetween({}, { a: null })).toEqual([{ path: ['a'], before: undefined, after: null }]);
    expect(changesBetween({ constructor: 1 }, {})).toEqual([{ path: ['constructor'], before: 1, after: undefined }]);
  });
});

const applied = (record: unknown, { path, after }: Change): unknown => {
  const [field, ...rest] = path;
  if (field === undefined) return after;
  const fields = new Map(Object.entries(typeof record === 'object' && record !== null ? record : {}));
  const next = applied(fields.get(field), { path: rest, before: undefined, after });
  if (next === undefined) fields.delete(field);
  else fields.set(field, next);
  return Object.fromEntries(fields);
};

const leaf = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.boolean(), fc.array(fc.integer()));
const name = fc.constantFrom('a', 'b', 'c', 'constructor');
const records = fc.letrec<{ record: Record<string, unknown>; value: unknown }>((tie) => ({
  // If a record loses its last field, the change is that field's; whether an empty record remains makes no difference.
  record: fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 3 }),
  value: fc.oneof({ maxDepth: 3 }, leaf, tie('record')),
})).record;

const withoutEmpty = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([field, part]) => [field, withoutEmpty(part)] as const);
  const kept = fields.filter(([, part]) => part !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
};

test('the changes turn the first record into the second; between a record and itself there are none', () => {
  fc.assert(
    fc.property(records, records, (before, after) => {
      expect(changesBetween(before, structuredClone(before))).toEqual([]);
      const led = changesBetween(before, after).reduce(applied, before);
      expect(withoutEmpty(led)).toEqual(withoutEmpty(after));
    }),
  );
});
