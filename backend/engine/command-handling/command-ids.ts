import { hash } from 'node:crypto';

/**
 * A UUID of version 5 (RFC 9562, 5.5), as of the package `uuid`, which takes ten times as long: each command makes several.
 */
const uuidV5 = (name: string, namespace: string): string => {
  const bytes = Buffer.from(`${namespace.replaceAll('-', '')}`, 'hex');
  if (bytes.length !== 16) throw new TypeError(`not a UUID: ${namespace}`);
  const made = hash('sha1', Buffer.concat([bytes, Buffer.from(name, 'utf8')]), 'hex');
  const variant = ((Number.parseInt(made.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${made.slice(0, 8)}-${made.slice(8, 12)}-5${made.slice(13, 16)}-${variant}${made.slice(17, 20)}-${made.slice(20, 32)}`;
};

/** The id of a command's nth event: a retry of the command makes the same ids, and the log takes an id once. */
export const eventId = (commandId: string, index: number): string => uuidV5(String(index), commandId);

/** The command id of a request that carries an `Idempotency-Key`: the same actor's same key is the same command. */
export const commandIdOfKey = (actorId: string, idempotencyKey: string): string =>
  uuidV5(`${actorId}\n${idempotencyKey}`, keyNamespace);

/** The id of a second command that follows from the first, to another stream: event ids are unique in the whole log. */
export const followingCommandId = (commandId: string, purpose: string): string => uuidV5(`then ${purpose}`, commandId);

/** Any fixed UUID; changing it makes every retry a new command. */
const keyNamespace = '6f3d1c52-1d55-4c0e-9d8e-0f6a4a6f3b21';
