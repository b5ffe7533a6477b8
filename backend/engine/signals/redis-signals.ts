import { connectToRedis } from '../redis/redis-connections.ts';
import type { OpenTransport, Patience } from './signals.ts';

const channel = 'nomucheck:signals';
/** By this name the processes that listen are found among Redis's clients. */
const connectionName = 'nomucheck-signals';

/**
 * Redis's PUBLISH and SUBSCRIBE: one connection listens, as it may do nothing else, and one speaks. Every `beatMs` the
 * listening one is asked for an answer.
 */
export const redisSignals =
  (url: string, { beatMs = 5_000, longestAnswerMs = 4_000 }: Patience = {}): OpenTransport =>
  ({ connected, lost, heard }) => {
    const ear = connectToRedis(url, {
      ...{ connectionName, maxRetriesPerRequest: null, commandTimeout: longestAnswerMs },
      // It subscribes anew by itself, so that it knows from when on it hears everything.
      ...{ autoResubscribe: false, autoResendUnfulfilledCommands: false, enableOfflineQueue: false },
    });
    const mouth = connectToRedis(url, {
      ...{ enableOfflineQueue: false, autoResendUnfulfilledCommands: false },
      commandTimeout: longestAnswerMs,
    });
    let name: string | null = null;
    let closed = false;

    const lose = (): void => {
      if (name === null) return;
      name = null;
      lost();
    };
    const listen = async (): Promise<void> => {
      const own = String(await ear.client('ID'));
      await ear.subscribe(channel);
      if (closed || ear.status !== 'ready') return;
      name = own;
      connected();
    };
    let leaving = false;
    /** Once for each connection, however many of its commands fail. */
    const reconnect = (): void => {
      lose();
      if (closed || leaving) return;
      leaving = true;
      ear.disconnect(true);
    };
    ear.on('ready', () => void listen().catch(reconnect));
    ear.on('close', () => {
      leaving = false;
      lose();
    });
    ear.on('message', (from: string, text: string) => {
      if (from === channel && !closed) heard(text);
    });

    const beating = setInterval(() => {
      if (name !== null) ear.ping().catch(reconnect);
    }, beatMs).unref();

    return {
      send: async (text) => {
        await mouth.publish(channel, text);
      },
      listeners: async () => {
        const clients = String(await mouth.call('CLIENT', 'LIST', 'TYPE', 'pubsub'));
        return clients
          .split('\n')
          .map((line) =>
            Object.fromEntries(
              line
                .trim()
                .split(' ')
                .map((field) => field.split('=', 2)),
            ),
          )
          .flatMap((client) => (client.name === connectionName && client.id ? [client.id] : []));
      },
      self: () => name,
      close: async () => {
        closed = true;
        name = null;
        clearInterval(beating);
        ear.disconnect();
        mouth.disconnect();
      },
    };
  };
