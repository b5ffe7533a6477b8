import { v5 as uuidV5 } from 'uuid';

/** The command ids of a row and of a part are the same at each try, so that a restart carries each out once. */
export const rowCommandId = (batchId: string, row: number, purpose: 'collect' | 'revert'): string =>
  uuidV5(`${purpose} ${row}`, batchId);
export const batchCommandId = (batchId: string, step: string): string => uuidV5(`step ${step}`, batchId);
