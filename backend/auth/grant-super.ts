import { normalEmail } from '@nomucheck/domain/user/contact.ts';
import { userDecider, userOfStream } from '@nomucheck/domain/user/user.ts';
import { v4 as uuidV4 } from 'uuid';
import { createCommandHandler } from '../command-handling/handle-command.ts';
import { eventCatalogue } from '../event-catalogue.ts';
import { createPostgresEventStore } from '../event-store/postgres/postgres-event-store.ts';
import { createPool } from '../postgres/pool.ts';
import { createBlindIndex } from '../sealing/blind-index.ts';
import { masterKeysOf } from '../sealing/master-keys.ts';
import { createPersonKeys } from '../sealing/person-keys.ts';
import { createSealer } from '../sealing/person-sealer.ts';
import { createVault } from '../vault/vault.ts';

export type Granted = 'granted' | 'already' | 'no_such_account' | 'no_database_yet';

/**
 * Makes the account of this e-mail a super, by whoever holds the machine: the first one can be made by nobody else. Written
 * as an event of the service's own hand, so that it stands in the log; a running service heeds it at the next request, for
 * which they sign in anew.
 */
export const grantSuper = async (
  databaseUrl: string,
  secrets: readonly [string, ...string[]],
  email: string,
): Promise<Granted> => {
  const pool = createPool(databaseUrl, { max: 2 });
  const store = createPostgresEventStore({ url: databaseUrl });
  try {
    const { rows } = await pool.query<{ there: boolean }>(
      `select to_regclass('vault.reservations') is not null as there`,
    );
    if (!rows[0]?.there) return 'no_database_yet';

    const vault = createVault(pool);
    const masterKeys = masterKeysOf(secrets);
    const index = createBlindIndex(masterKeys.indexKey)('email', normalEmail(email));
    const stream = await vault.reservations.ownerOf('email', index);
    if (stream === null) return 'no_such_account';

    const sealer = createSealer(createPersonKeys(vault.sealingKeys, masterKeys));
    const commands = createCommandHandler({ store, sealer, catalogue: eventCatalogue });
    const { state } = await commands.load(userDecider, stream);
    if (state?.accessType === 2) return 'already';
    const by = { id: 'system', role: 'system' } as const;
    const reason = '서비스가 있는 컴퓨터에서 npm run user -- grant-super로 줌';
    const commandId = uuidV4();
    await commands.handle(userDecider, {
      stream,
      command: { type: 'EditPerson', by, accessType: 2, reason },
      context: {
        commandId,
        at: new Date().toISOString(),
        actor: by,
        reason,
        correlationId: commandId,
      },
    });
    // A token that was taken while it opened little must not open everything.
    await vault.sessions.revokeAll(userOfStream(stream));
    return 'granted';
  } finally {
    await store.close();
    await pool.end();
  }
};
