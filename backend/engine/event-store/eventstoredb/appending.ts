import { randomUUID } from 'node:crypto';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { GENESIS } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { LRUCache } from 'lru-cache';
import { acrossOutage } from '../delivery/across-outage.ts';
import type { AppendResult, EventStore } from '../event-store.ts';
import { type PreparedEvent, prepareAppend } from '../prepared-append.ts';
import { type Client, library, type Patience } from './client.ts';
import { outage, revisionIn, typeOf, within } from './outage.ts';
import type { Pages } from './reading/pages.ts';
import { chained, sentForm, storedForm } from './reading/stored-form.ts';
import { createTurns } from './turns.ts';

const appendsAtOnce = 32;

type Link = { readonly revision: number; readonly hash: string };
type Appending = {
  readonly stream: string;
  readonly expected: number;
  readonly prepared: readonly PreparedEvent[];
  /** Tells the events that this call wrote from those of an earlier call with the same ids. */
  readonly attempt: string;
};

/**
 * Appends with an exact revision, and reads back what is there: the server answers a retry like a first append, gives the
 * place of the last event alone, and the chain must go on from the hash that was really written.
 */
export const createAppend = (client: Client, pages: Pages, patience: Patience): EventStore['append'] => {
  const inTurn = createTurns(appendsAtOnce);
  const links = new LRUCache<string, Link>({ max: 10_000 });

  /** The hash that the stream's next event continues; null where the stream isn't that long. */
  const hashAt = async (stream: string, revision: number): Promise<string | null> => {
    if (revision === 0) return GENESIS;
    const known = links.get(stream);
    if (known?.revision === revision) return known.hash;
    const [event] = await pages.ofStream(stream, { from: revision, backwards: true, count: 1 });
    const stored = event && storedForm(event).stored;
    return stored?.revision === revision ? stored.hash : null;
  };

  /**
   * What stands where the events were to go: these events, or others. The server refuses by what it has written, and gives
   * that to readers a moment later: a stream that can't be read yet as far as `written` throws, and is tried again.
   */
  const outcomeOf = async ({ stream, expected, prepared, attempt }: Appending, written = 0): Promise<AppendResult> => {
    const found = await pages.ofStream(stream, { from: expected + 1, count: prepared.length });
    const isThere = prepared.every(({ envelope }, index) => found[index]?.id === envelope.id);
    if (!isThere) {
      const [last] = await pages.ofStream(stream, { backwards: true, count: 1 });
      const actualRevision = last ? Number(last.revision) + 1 : 0;
      if (actualRevision < written) throw new Error(`${stream} can't be read yet as far as it is written`);
      return { ok: false, actualRevision };
    }
    const forms = found.map(storedForm);
    const events = forms.map(({ stored }) => stored);
    const last: StoredEvent | undefined = events.at(-1);
    if (!last) throw new Error(`${stream} lost the events that were appended`);
    if ((links.get(stream)?.revision ?? 0) < last.revision) links.set(stream, last);
    return { ok: true, events, position: last.position, retried: forms.some((form) => form.attempt !== attempt) };
  };

  const send = async (append: Appending, previousHash: string): Promise<void> => {
    const { stream, expected, prepared, attempt } = append;
    const events = chained(previousHash, prepared).map((event) => sentForm(event, attempt));
    const expectedRevision = expected === 0 ? library().NO_STREAM : BigInt(expected - 1);
    await within(
      patience.client,
      client.appendToStream(stream, events, { expectedRevision, deadline: patience.server }),
    );
  };

  /**
   * While the server still writes an append it drops the same one that comes again, and says two to three seconds later that
   * the time is over. By then the events are there, and sending them once more would only wait for the same answer.
   */
  const tryOnce = async (append: Appending): Promise<AppendResult> => {
    const previousHash = await hashAt(append.stream, append.expected);
    try {
      if (previousHash !== null) await send(append, previousHash);
    } catch (error) {
      const type = typeOf(error);
      if (type !== 'wrong-expected-version' && type !== 'deadline-exceeded') throw error;
      const outcome = await outcomeOf(append, revisionIn(error));
      if (type === 'deadline-exceeded' && !outcome.ok) throw error;
      return outcome;
    }
    return outcomeOf(append);
  };

  return async (stream, expected, events) => {
    const prepared = prepareAppend(stream, expected, events);
    const append: Appending = { stream, expected, prepared, attempt: randomUUID() };
    return inTurn(() => acrossOutage(outage, () => tryOnce(append)));
  };
};
