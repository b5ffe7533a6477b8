import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { expect, it } from 'vitest';
import { createIdempotency } from './idempotency.ts';

const keysOf = () => {
  const held = new Map<string, Buffer>();
  return {
    held,
    keys: {
      claim: async (commandId: string, bodyHash: Buffer) => {
        const before = held.get(commandId) ?? bodyHash;
        if (!before.equals(bodyHash)) throw new DomainError('idempotency_key_reused');
        held.set(commandId, bodyHash);
      },
      forget: async (commandId: string) => void held.delete(commandId),
      prune: async () => {},
    },
  };
};

const request = { commandId: 'c', content: 'put /a 1' };
const other = { commandId: 'c', content: 'put /a 2' };
const answer = { body: {} };

it('binds a key to what it first came with', async () => {
  const { once } = createIdempotency(keysOf().keys);
  await once(request, async () => answer);
  expect(await once(request, async () => answer)).toBe(answer);
  await expect(once(other, async () => answer)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

it('forgets a key whose command was refused', async () => {
  const { once } = createIdempotency(keysOf().keys);
  await expect(once(request, () => Promise.reject(new DomainError('answer_invalid')))).rejects.toThrow();
  expect(await once(other, async () => answer)).toBe(answer);
});

it.each([new Error('connection lost'), new DomainError('unavailable')])(
  'keeps a key whose command may have been written: %s',
  async (failure) => {
    const { once } = createIdempotency(keysOf().keys);
    await expect(once(request, () => Promise.reject(failure))).rejects.toThrow();
    await expect(once(other, async () => answer)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await once(request, async () => answer)).toBe(answer);
  },
);
