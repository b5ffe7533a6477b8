import type { ProcessManagerView } from '@nomucheck/domain/kernel/contract/process-manager.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Queryable } from '../postgres/connections/queryable.ts';
import { parkedEffects, retryEffects } from '../process-managers/outbox/outbox-overview.ts';
import type { WorkStatus } from './work-status.ts';

export type ProcessManagerAdmin = {
  readonly list: () => Promise<readonly ProcessManagerView[]>;
  /**
   * Retries one parked effect or all of a manager; they are carried out soon, not at once. Throws `not_found` for an
   * unknown manager.
   */
  readonly retry: (
    name: string,
    effect?: string,
  ) => Promise<ProcessManagerView & { readonly retried: { readonly effects: number } }>;
};

const mostParkedShown = 100;

/** Shows the process managers to administrators and retries what is parked. */
export const createProcessManagerAdmin = (parts: {
  readonly db: Queryable;
  readonly status: () => Promise<WorkStatus>;
  /** Called when there are effects to carry out. */
  readonly kick: () => void;
}): ProcessManagerAdmin => {
  const { db, status, kick } = parts;

  const list = async (): Promise<readonly ProcessManagerView[]> =>
    Promise.all(
      (await status()).managers.map(async (manager) => ({
        id: manager.name,
        ...manager,
        parked: manager.effects.parked > 0 ? await parkedEffects(db, manager.name, mostParkedShown) : [],
      })),
    );

  return {
    list,
    retry: async (name, effect) => {
      const effects = await retryEffects(db, name, effect);
      if (effects > 0) kick();
      const view = (await list()).find((each) => each.name === name);
      if (!view) throw new DomainError('not_found');
      return { ...view, retried: { effects } };
    },
  };
};
