import { eventStoreContract, type LogUnderTest } from '../event-store.contract.ts';
import type { EventStore } from '../event-store.ts';
import { eventStoreModel } from '../event-store-model.fixture.ts';
import { type ImportedInto, logImporterContract } from '../testing/log-importer.contract.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { eventStoreDbLog } from './eventstoredb-log.ts';
import { startTestServer } from './test-server/test-server.fixture.ts';

const storesAt = (url: string) => {
  const stores: EventStore[] = [];
  return {
    connect: () => {
      const store = createEventStoreDbEventStore({ url, pollEvery: 200 });
      stores.push(store);
      return store;
    },
    close: () => Promise.all(stores.map((store) => store.close())),
  };
};

/** A real server, where one is named (docs/running.md): its connections are nobody's to cut. */
const openReal = (url: string) => async (): Promise<LogUnderTest> => {
  const { connect, close } = storesAt(url);
  return { connect, cut: async () => {}, close: async () => void (await close()), refusesIdsOfOthers: false };
};

const openTest = async (): Promise<LogUnderTest> => {
  const server = await startTestServer();
  const { connect, close } = storesAt(server.url);
  return {
    connect,
    cut: server.breakConnections,
    close: async () => {
      await close();
      await server.close();
    },
    refusesIdsOfOthers: false,
  };
};

const url = process.env.EVENTSTORE_URL;
const [name, open] =
  url === undefined ? (['EventStoreDB’s protocol', openTest] as const) : (['EventStoreDB', openReal(url)] as const);
eventStoreContract(name, open);
eventStoreModel(name, open);

/** Always the test server: into a real one nothing is imported beside what it has. */
const openEmpty = async (): Promise<ImportedInto> => {
  const server = await startTestServer();
  const { connect, close } = storesAt(server.url);
  const importer = eventStoreDbLog(server.url).importer('');
  return { importer, connect, close: () => close().then(server.close) };
};
logImporterContract('EventStoreDB’s protocol', openEmpty);
