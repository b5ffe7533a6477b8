import { expect, it } from 'vitest';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

it('are ten different ones, without characters that look alike on paper', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  expect(newRecoveryCodes()).not.toEqual(codes);
});

it('match in any spelling, for their own factor and key only', () => {
  const key = Buffer.alloc(32, 1);
  const hash = recoveryHash(key, 'factor', 'abcde-fghjk');
  for (const copied of ['ABCDE-FGHJK', ' abcde fghjk ', 'abcdefghjk']) {
    expect(recoveryHash(key, 'factor', copied)).toEqual(hash);
  }
  expect(recoveryHash(key, 'other', 'abcde-fghjk')).not.toEqual(hash);
  expect(recoveryHash(Buffer.alloc(32, 2), 'factor', 'abcde-fghjk')).not.toEqual(hash);
});
