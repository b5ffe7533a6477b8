import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { expect, it } from 'vitest';
import { createIdempotency } from './idempotency.ts';

const keysOf = () => {
  const held = new Map<string, Buffer>();
  const answered = new Set<string>();
  return {
    held,
    keys: {
      claim: async (commandId: string, bodyHash: Buffer) => {
        const before = held.get(commandId) ?? bodyHash;
        if (!before.equals(bodyHash)) throw new DomainError('idempotency_key_reused');
        held.set(commandId, bodyHash);
        return { answeredBefore: answered.has(commandId) };
      },
      answered: async (commandId: string) => void answered.add(commandId),
      forget: async (commandId: string) => void held.delete(commandId),
      prune: async () => {},
    },
  };
};

const request = { commandId: 'c', person: 'kim', content: 'put /a 1' };
const other = { ...request, content: 'put /a 2' };
const answer = { body: {} };

it('binds a key to what it first came with', async () => {
  const { once } = createIdempotency(keysOf().keys);
  await once(request, async () => answer);
  expect(await once(request, async () => answer)).toBe(answer);
  await expect(once(other, async () => answer)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

it('tells a retry of what was answered from the first try, and keeps its key also when the retry is refused', async () => {
  const { once } = createIdempotency(keysOf().keys);
  const seen: boolean[] = [];
  const run = async (answeredBefore: boolean) => {
    seen.push(answeredBefore);
    return answer;
  };
  await once(request, run);
  await once(request, run);
  expect(seen).toEqual([false, true]);
  await expect(once(request, () => Promise.reject(new DomainError('autosave_absent')))).rejects.toThrow();
  await expect(once(other, run)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
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
