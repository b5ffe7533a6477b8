import type { EventCatalogue } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { EventStore } from '../../event-store/event-store.ts';
import { createMemoryEventStore } from '../../event-store/testing/memory-log.ts';
import { keysOfAllProcesses } from '../../sealing/keys/keys-of-all-processes.ts';
import { masterKeysOf } from '../../sealing/keys/master-keys.ts';
import { createMemorySealingKeys } from '../../sealing/keys/memory-sealing-keys.ts';
import type { SealingKeys } from '../../sealing/keys/sealing-keys.ts';
import { createSealer } from '../../sealing/person-sealer.ts';
import { createSignals } from '../../signals/create-signals.ts';
import { createMemoryHub } from '../../signals/memory-signals.ts';
import type { OpenTransport } from '../../signals/signals.ts';
import { createCommandHandler } from '../handle-command.ts';
import { createKeptRecords } from '../kept-records.ts';

/** No process hears of what another destroys. */
const neverConnected: OpenTransport = () => ({
  send: () => Promise.reject(new Error('there is no connection')),
  listeners: async () => [],
  self: () => null,
  close: async () => {},
});

/**
 * One log with its keys; several processes may work on it, each with what it keeps. `delay` is awaited at each call of the log and
 * of the vault.
 */
export const processesOnOneLog = (catalogue: EventCatalogue, delay: () => Promise<void> = async () => {}) => {
  const log = createMemoryEventStore();
  const plainVault = createMemorySealingKeys();
  const late =
    <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      await delay();
      const answer = await ask(...asked);
      await delay();
      return answer;
    };
  const vault: SealingKeys = {
    ...plainVault,
    find: late(plainVault.find),
    destroy: late(plainVault.destroy),
    destructions: late(plainVault.destructions),
  };
  const masterKeys = masterKeysOf([Buffer.alloc(32, 7).toString('base64')]);
  let eventsRead = 0;
  let mostAtOnce = 0;
  const store: EventStore = {
    ...log,
    append: late(log.append),
    read: late(async (...asked) => {
      const events = await log.read(...asked);
      eventsRead += events.length;
      return events;
    }),
    readMany: late(async (parts) => {
      const found = await log.readMany(parts);
      for (const { length } of found.values()) {
        mostAtOnce = Math.max(mostAtOnce, length);
        eventsRead += length;
      }
      return found;
    }),
  };
  const hub = createMemoryHub();
  const newProcess = ({ hears = false } = {}) => {
    const signals = createSignals(hears ? hub.open : neverConnected);
    const { keys, destructions } = keysOfAllProcesses(vault, masterKeys, signals, { pause: async () => {} });
    const kept = createKeptRecords(destructions.heed);
    destructions.onDestroyed(kept.forget);
    const handler = createCommandHandler({
      ...{ store, sealer: createSealer(keys), catalogue, kept },
      pause: async () => {},
    });
    return { ...handler, keys, kept, signals, hears };
  };
  const readDuring = async (work: () => Promise<unknown>): Promise<number> => {
    const before = eventsRead;
    await work();
    return eventsRead - before;
  };
  return { newProcess, readDuring, mostAtOnce: () => mostAtOnce };
};
