import { isPosition } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { z } from 'zod';

/** The positions that an event's data name, as they are in this log: what an adapter keeps beside the event. */
export const namedPositions = z.record(z.string(), z.string().refine(isPosition));

/** No hash covers these positions. An event names what was there before it, so a later one was put there by somebody else. */
export const namesLater = ({ position, positions = {} }: Pick<StoredEvent, 'position' | 'positions'>): boolean =>
  Object.values(positions).some((named) => named >= position);

export const namedLater = 'it names a position that does not lie before it';
