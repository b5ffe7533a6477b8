import type { EventCatalogue } from '@nomucheck/domain/kernel/event-definition.ts';
import type { EventStore } from '../../event-store/event-store.ts';
import { createMemoryEventStore } from '../../event-store/testing/memory-log.ts';
import { keysOfAllProcesses } from '../../sealing/keys/keys-of-all-processes.ts';
import { masterKeysOf } from '../../sealing/keys/master-keys.ts';
import { createMemorySealingKeys } from '../../sealing/keys/memory-sealing-keys.ts';
import { createSealer } from '../../sealing/person-sealer.ts';
import { createSignals } from '../../signals/create-signals.ts';
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

/** One log with its keys; several processes may work on it, each with what it keeps. */
export const processesOnOneLog = (catalogue: EventCatalogue) => {
  const log = createMemoryEventStore();
  const vault = createMemorySealingKeys();
  const masterKeys = masterKeysOf([Buffer.alloc(32, 7).toString('base64')]);
  let eventsRead = 0;
  let mostAtOnce = 0;
  const store: EventStore = {
    ...log,
    read: async (...asked) => {
      const events = await log.read(...asked);
      eventsRead += events.length;
      return events;
    },
    readMany: async (parts) => {
      const found = await log.readMany(parts);
      for (const { length } of found.values()) {
        mostAtOnce = Math.max(mostAtOnce, length);
        eventsRead += length;
      }
      return found;
    },
  };
  const newProcess = () => {
    const signals = createSignals(neverConnected);
    const { keys, destructions } = keysOfAllProcesses(vault, masterKeys, signals, { pause: async () => {} });
    const kept = createKeptRecords(destructions.heed);
    destructions.onDestroyed(kept.forget);
    const handler = createCommandHandler({
      ...{ store, sealer: createSealer(keys), catalogue, kept },
      pause: async () => {},
    });
    return { ...handler, keys };
  };
  const readDuring = async (work: () => Promise<unknown>): Promise<number> => {
    const before = eventsRead;
    await work();
    return eventsRead - before;
  };
  return { newProcess, readDuring, mostAtOnce: () => mostAtOnce };
};
