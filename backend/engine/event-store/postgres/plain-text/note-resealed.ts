import { logSealingStream, PLAIN_TEXT_SEALED } from '@nomucheck/domain/kernel/log/log-sealing.ts';
import type pg from 'pg';
import { v4 as uuidV4 } from 'uuid';
import type { EventStore } from '../../event-store.ts';
import { resealedIn } from '../resealing.ts';

/**
 * Appends, once, which events were sealed after they had been written. The service does it and not the migration, because
 * it has opened an epoch of the log by then.
 */
export const noteResealed = async (
  store: Pick<EventStore, 'append' | 'read'>,
  db: Pick<pg.Pool, 'query'>,
  at: string,
): Promise<void> => {
  if ((await store.read(logSealingStream)).length > 0) return;
  const { events, digest } = await resealedIn(db);
  if (events === 0) return;
  const correlationId = uuidV4();
  // A conflict: another process that starts has appended it.
  await store.append(logSealingStream, 0, [
    {
      ...{ id: uuidV4(), type: PLAIN_TEXT_SEALED, schemaVersion: 1, at, correlationId, causationId: correlationId },
      actor: { id: 'system', role: 'system' },
      data: { events, digest },
    },
  ]);
};
