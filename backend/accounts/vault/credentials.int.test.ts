import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { vaultUnderTest } from '../../engine/vault/testing/vault-under-test.fixture.ts';
import { createCredentials } from './credentials.ts';

const test = vaultUnderTest();

it('a password is set, replaced and removed', async () => {
  const credentials = createCredentials(test.pool());
  const someone = randomUUID();
  expect(await credentials.find(someone)).toBeNull();
  await credentials.set(someone, 'hash 1');
  await credentials.set(someone, 'hash 2');
  expect(await credentials.find(someone)).toBe('hash 2');
  expect(await credentials.replace(someone, 'hash 1', 'hash 3')).toBe(false);
  expect(await credentials.replace(someone, 'hash 2', 'hash 3')).toBe(true);
  await credentials.remove(someone);
  expect(await credentials.find(someone)).toBeNull();
});
