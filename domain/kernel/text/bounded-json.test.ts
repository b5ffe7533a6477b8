import { expect, it } from 'vitest';
import { boundedJson, type JsonLimits } from './bounded-json.ts';

const limits: JsonLimits = { length: 200, depth: 4, keys: 3, items: 8 };
const faultOf = (text: string) => {
  const read = boundedJson(text, limits);
  return 'fault' in read ? read.fault : null;
};

it('JSON within the limits is what JSON.parse makes of it, with brackets and colons inside texts uncounted', () => {
  for (const value of [null, 0, 'a', [], { a: '[[[[[[[:,:,:,:,' }, ['\\"[[[[[', '\\', { b: [1, 2] }]]) {
    expect(boundedJson(JSON.stringify(value), limits)).toEqual({ value });
  }
});

it.each([
  ['a longer text', `"${'a'.repeat(200)}"`, 'length'],
  ['deeper brackets', '[[[[[]]]]]', 'depth'],
  ['deeper brackets of both kinds', '[{"a":[{"b":[1]}]}]', 'depth'],
  ['more keys', '[{"a":1},{"a":1},{"a":1,"b":2}]', 'keys'],
  ['more items', '[1,2,3,4,5,6,7,8,9]', 'items'],
  ['more empty lists', '[[],[],[],[],[]]', 'items'],
])('%s than the limit is never built', (_what, text, fault) => {
  expect(faultOf(text)).toBe(fault);
});

it.each(['', '{', '[1,]', '{"a":1}}', '"\u0001"', '{"a" 1}', ']'])('%j isn’t JSON', (text) => {
  expect(faultOf(text)).toBe('not_json');
});
