import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/event-definition.ts';
import type { StartingSetOffered } from '@nomucheck/domain/search/contract/search-words.ts';
import { searchWordEvents } from '@nomucheck/domain/search/search-word-events.ts';
import { v4 as uuidV4 } from 'uuid';
import { createCommandHandler } from '../engine/command-handling/handle-command.ts';
import { openEpoch } from '../engine/event-store/epochs.ts';
import { createPostgresEventStore } from '../engine/event-store/postgres/postgres-event-store.ts';
import { createPool } from '../engine/postgres/pool.ts';
import { noticeLostEndOfLog } from '../engine/read-models/lost-end.ts';
import { masterKeysOf } from '../engine/sealing/master-keys.ts';
import { createPersonKeys } from '../engine/sealing/person-keys.ts';
import { createSealer } from '../engine/sealing/person-sealer.ts';
import { createVault } from '../engine/vault/vault.ts';
import { offerStartingSet } from './starting-set.ts';

/** The same from the machine itself, on the database that the service uses, also while it runs. */
export const offerFromMachine = async (
  databaseUrl: string,
  secrets: readonly [string, ...string[]],
): Promise<StartingSetOffered | 'edited' | 'no_database_yet'> => {
  const pool = createPool(databaseUrl, { max: 2 });
  const store = createPostgresEventStore({ url: databaseUrl });
  try {
    const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('log.events') is not null as there`);
    if (!rows[0]?.there) return 'no_database_yet';
    await noticeLostEndOfLog(pool);
    await openEpoch(store, new Date().toISOString());
    const sealer = createSealer(createPersonKeys(createVault(pool).sealingKeys, masterKeysOf(secrets)));
    const commands = createCommandHandler({ store, sealer, catalogue: catalogueOf(searchWordEvents) });
    const commandId = uuidV4();
    const { position: _position, ...offered } = await offerStartingSet(
      { store, commands },
      {
        commandId,
        at: new Date().toISOString(),
        actor: { id: 'system', role: 'system' },
        reason: '서비스가 있는 컴퓨터에서 npm run words로 넣음',
        correlationId: commandId,
      },
    );
    return offered;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'stage_wrong') return 'edited';
    throw error;
  } finally {
    await store.close();
    await pool.end();
  }
};
