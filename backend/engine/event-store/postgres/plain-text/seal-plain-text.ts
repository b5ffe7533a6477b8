import type pg from 'pg';
import type { ForeignMigration } from '../../../postgres/migrations.ts';
import { requireMasterKeys } from '../../../sealing/keys/master-keys.ts';
import { createPersonKeys } from '../../../sealing/keys/person-keys.ts';
import { createSealingKeys } from '../../../sealing/keys/sealing-keys.ts';
import { createSealer } from '../../../sealing/person-sealer.ts';
import type { SealingParts } from '../../log-adapter.ts';
import { isAsHashed } from '../stored-bytes.ts';
import { leaveNoPlainBytes } from './leave-no-plain-bytes.ts';
import { plainEvents, sealedLater } from './plain-events.ts';
import { type Resealing, writeResealed } from './write-resealed.ts';

/**
 * Seals what earlier versions wrote into the log in plain: the reasons of events, and names of files. It runs once, as
 * the log's owner, a page a transaction, so that it goes on where it was ended. An event keeps its hash, from which the
 * next event and every proof of the log continue (stored-bytes.ts). One that isn't what its hash says stays as it is: it
 * was changed by somebody, and `npm run verify` names it.
 */
export const sealPlainText =
  ({ catalogue, masterKeys }: SealingParts): ForeignMigration =>
  async (client) => {
    if (await isDone(client)) return;
    const keys = createSealingKeys(client);
    await requireMasterKeys(keys, masterKeys);
    const sealer = createSealer(createPersonKeys(keys, masterKeys));
    for await (const page of plainEvents(client, catalogue)) {
      const resealed: Resealing[] = [];
      // One after the other: the client takes one query at a time.
      for (const event of page) {
        if (!isAsHashed(event.row, event.previousHash)) continue;
        const one = await sealedLater(event, catalogue.get(event.stored.type), sealer);
        if (one) resealed.push(one);
      }
      await writeResealed(client, resealed);
    }
    if (await hasResealed(client)) await leaveNoPlainBytes(client);
    await client.query(`insert into meta.migrations (schema, name, sha256) values ('log', $1, '')`, [NAME]);
  };

/** In the list of migrations, beside the files. */
const NAME = 'seal plain text';

const isDone = async (client: pg.ClientBase): Promise<boolean> => {
  const { rowCount } = await client.query(`select from meta.migrations where schema = 'log' and name = $1`, [NAME]);
  return rowCount === 1;
};

const hasResealed = async (client: pg.ClientBase): Promise<boolean> => {
  const { rowCount } = await client.query('select from log.events where resealed_hash is not null limit 1');
  return rowCount === 1;
};
