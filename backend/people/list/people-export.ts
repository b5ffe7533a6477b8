import type { ExportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { Vault } from '../../engine/vault/vault.ts';
import type { PreferenceKeeping } from '../own-data/preferences.ts';

type Parts = {
  readonly accessLog: Pick<Vault['accessLog'], 'of'>;
  readonly preferences: Pick<PreferenceKeeping, 'own'>;
};

const mostReads = 100_000;

/** The caller's console preferences, and who of the firm read the caller's data. */
export const peopleExport =
  ({ accessLog, preferences }: Parts) =>
  async ({ user }: Caller): Promise<Pick<ExportOut, 'preferences' | 'readBy'>> => {
    const all = { descending: false, from: 0, to: mostReads, filter: {} };
    const { items } = await accessLog.of(user.id, all);
    return {
      preferences: await preferences.own(user.id),
      readBy: items.map(({ at, purpose, readerRole }) => ({ at, purpose, role: readerRole })),
    };
  };
