import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLinkTokens } from './link-tokens.ts';

it('a link’s token is the same each time, another one for each id, purpose and key, and not to be found in its hash', () => {
  const key = randomBytes(32);
  const tokens = createLinkTokens(key, 'shares');
  const token = tokens.of('a');
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(tokens.of('a')).toBe(token);
  const others = [
    tokens.of('b'),
    createLinkTokens(key, 'stops').of('a'),
    createLinkTokens(randomBytes(32), 'shares').of('a'),
  ];
  expect(new Set([token, ...others]).size).toBe(4);
  expect(tokens.hashOf(token)).toMatch(/^[0-9a-f]{64}$/);
});
