import { isPosition } from '@nomucheck/domain/kernel/position.ts';
import { z } from 'zod';

/** The positions that an event's data name, as they are in this log: what an adapter keeps beside the event. */
export const namedPositions = z.record(z.string(), z.string().refine(isPosition));
