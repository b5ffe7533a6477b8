import { EventStoreDBClient } from '@eventstore/db-client';

export type Client = EventStoreDBClient;

/** Patience in milliseconds: of the server with a call, and of this process if nothing comes back. */
export type Patience = { readonly server: number; readonly client: number };

/**
 * Credentials belong into the connection string: given with a call, they make each append a call of its own instead of a
 * message of the one stream that all share.
 */
export const connectTo = (url: string): Client => EventStoreDBClient.connectionString(url);
