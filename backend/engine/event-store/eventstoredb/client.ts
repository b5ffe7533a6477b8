import { createRequire } from 'node:module';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { within } from './outage.ts';

export type Client = EventStoreDBClient;

/** Patience in milliseconds: of the server with a call, and of this process if nothing comes back. */
export type Patience = { readonly server: number; readonly client: number };

const require = createRequire(import.meta.url);

/**
 * Loaded when it is first needed: with gRPC it takes 33 MB and a quarter of a second, which no start should cost whose log is
 * in PostgreSQL.
 */
export const library = (): typeof import('@eventstore/db-client') => require('@eventstore/db-client');

/**
 * Credentials belong into the connection string: given with a call, they make each append a call of its own instead of a
 * message of the one stream that all share.
 */
export const connectTo = (url: string): Client => library().EventStoreDBClient.connectionString(url);

const longestEndMs = 1_000;

/** The client waits for each of its streams to end, and one whose server was frozen never does: then it is left alone. */
export const disconnect = (client: Client): Promise<void> => within(longestEndMs, client.dispose()).catch(() => {});
