import { z } from 'zod';
import { namedPositions } from '../../../backend/engine/event-store/positions/named-positions.ts';
import { isSealed } from '../../../backend/engine/sealing/sealer.ts';
import { roles } from '../../../domain/kernel/log/event.ts';
import { isPosition } from '../../../domain/kernel/log/position.ts';
import type { Sealed, StoredEvent } from '../../../domain/kernel/log/stored-event.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `data` and `reason` are taken as they are: they are hashed. */
const stored = z.strictObject({
  id: z.uuid(),
  type: z.string(),
  schemaVersion: z.int(),
  stream: z.string(),
  revision: z.int().positive(),
  position: z.string().refine(isPosition),
  at: z.string(),
  actor: z.strictObject({ id: z.string(), role: z.enum(roles) }),
  reason: z.custom<Sealed>(isSealed).optional(),
  correlationId: z.string(),
  causationId: z.string(),
  data: z.custom<Readonly<Record<string, unknown>>>(isRecord),
  previousHash: hash,
  hash,
  positions: namedPositions.optional(),
});

/** An event as a line of the backup: as the port gives it, with the position that it had. */
export const lineOfEvent = (event: StoredEvent): string => JSON.stringify(event);

/** Throws for a line that isn't an event. */
export const eventOfLine = (line: string): StoredEvent => {
  const { reason, positions, ...event } = stored.parse(JSON.parse(line));
  return { ...event, ...(reason !== undefined && { reason }), ...(positions !== undefined && { positions }) };
};
