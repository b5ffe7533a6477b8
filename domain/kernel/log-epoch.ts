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
 * Each epoch has a stream of its own, so that two programs that start at once don't conflict. The append functions know it
 * by this name.
 */
export const logEpochStream = (epoch: string): string => `log_epoch-${epoch}`;
