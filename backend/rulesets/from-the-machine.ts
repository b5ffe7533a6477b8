import { catalogueOf } from '@nomucheck/domain/kernel/event-definition.ts';
import { differencesBetween, type RulesetDifference } from '@nomucheck/domain/rulesets/difference.ts';
import { rulesetEvents } from '@nomucheck/domain/rulesets/publication.ts';
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
import { createEditions } from './editions.ts';
import { createRulesets } from './rulesets.ts';

/** What this program's questionnaire has otherwise than the one in force, and whether it was put into force. */
export type MachinePublication = {
  readonly title: string | null;
  readonly differences: readonly RulesetDifference[];
  readonly outcome: 'published' | 'shown' | 'in_force_already';
};

export type MachineAsked = {
  readonly databaseUrl: string;
  readonly secrets: readonly [string, ...string[]];
  /** null: it is only shown. */
  readonly publishFor: string | null;
};

/**
 * Compares this program's questionnaire with the one in force on the database that the service uses, also while it runs, and
 * publishes it where it is given a reason. null: there is no questionnaire in force yet; the first start brings one.
 */
export const rulesetFromTheMachine = async (asked: MachineAsked): Promise<MachinePublication | null> => {
  const { databaseUrl, secrets, publishFor } = asked;
  const pool = createPool(databaseUrl, { max: 2 });
  const store = createPostgresEventStore({ url: databaseUrl });
  try {
    const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('vault.blobs') is not null as there`);
    if (!rows[0]?.there) return null;
    const vault = createVault(pool);
    const sealer = createSealer(createPersonKeys(vault.sealingKeys, masterKeysOf(secrets)));
    const commands = createCommandHandler({ store, sealer, catalogue: catalogueOf(rulesetEvents) });
    const rulesets = createRulesets({ store, blobs: vault.blobs, commands });
    if ((await rulesets.versionInForce()) === null) return null;

    const { ruleset: inForce } = await rulesets.current();
    const { ruleset: offered } = rulesets.offered();
    const told = { title: offered.edition?.title ?? null, differences: differencesBetween(inForce, offered) };
    if (inForce.rulesetVersion === offered.rulesetVersion) return { ...told, outcome: 'in_force_already' };
    if (publishFor === null) return { ...told, outcome: 'shown' };

    await noticeLostEndOfLog(pool);
    await openEpoch(store, new Date().toISOString());
    const commandId = uuidV4();
    const nobodyNamed = async () => () => '';
    await createEditions({ rulesets, sealer, names: nobodyNamed }).publish(
      offered.rulesetVersion,
      inForce.rulesetVersion,
      {
        commandId,
        at: new Date().toISOString(),
        actor: { id: 'system', role: 'system' },
        reason: publishFor,
        correlationId: commandId,
      },
    );
    return { ...told, outcome: 'published' };
  } finally {
    await store.close();
    await pool.end();
  }
};
