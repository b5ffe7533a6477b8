/**
 * Hints between the processes of one installation: that something changed which another process may have in memory, or
 * that somebody wants something stopped. A hint comes at most once and may be lost, so nothing that must happen may rest
 * on it alone: it only makes sooner what the receiver would find out by itself.
 */
export type Signals = {
  /** Tells every process, this one included. Does nothing while there is no connection. */
  publish(topic: string, payload: Payload): void;
  /**
   * The same, and resolves once every process that listened has carried its handlers out: true; or false when one of
   * them hasn't said so in time, or it couldn't be sent.
   */
  tell(topic: string, payload: Payload, options?: { readonly withinMs?: number }): Promise<boolean>;
  /** Returns the function that ends it. */
  subscribe(topic: string, handler: (payload: unknown) => void | Promise<void>): () => void;
  /** Called at each connection: whatever was published before it may have been missed. */
  onUnknown(handler: () => void): () => void;
  /** False: what is published now is missed by this process. */
  isConnected(): boolean;
  close(): Promise<void>;
};

export type Payload = Readonly<Record<string, string | number | boolean | null>>;

/** What carries the texts of the signals: one connection (or pair of them) of this process, which comes back by itself. */
export type SignalTransport = {
  /** To every connected process, this one included. Rejects without a connection. */
  send(text: string): Promise<void>;
  /** The names of all connections that listen now. */
  listeners(): Promise<readonly string[]>;
  /** The name of this process's connection; null without one. */
  self(): string | null;
  close(): Promise<void>;
};

export type TransportEvents = {
  /** It listens from now on. */
  readonly connected: () => void;
  readonly lost: () => void;
  readonly heard: (text: string) => void;
};

export type OpenTransport = (events: TransportEvents) => SignalTransport;

/** How often a connection is asked whether it still lives, and how long it may take to answer. */
export type Patience = { readonly beatMs?: number; readonly longestAnswerMs?: number };

/** PostgreSQL's NOTIFY takes less than 8,000 bytes. */
export const mostBytes = 7_900;
