import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { firstSearchWords } from '@nomucheck/domain/search/first-search-words.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCases } from '../../cases/testing/parts.fixture.ts';
import { eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { eventLogAt, openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { migrate } from '../../engine/postgres/migrations.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { startTestDatabase, type TestDatabase } from '../../engine/testing/test-database.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { seedSearchWords } from '../../search/testing/parts.fixture.ts';
import { createRulesets } from '../rulesets.ts';
import { seedIfEmpty } from './seed.ts';

let database: TestDatabase;
let parts: ReturnType<typeof partsOn>;
let pool: ReturnType<typeof createPool>;

const partsOn = (url: string) => {
  const store = openEventStore({ databaseUrl: url });
  const commands = createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue });
  const rulesets = createRulesets({ store, blobs: createBlobs(pool), commands });
  const others = [seedCases(commands), seedSearchWords(commands)];
  return { store, commands, rulesets, others, clock: () => new Date('2026-11-21T03:00:00Z'), onProgress: () => {} };
};

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  await migrate(pool, [
    ...eventLogAt({ databaseUrl: database.url }).migrations,
    { schema: 'vault', folder: new URL('../../engine/vault/migrations/', import.meta.url) },
  ]);
  parts = partsOn(database.url);
});
afterAll(async () => {
  await parts.store.close();
  await pool.end();
  await database.close();
});

it('seeding that was cut off is continued by the next start, without a case twice', async () => {
  let left = 40;
  const dying: typeof parts.commands = {
    ...parts.commands,
    handle: (decider, options) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('killed')) : parts.commands.handle(decider, options);
    },
  };
  const others = [seedCases(dying), seedSearchWords(dying)];
  await expect(seedIfEmpty({ ...parts, others })).rejects.toThrow('killed');
  expect(await parts.rulesets.versionInForce()).toBeNull();

  expect(await seedIfEmpty(parts)).toBe('seeded');
  const { events } = await parts.store.readAll({ after: '0000000000000000', limit: 1000 });
  const types = Map.groupBy(events, ({ type }) => type);
  expect(types.get('CaseAccepted')).toHaveLength(102);
  expect(types.get('RulesetPublished')).toHaveLength(1);
  expect(events).toHaveLength(102 + firstSearchWords.length + 1);
  expect(new Set(events.map(({ actor }) => actor.role))).toEqual(new Set(['seed']));
  expect(events.at(-1)?.type).toBe('RulesetPublished');
});

it('a seeded log stays unchanged, also when the questionnaire in force differs from the file', async () => {
  const head = await parts.store.head();
  expect(await seedIfEmpty(parts)).toBe('unchanged');
  expect(await parts.store.head()).toBe(head);

  await parts.rulesets.publish(
    { ...standardRuleset, priorStrength: 12 },
    {
      commandId: '33333333-3333-4333-8333-333333333333',
      at: '2026-11-21T03:00:00.000Z',
      actor: { id: 'system', role: 'system' },
      correlationId: 'test',
    },
  );
  const changed = await parts.store.head();
  expect(await seedIfEmpty(parts)).toBe('changed');
  expect(await parts.store.head()).toBe(changed);
});
