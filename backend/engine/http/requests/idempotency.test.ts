import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { expect, it } from 'vitest';
import { openEpoch } from '../../event-store/positions/epochs.ts';
import { createMemoryEventStore } from '../../event-store/testing/memory-log.ts';
import { createIdempotency } from './idempotency.ts';

const keysOf = () => {
  const held = new Map<string, Buffer>();
  const answered = new Map<string, string>();
  const soon = new Map<string, string>();
  return {
    answered,
    soon,
    keys: {
      claim: async (
        commandId: string,
        bodyHash: Buffer,
        _person: string,
        isLost: (logToken: string) => Promise<boolean>,
      ) => {
        const token = answered.get(commandId);
        if (token !== undefined && (await isLost(token))) {
          held.delete(commandId);
          answered.delete(commandId);
        }
        const before = held.get(commandId) ?? bodyHash;
        if (!before.equals(bodyHash)) throw new DomainError('idempotency_key_reused');
        held.set(commandId, bodyHash);
        return { answeredBefore: answered.has(commandId) };
      },
      answered: async (commandId: string, logToken: string) => void answered.set(commandId, logToken),
      answeredSoon: (commandId: string, logToken: string) => void soon.set(commandId, logToken),
      forget: async (commandId: string) => void held.delete(commandId),
    },
  };
};

const request = { commandId: 'c', person: 'kim', content: 'put /a 1' };
const other = { ...request, content: 'put /a 2' };
const answer = { body: {} };

it('binds a key to the first command and body that were sent with it', async () => {
  const { once } = createIdempotency(keysOf().keys, createMemoryEventStore());
  await once(request, async () => answer);
  expect(await once(request, async () => answer)).toBe(answer);
  await expect(once(other, async () => answer)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

it('distinguishes a retry of an answered command from a first try, and keeps its key also when the retry is refused', async () => {
  const { once } = createIdempotency(keysOf().keys, createMemoryEventStore());
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

it('is not waited for where the log knows the command, and then the command finds its own events', async () => {
  const { keys, soon, answered } = keysOf();
  const { once } = createIdempotency(keys, createMemoryEventStore());
  const seen: boolean[] = [];
  const run = async (answeredBefore: boolean) => {
    seen.push(answeredBefore);
    return { ...answer, isInLog: true };
  };
  await once(request, run);
  expect([soon.size, answered.size]).toEqual([1, 0]);
  await once(request, run);
  expect(seen).toEqual([false, false]);
  await expect(once(other, run)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

it('releases a key whose command was refused', async () => {
  const { once } = createIdempotency(keysOf().keys, createMemoryEventStore());
  await expect(once(request, () => Promise.reject(new DomainError('answer_invalid')))).rejects.toThrow();
  expect(await once(other, async () => answer)).toBe(answer);
});

it.each([new Error('connection lost'), new DomainError('unavailable')])(
  'keeps a key whose command may have been written: %s',
  async (failure) => {
    const { once } = createIdempotency(keysOf().keys, createMemoryEventStore());
    await expect(once(request, () => Promise.reject(failure))).rejects.toThrow();
    await expect(once(other, async () => answer)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await once(request, async () => answer)).toBe(answer);
  },
);

it('releases the key of an answer whose events the log has lost, and keeps the key when the log has them', async () => {
  const [before, restored] = [createMemoryEventStore(), createMemoryEventStore()];
  for (const log of [before, restored]) await openEpoch(log, '2026-11-22T00:00:00.000Z');
  const { keys, answered } = keysOf();
  await createIdempotency(keys, before).once(request, async () => answer);
  expect(answered.get('c')).toBe(await before.tokenOf(await before.head()));
  await expect(createIdempotency(keys, before).once(other, async () => answer)).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
  const seen: boolean[] = [];
  await createIdempotency(keys, restored).once(other, async (answeredBefore) => {
    seen.push(answeredBefore);
    return answer;
  });
  expect(seen).toEqual([false]);
  await expect(createIdempotency(keys, restored).once(request, async () => answer)).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
});
