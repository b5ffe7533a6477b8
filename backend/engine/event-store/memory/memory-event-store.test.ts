import { epochsContract } from '../epochs-contract.fixture.ts';
import { eventStoreContract } from '../event-store.contract.ts';
import { eventStoreModel } from '../event-store-model.fixture.ts';
import { createMemoryEventStore } from './memory-event-store.ts';

const open = async () => {
  let store = createMemoryEventStore();
  // One process, no connections: every "other" store is this one, and closing a connection closes only itself.
  return {
    connect: () => store.connect(),
    cut: async () => {},
    close: () => store.close(),
    wipe: async () => {
      store = createMemoryEventStore();
    },
  };
};

eventStoreContract('memory', open);
eventStoreModel('memory', open);
epochsContract('memory', open);
