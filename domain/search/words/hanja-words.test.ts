import { expect, test } from 'vitest';
import { hanjaWords } from '../../kernel/hanja/hanja.fixture.ts';
import { parseQuery } from '../query/query.ts';
import { tokensOf } from './tokens.ts';

test.each(hanjaWords)('%s is searched and found as %s', (hanja, hangul) => {
  expect(tokensOf(hanja)).toEqual(tokensOf(hangul));
  expect(parseQuery(hanja)).toEqual(parseQuery(hangul));
});
