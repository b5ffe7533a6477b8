import { userOfStream } from '@nomucheck/domain/accounts/user.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { z } from 'zod';
import type { EventStore } from '../../engine/event-store/event-store.ts';

const accessChanged = z.object({ accessType: z.literal([0, 1, 2]) });
const atOnce = 500;

/**
 * The present supers, read from the log: a read model may be late, and two supers who both leave by a late one would
 * leave the service without any.
 */
export const supersOf = async (store: Pick<EventStore, 'readAll'>): Promise<ReadonlySet<string>> => {
  const supers = new Set<string>();
  for (let after = START, more = true; more; ) {
    const batch = await store.readAll({ after, limit: atOnce, types: ['AccessChanged', 'UserErased'] });
    for (const { type, stream, data } of batch.events) {
      const isSuper = type === 'AccessChanged' && accessChanged.parse(data).accessType === 2;
      if (isSuper) supers.add(userOfStream(stream));
      else supers.delete(userOfStream(stream));
    }
    after = batch.position;
    more = !batch.atHead;
  }
  return supers;
};
