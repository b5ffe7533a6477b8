import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignals } from '../../signals/create-signals.ts';
import { createMemoryHub } from '../../signals/memory-signals.ts';
import type { OpenTransport, Signals } from '../../signals/signals.ts';
import { createSealer } from '../person-sealer.ts';
import { keysOfAllProcesses } from './keys-of-all-processes.ts';
import { masterKeysOf } from './master-keys.ts';
import { createMemorySealingKeys } from './memory-sealing-keys.ts';
import type { SealingKeys } from './sealing-keys.ts';

const place = { stream: 'user-1', type: 'UserSignedUp', field: 'personal' };
const masterKeys = masterKeysOf([Buffer.alloc(32, 1).toString('base64')]);

let vault: SealingKeys;
let hub: ReturnType<typeof createMemoryHub>;
let time: number;
const opened: Signals[] = [];
beforeEach(() => {
  vault = createMemorySealingKeys();
  hub = createMemoryHub(60_000);
  time = 10_000;
});
afterEach(async () => {
  for (const signals of opened.splice(0)) await signals.close();
});

/** Another process over the same vault. */
const newProcess = async (open: OpenTransport = hub.open) => {
  const signals = createSignals(open);
  opened.push(signals);
  const pause = async (milliseconds: number) => {
    time += milliseconds;
  };
  const { keys, destructions } = keysOfAllProcesses(vault, masterKeys, signals, { now: () => time, pause });
  await expect.poll(signals.isConnected, { interval: 1 }).toBe(true);
  return { keys, destructions, sealer: createSealer(keys) };
};

/** Connected, and hears nothing: what it should have heard was lost. */
const deaf: OpenTransport = (events) => hub.open({ ...events, heard: () => {} });

describe('a key that one process destroys', () => {
  it('is used by no process from then on', async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    const sealed = await one.sealer.seal('kim', place, '김철수');
    expect(await other.sealer.unseal(sealed)).toBe('김철수');
    await one.keys.destroy('kim');
    expect(time).toBe(10_000);
    expect(await other.sealer.unseal(sealed)).toBeNull();
    await expect(other.sealer.seal('kim', place, '다시')).rejects.toMatchObject({ code: 'user_absent' });
  });

  it('is used by none either where the signal was lost: the destruction takes until each has looked for itself', async () => {
    const [one, other] = [await newProcess(), await newProcess(deaf)];
    const sealed = await one.sealer.seal('kim', place, '김철수');
    expect(await other.sealer.unseal(sealed)).toBe('김철수');
    expect(await other.sealer.unseal(sealed)).toBe('김철수');
    await one.keys.destroy('kim');
    expect(time).toBeGreaterThan(11_000);
    expect(await other.sealer.unseal(sealed)).toBeNull();
    await expect(other.sealer.seal('kim', place, '다시')).rejects.toMatchObject({ code: 'user_absent' });
  });

  it('is used by none that believes itself connected and is counted nowhere, once the session of a call has told it', async () => {
    const [one, other] = [await newProcess(), await newProcess(createMemoryHub().open)];
    const sealed = await one.sealer.seal('kim', place, '김철수');
    expect(await other.sealer.unseal(sealed)).toBe('김철수');
    expect(await other.sealer.unseal(sealed)).toBe('김철수');
    await one.keys.destroy('kim');
    expect(time).toBe(10_000);
    await other.destructions.see({ ...(await vault.destructions(null)), askedAt: time });
    expect(await other.sealer.unseal(sealed)).toBeNull();
  });

  it('is used by none that has no connection: it asks the vault before each use', async () => {
    const other = await newProcess();
    const sealed = await other.sealer.seal('kim', place, '김철수');
    hub.cut();
    // The first look forgets what was opened before it.
    await other.sealer.unseal(sealed);
    const asked = vi.spyOn(vault, 'destructions');
    const found = vi.spyOn(vault, 'find');
    for (let n = 1; n <= 3; n += 1) {
      expect(await other.sealer.unseal(sealed)).toBe('김철수');
      expect(asked).toHaveBeenCalledTimes(n);
    }
    expect(found).not.toHaveBeenCalled();
    await vault.destroy('kim');
    expect(await other.sealer.unseal(sealed)).toBeNull();
  });
});

describe('what a process remembers of keys', () => {
  it('is used without a question to the vault for a second, and not at all where the vault doesn’t answer then', async () => {
    const { sealer } = await newProcess();
    const sealed = await sealer.seal('kim', place, '김철수');
    const asked = vi.spyOn(vault, 'destructions');
    for (let n = 0; n < 10; n += 1) expect(await sealer.unseal(sealed)).toBe('김철수');
    expect(asked).toHaveBeenCalledTimes(1);
    time += 1_000;
    asked.mockRejectedValueOnce(new Error('gone'));
    await expect(sealer.unseal(sealed)).rejects.toThrow('gone');
    expect(await sealer.unseal(sealed)).toBe('김철수');
  });

  it('is dropped with the keys of single records, too', async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    await one.sealer.seal('kim', place, 'own');
    const sealed = await one.sealer.seal('kim/check-1', place, '적은 말');
    expect(await other.sealer.unseal(sealed)).toBe('적은 말');
    await one.keys.destroyOne('kim/check-1');
    await expect.poll(() => other.sealer.unseal(sealed), { interval: 1 }).toBeNull();
  });

  it('is kept of others, wherever and however the destruction was heard of', async () => {
    const processes = [await newProcess(), await newProcess(), await newProcess(createMemoryHub().open)];
    const [one] = processes;
    const sealed = await one?.sealer.seal('lee', place, '이영희');
    await one?.sealer.seal('kim', place, '김철수');
    if (!one || !sealed) throw new Error('nothing was sealed');
    // The first look drops what was opened before it.
    for (const { sealer } of [...processes, ...processes]) expect(await sealer.unseal(sealed)).toBe('이영희');
    const found = vi.spyOn(vault, 'find');
    await one.keys.destroy('kim');
    const { count } = await vault.destructions(null);
    for (const { destructions, sealer } of processes) {
      await destructions.see({ count, askedAt: time });
      expect(await sealer.unseal(sealed)).toBe('이영희');
    }
    expect(found).not.toHaveBeenCalled();
  });

  it('is dropped of everybody where the count can’t say whose key was destroyed', async () => {
    const { keys, destructions, sealer } = await newProcess();
    const sealed = await sealer.seal('lee', place, '이영희');
    for (let n = 0; n < 2; n += 1) await sealer.unseal(sealed);
    const found = vi.spyOn(vault, 'find');
    vi.spyOn(vault, 'destructions').mockResolvedValueOnce({ count: '7', of: 'anybody' });
    await destructions.see({ count: '7', askedAt: time });
    expect(await sealer.unseal(sealed)).toBe('이영희');
    expect(found).toHaveBeenCalledWith('lee');
    await keys.destroy('lee');
    expect(await sealer.unseal(sealed)).toBeNull();
  });

  it('is kept where a record had no key to destroy', async () => {
    const { keys, sealer } = await newProcess();
    const sealed = await sealer.seal('kim', place, '김철수');
    await sealer.unseal(sealed);
    const found = vi.spyOn(vault, 'find');
    await keys.destroyOne('kim/check-1');
    expect(await sealer.unseal(sealed)).toBe('김철수');
    expect(found).not.toHaveBeenCalled();
  });

  it('is dropped where the vault’s answer to a destruction was lost', async () => {
    const { keys, sealer } = await newProcess();
    await sealer.seal('kim', place, 'own');
    const sealed = await sealer.seal('kim/check-1', place, '적은 말');
    vi.spyOn(vault, 'destroyOne').mockImplementationOnce(async (name) => {
      await vault.destroyOne(name);
      throw new Error('gone');
    });
    await expect(keys.destroyOne('kim/check-1')).rejects.toThrow('gone');
    expect(await sealer.unseal(sealed)).toBeNull();
  });
});
