import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { vaultUnderTest } from '../../engine/vault/testing/vault-under-test.fixture.ts';
import { createTickets } from './tickets.ts';

const test = vaultUnderTest();

it('a ticket that one process has used is used for every other process, unless it is released', async () => {
  const parts = { secret: randomBytes(32), attempts: test.vault().attempts, clock: () => new Date() };
  const [one, other] = [createTickets(parts), createTickets(parts)];
  const profile = { subject: 'kim', name: null, email: null, emailVerified: false, phoneNumber: null };
  const ticket = one.issue({ provider: 'naver', returnTo: '/', profile });
  const sealed = one.seal(ticket, 'browser');
  expect(await other.open(sealed, 'naver', 'browser')).toEqual(ticket);

  await one.spend(ticket);
  const wrong = { code: 'social_wrong_data' };
  await expect(other.open(sealed, 'naver', 'browser')).rejects.toMatchObject(wrong);
  await expect(other.spend(ticket)).rejects.toMatchObject(wrong);

  await one.giveBack(ticket);
  await expect(other.spend(await other.open(sealed, 'naver', 'browser'))).resolves.toBeUndefined();
});
