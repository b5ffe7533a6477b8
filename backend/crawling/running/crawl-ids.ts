import { v5 as uuidV5 } from 'uuid';

/**
 * The command ids of a work are the same at each try, so that a restart carries each out once. `came` is the hash of what came
 * of the item: when the source has other bytes at the next try, that is another command.
 */
export const itemCommandId = (workId: string, itemId: string, came: string): string =>
  uuidV5(`collect ${itemId} ${came}`, workId);
export const populationCommandId = (workId: string, caseId: string): string => uuidV5(`population ${caseId}`, workId);
