import { randomUUID } from 'node:crypto';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { rulesetEvents } from '@nomucheck/domain/rulesets/publication.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { eventLogAt, openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { migrate } from '../../engine/postgres/migrations.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createVault, vaultMigrations } from '../../engine/vault/vault.ts';
import { createRulesets } from '../rulesets.ts';

/** Puts an edition into force on a service's database, also on a new one, from a program that a browser test runs. */
export const publishOnDatabase = async (content: RulesetContent): Promise<void> => {
  const { DATABASE_URL: url = '' } = process.env;
  const pool = createPool(url, { max: 1 });
  await migrate(pool, [...eventLogAt({ databaseUrl: url }).migrations, vaultMigrations]);
  const store = openEventStore({ databaseUrl: url });
  const commands = createCommandHandler({
    store,
    sealer: createMemorySealer().sealer,
    catalogue: catalogueOf(rulesetEvents),
  });
  const rulesets = createRulesets({ store, blobs: createVault(pool).blobs, commands });
  await rulesets.publish(content, {
    commandId: randomUUID(),
    at: new Date().toISOString(),
    actor: { id: 'system', role: 'system' },
    correlationId: 'test',
  });
  await store.close();
  await pool.end();
};
