import { z } from 'zod';
import { defineEvent } from './event-definition.ts';

/**
 * Each program that starts and writes to the log opens an epoch. If the log is restored from an older copy, its positions
 * are used a second time; the epoch shows whether a position is the earlier or the later one.
 */
const opened = z.strictObject({ epoch: z.uuid() });

export const LOG_EPOCH_OPENED = 'LogEpochOpened';

export type LogEpochEvent = { type: typeof LOG_EPOCH_OPENED; data: z.infer<typeof opened> };

export const logEpochEvents = [defineEvent({ type: LOG_EPOCH_OPENED, version: 1, schema: opened })] as const;

/**
 * All epochs are one stream, so that a store without an index by type finds them. Earlier versions wrote a stream for each
 * epoch, `log_epoch-<its id>`; the append functions of PostgreSQL know both by how they begin.
 */
export const logEpochStream = 'log_epoch-1';
