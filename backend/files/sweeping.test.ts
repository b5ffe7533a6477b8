import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileEvents } from '@nomucheck/domain/files/file-events.ts';
import type { FileCommand } from '@nomucheck/domain/files/stored-file.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCommandHandler } from '../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../engine/event-store/testing/memory-log.ts';
import { createMemorySealer } from '../engine/sealing/memory-sealer.ts';
import { createLocalFiles } from './disk/local-files.ts';
import { createFiles } from './files.ts';
import { createSweeping } from './sweeping.ts';

const now = Date.parse('2026-11-28T12:00:00.000Z');
const hoursAgo = (hours: number): Date => new Date(now - hours * 3_600_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nomucheck-sweep-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const owner = randomUUID();
const pathOf = (id: string): string => join(folder, owner, id);
const lying = async (hours: number): Promise<string> => {
  const id = randomUUID();
  await mkdir(join(folder, owner), { recursive: true });
  await writeFile(pathOf(id), 'bytes');
  await utimes(pathOf(id), hoursAgo(hours), hoursAgo(hours));
  return id;
};
const setUp = () => {
  const events = createMemoryEventStore();
  const commands = createCommandHandler({
    store: events,
    sealer: createMemorySealer().sealer,
    catalogue: catalogueOf(fileEvents),
  });
  const store = createLocalFiles(folder);
  const sealedBytes = { seal: async () => Buffer.alloc(0), open: async () => null };
  const files = createFiles({ commands, store, sealedBytes, keys: { destroyOne: async () => {} } });
  const give = (id: string, command: FileCommand, hours = 0) => {
    const commandId = randomUUID();
    const context = { commandId, at: hoursAgo(hours).toISOString(), correlationId: commandId };
    return files.give(id, command, { ...context, actor: { id: owner, role: 'user' } });
  };
  const ordinary = { purpose: 'photo', about: null, name: '사진.png', mediaType: 'image/webp', bytes: 5 } as const;
  return {
    give,
    /** Stores a file and appends its event. */
    recorded: async (hours: number, of = owner): Promise<string> => {
      const id = await lying(hours);
      await give(id, { type: 'UploadFile', file: { ...ordinary, fileId: id, owner: of, uploader: of } }, hours);
      return id;
    },
    sweep: createSweeping({ store, commands, files, clock: () => new Date(now) }),
    typesOf: async (id: string) => (await events.read(`file-${id}`)).map(({ type }) => type),
    lie: () => readdir(join(folder, owner)),
  };
};

it('deletes what no event names an hour after it came, and leaves what came a moment ago', async () => {
  const { sweep, lie } = setUp();
  const [, young] = [await lying(2), await lying(0.5)];
  expect(await sweep()).toEqual({ withoutRecord: 1, unused: 0 });
  expect(await lie()).toEqual([young]);
});

it('deletes the bytes of a removed file, and those under another owner than the record says', async () => {
  const { sweep, lie, recorded, give } = setUp();
  const [removed, used] = [await recorded(2), await recorded(2)];
  await recorded(2, randomUUID());
  await give(removed, { type: 'RemoveFile' });
  expect(await sweep()).toEqual({ withoutRecord: 2, unused: 0 });
  expect(await lie()).toEqual([used]);
});

it('removes a file that nothing has used for a day, by its event', async () => {
  const { sweep, lie, recorded, give, typesOf } = setUp();
  const [unused, recent, used] = [await recorded(25), await recorded(23), await recorded(25)];
  await give(used, { type: 'UseFile' });
  expect(await sweep()).toEqual({ withoutRecord: 0, unused: 1 });
  expect(await typesOf(unused)).toEqual(['FileUploaded', 'FileRemoved']);
  expect(await typesOf(recent)).toEqual(['FileUploaded']);
  expect(await typesOf(used)).toEqual(['FileUploaded', 'FileUsed']);
  // The bytes go with what follows from the event.
  expect(await lie()).toHaveLength(3);
});

it('goes through any number of files', async () => {
  const { sweep, lie, recorded } = setUp();
  await Promise.all(Array.from({ length: 400 }, () => lying(2)));
  for (let n = 0; n < 50; n += 1) await recorded(2);
  expect(await sweep()).toEqual({ withoutRecord: 400, unused: 0 });
  expect(await lie()).toHaveLength(50);
});
