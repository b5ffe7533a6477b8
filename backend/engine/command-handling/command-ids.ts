import { v5 as uuidV5 } from 'uuid';

/** The id of a command's nth event: a retry of the command makes the same ids, and the log takes an id once. */
export const eventId = (commandId: string, index: number): string => uuidV5(String(index), commandId);

/** The command id of a request that carries an `Idempotency-Key`: the same actor's same key is the same command. */
export const commandIdOfKey = (actorId: string, idempotencyKey: string): string =>
  uuidV5(`${actorId}\n${idempotencyKey}`, keyNamespace);

/** The id of a second command that follows from the first, to another stream: event ids are unique in the whole log. */
export const followingCommandId = (commandId: string, purpose: string): string => uuidV5(`then ${purpose}`, commandId);

/** Any fixed UUID; changing it makes every retry a new command. */
const keyNamespace = '6f3d1c52-1d55-4c0e-9d8e-0f6a4a6f3b21';
