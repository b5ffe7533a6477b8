import { versionsOf } from '@nomucheck/domain/accounts/consent-versions.fixture.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { v4 as uuidV4 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../engine/event-store/testing/memory-log.ts';
import { createActorNames, nameOfErased } from '../../engine/history/actor-names.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';

const at = '2026-11-22T01:02:03.004Z';
const versions = versionsOf('2026-11-21');
const terms = { service: true, privacy: true, personalInfo: true, age14: true } as const;

const people = async (...names: readonly string[]) => {
  const store = createMemoryEventStore();
  const { sealer } = createMemorySealer();
  const commands = createCommandHandler({ store, sealer, catalogue: eventCatalogue });
  const actors: Actor[] = [];
  for (const name of names) {
    const id = uuidV4();
    const personal = { name, email: `${id}@example.com`, phoneNumber: null };
    await commands.handle(userDecider, {
      stream: userStream(id),
      command: { type: 'SignUp', owner: id, personal, terms, versions, at },
      context: { commandId: uuidV4(), at, actor: { id, role: 'user' }, correlationId: id },
    });
    actors.push({ id, role: 'user' });
  }
  return { store, names: createActorNames({ commands }), actors };
};

it('loads all people named on a page in one read of the log, however many they are', async () => {
  const { store, names, actors } = await people('김하나', '이두리', '박세나');
  const reads = [vi.spyOn(store, 'read'), vi.spyOn(store, 'readMany')];
  const gone: Actor = { id: uuidV4(), role: 'user' };
  const admin: Actor = { id: uuidV4(), role: 'admin' };
  const nameOf = await names([...actors, gone, ...actors], { actor: admin });
  expect([...actors, gone].map(nameOf)).toEqual(['김하나', '이두리', '박세나', nameOfErased]);
  expect(nameOf({ id: 'seed', role: 'seed' })).toBe('처음 넣은 자료');
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('reads nothing when the reader may see no names', async () => {
  const { store, names, actors } = await people('김하나');
  const reads = [vi.spyOn(store, 'read'), vi.spyOn(store, 'readMany')];
  const nameOf = await names(actors, { actor: { id: uuidV4(), role: 'user' } });
  expect(actors.map(nameOf)).toEqual(['다른 회원']);
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
