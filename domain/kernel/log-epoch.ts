import { z } from 'zod';
import { defineEvent } from './event-definition.ts';

/**
 * The log has epochs: whoever starts and means to write opens one. A log that was restored from an older copy grows again over
 * places that it had before; the epoch tells what is written there now from what was.
 */
const opened = z.strictObject({ epoch: z.uuid() });

export const LOG_EPOCH_OPENED = 'LogEpochOpened';

export type LogEpochEvent = { type: typeof LOG_EPOCH_OPENED; data: z.infer<typeof opened> };

export const logEpochEvents = [defineEvent({ type: LOG_EPOCH_OPENED, version: 1, schema: opened })] as const;

/** Each epoch has a stream of its own, so that two that are opened at once don't meet. The append functions know it by this name. */
export const logEpochStream = (epoch: string): string => `log_epoch-${epoch}`;
