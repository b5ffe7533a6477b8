import { LOG_EPOCH_OPENED } from '@nomucheck/domain/kernel/log/log-epoch.ts';
import { type Position, START } from '@nomucheck/domain/kernel/log/position.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { EpochOpened } from './compare-proofs.ts';

/** The positions at which the log's epochs were opened. */
export const epochsOf = async (store: Pick<EventStore, 'readAll'>): Promise<readonly EpochOpened[]> => {
  const epochs: EpochOpened[] = [];
  for (let after: Position = START; ; ) {
    const page = await store.readAll({ after, limit: 1_000, types: [LOG_EPOCH_OPENED] });
    epochs.push(...page.events.map(({ position, at }) => ({ position, at })));
    if (page.atHead) return epochs;
    after = page.position;
  }
};
