import type { NewEvent } from './event-store.ts';
import { canonicalEnvelope, type Envelope } from './proof/hash-chain.ts';

/** An event that every store can write, and its envelope as the text that is hashed and stored. */
export type PreparedEvent = { readonly envelope: Envelope; readonly canonical: string };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const streamName = /^[a-z][a-z_]*-[A-Za-z0-9-]{1,80}$/;
/** U+0000 as RFC 8785 writes it: an escape whose backslash isn't itself escaped. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;
/**
 * A field name that JSON has to escape. `JSON.parse` of V8 12.8 to 14.6 may return another name for it when two
 * objects begin with the same fields (nodejs/node #63785), so the event couldn't be read back.
 */
const escapedName = /["\\\p{Cc}]/u;
/** KurrentDB accepts 1 MiB for one append by default; longer text is stored as a blob. */
const longestEvent = 1 << 20;

/**
 * Refuses an invalid event before it joins a batch, so that it fails only its own append. These are programming errors,
 * not user errors: the edge has validated the input before.
 */
export const prepareAppend = (
  stream: string,
  expectedRevision: number,
  events: readonly NewEvent[],
): readonly PreparedEvent[] => {
  if (!streamName.test(stream)) throw new TypeError(`not a stream's name: ${stream}`);
  if (!Number.isSafeInteger(expectedRevision) || expectedRevision < 0) {
    throw new TypeError(`an append names the exact revision it expects, not ${expectedRevision}`);
  }
  if (events.length === 0) throw new TypeError('an append without events says nothing');
  if (events.length > 1 && new Set(events.map(({ id }) => id)).size < events.length) {
    throw new TypeError('two events of one id');
  }
  return events.map((event, index) => prepareEvent(stream, expectedRevision + index + 1, event));
};

const prepareEvent = (stream: string, revision: number, event: NewEvent): PreparedEvent => {
  if (!uuid.test(event.id)) throw new TypeError(`not an event's id: ${event.id}`);
  if (!instant.test(event.at) || Number.isNaN(Date.parse(event.at))) {
    throw new TypeError(`not an instant in UTC with milliseconds: ${event.at}`);
  }
  const envelope = { ...event, stream, revision };
  const canonical = canonicalEnvelope(envelope);
  if (canonical.length > longestEvent)
    throw new TypeError(`${event.type}: ${canonical.length} characters are too many`);
  if (canonical.includes('\\u0000') && escapedNul.test(canonical)) throw new TypeError(`${event.type} holds U+0000`);
  if (canonical.includes('\\') && namesOf(event.data).some((name) => escapedName.test(name)))
    throw new TypeError(`${event.type} has a field whose name can't be read back`);
  return { envelope, canonical };
};

const namesOf = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(namesOf);
  return Array.isArray(value) ? within : [...Object.keys(value), ...within];
};
