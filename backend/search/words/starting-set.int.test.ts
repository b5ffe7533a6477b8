import { randomUUID } from 'node:crypto';
import { firstSearchWords } from '@nomucheck/domain/search/first-search-words.ts';
import {
  type SearchWordCommand,
  searchWordDecider,
  searchWordStream,
} from '@nomucheck/domain/search/words/search-word.ts';
import { searchWordEvents } from '@nomucheck/domain/search/words/search-word-events.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventCatalogue } from '../../contexts.ts';
import { type CommandContext, createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { eventLogAt, openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { migrate } from '../../engine/postgres/migrations.ts';
import { workMigrations } from '../../engine/process-managers/work-migrations.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { startTestDatabase, type TestDatabase } from '../../engine/testing/test-database.ts';
import { vaultMigrations } from '../../engine/vault/vault.ts';
import { offerFromMachine } from './offer-from-machine.ts';
import { offerStartingSet, startingWordId } from './starting-set.ts';

const secrets = [Buffer.alloc(32, 7).toString('base64')] as const;
let database: TestDatabase;
let parts: ReturnType<typeof partsOn>;
const partsOn = (url: string) => {
  const store = openEventStore({ databaseUrl: url });
  return {
    store,
    commands: createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue }),
  };
};

beforeEach(async () => {
  database = await startTestDatabase();
  const pool = createPool(database.url);
  await migrate(pool, [...eventLogAt({ databaseUrl: database.url }).migrations, vaultMigrations, workMigrations]);
  await pool.end();
  parts = partsOn(database.url);
  return async () => {
    await parts.store.close();
    await database.close();
  };
});

const by = (role: 'seed' | 'admin'): CommandContext => ({
  commandId: randomUUID(),
  at: '2026-11-22T13:00:00.000Z',
  actor: { id: role === 'seed' ? 'seed' : '6f1b0c7e-3f0e-4c5e-9d35-0a4d3b0f6a11', role },
  reason: '처음 넣음',
  correlationId: 'a story of words',
});
const tell = (wordId: string, command: SearchWordCommand, role: 'seed' | 'admin') =>
  parts.commands.handle(searchWordDecider, { stream: searchWordStream(wordId), command, context: by(role) });
const offer = () => offerStartingSet(parts, by('admin'));
const written = async () => {
  const types = searchWordEvents.map(({ type }) => type);
  const { events } = await parts.store.readAll({ after: '0000000000000000', limit: 1_000, types });
  return events;
};
const all = firstSearchWords.length;

describe('the starting set', () => {
  it('is put into a log that has none, once: the second time nothing is written', async () => {
    expect(await offer()).toMatchObject({ added: all, changed: 0, unchanged: 0 });
    expect(await offer()).toEqual({ added: 0, changed: 0, unchanged: all, position: null });
    expect(await offerFromMachine({ databaseUrl: database.url, secrets })).toMatchObject({ added: 0, unchanged: all });
    const events = await written();
    expect(events).toHaveLength(all);
    const histories = await Promise.all(events.map(({ stream }) => parts.commands.history(stream)));
    expect(new Set(histories.flat().map(({ reason }) => reason))).toEqual(new Set(['처음 넣음']));
  });

  it('brings up to date what an earlier program put in and nobody has changed', async () => {
    const [entry] = firstSearchWords;
    if (!entry) throw new Error('the set is empty');
    const { source: _source, ...older } = { ...entry, finds: entry.finds.slice(0, 1) };
    const wordId = startingWordId(entry);
    await tell(wordId, { type: 'AddSearchWord', wordId, entry: older }, 'seed');
    expect(await offer()).toMatchObject({ added: all - 1, changed: 1, unchanged: 0 });
    expect((await parts.commands.load(searchWordDecider, searchWordStream(wordId))).state).toMatchObject({
      ...entry,
      startingSet: true,
    });
  });

  it.each(['added', 'changed', 'removed'] as const)(
    'leaves a log alone in which somebody has %s an entry',
    async (what) => {
      await offer();
      const [entry] = firstSearchWords;
      if (!entry) throw new Error('the set is empty');
      const own = { words: ['머구리'], finds: ['잠수부'], bothWays: false };
      const wordId = what === 'added' ? randomUUID() : startingWordId(entry);
      const commands = {
        added: { type: 'AddSearchWord', wordId, entry: own },
        changed: { type: 'ChangeSearchWord', entry: own },
        removed: { type: 'RemoveSearchWord' },
      } as const;
      await tell(wordId, commands[what], 'admin');
      const before = await written();
      await expect(offer()).rejects.toThrow(expect.objectContaining({ code: 'stage_wrong' }));
      expect(await offerFromMachine({ databaseUrl: database.url, secrets })).toBe('edited');
      expect(await written()).toEqual(before);
    },
  );
});
