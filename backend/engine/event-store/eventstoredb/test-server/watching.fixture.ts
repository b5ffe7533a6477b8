import { randomUUID } from 'node:crypto';
import {
  type AllStreamSubscription,
  type EventStoreDBClient,
  type JSONEventData,
  jsonEvent,
  type StreamSubscription,
} from '@eventstore/db-client';
import { startTestServer, type TestServerOptions } from './test-server.fixture.ts';

/** Starts a test server. If EVENTSTORE_URL is set, the same tests use that real server instead. */
export const openServer = async (options: TestServerOptions): Promise<{ url: string; close: () => Promise<void> }> =>
  process.env.EVENTSTORE_URL ? { url: process.env.EVENTSTORE_URL, close: async () => {} } : startTestServer(options);

export const someName = (): string => `case-${randomUUID()}`;

export const someEvents = (count: number, type = 'Noted'): JSONEventData[] =>
  Array.from({ length: count }, (_, index) => jsonEvent({ type, data: { index } }));

/** Where an event stands, as it comes from a read. */
export const positionsOf = async (client: EventStoreDBClient, stream: string) =>
  (await Array.fromAsync(client.readStream(stream))).map(
    ({ event }) => event?.position ?? { commit: -1n, prepare: -1n },
  );

/** All that a subscription says, in order: the data of events by their place in the append, the rest by name. */
export const watch = (subscription: StreamSubscription | AllStreamSubscription): unknown[] => {
  const heard: unknown[] = [];
  for (const word of ['confirmation', 'caughtUp', 'fellBehind'] as const) subscription.on(word, () => heard.push(word));
  subscription.on('error', (error: unknown) => {
    heard.push(typeof error === 'object' && error !== null && 'type' in error ? error.type : error);
  });
  subscription.on('data', ({ event }) => heard.push(Object(event?.data).index ?? event?.type));
  return heard;
};
