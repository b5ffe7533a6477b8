import { defineContext } from '../engine/foundation/context.ts';
import { createPartyIndex } from './party-index.ts';

export type { PartyIndex } from './party-index.ts';

/**
 * Conflicts of interest: the names on each side of all advices and consultations, in one register. It is written by the
 * contexts whose records have sides.
 */
export const conflicts = defineContext({
  name: 'conflicts',
  events: [],
  projections: [],
  processManagers: [],
  sentences: {},
  migrations: new URL('migrations/', import.meta.url),
  personalData: {
    tables: {
      conflict_parties: { people: ['owner'], erase: 'delete from vault.conflict_parties where owner = $1::uuid' },
    },
  },
  create: ({ pool, blindIndex }) => ({ offers: { parties: createPartyIndex(pool, blindIndex) } }),
});
