import { describe, expect, test } from 'vitest';
import { weighed } from './evidence.ts';

const hits = (...all: readonly number[]) => Float64Array.from(all);

describe('what cases hold of a query', () => {
  test('is the sum of the weights of the evidence that names the case; a hit that is no record any more counts nothing', () => {
    const opened = [10, 20, 30];
    const editions = { opened, placeOf: (hit: number) => opened.indexOf(hit) };
    const evidence = [
      { query: "'야콘'", weight: 5 },
      { query: "'해고'", weight: 1 },
    ];
    const weights = weighed(editions, [hits(20, 99), hits(10, 20, 30)], evidence);
    expect([...weights]).toEqual([1, 6, 1]);
  });
});
