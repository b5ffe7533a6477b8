import { eventStoreContract } from '../event-store.contract.ts';
import { eventStoreModel } from '../event-store-model.fixture.ts';
import { epochsContract } from '../positions/epochs-contract.fixture.ts';
import { createMemoryEventStore } from './memory-event-store.ts';

const open = async () => {
  let store = createMemoryEventStore();
  // There is one process and no connection: every store of the contract's tests is on this same log, and cutting
  // connections does nothing.
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
