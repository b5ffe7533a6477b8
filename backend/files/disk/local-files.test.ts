import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FilePlace, FileStore } from './file-store.ts';
import { createLocalFiles } from './local-files.ts';

let folder: string;
let files: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nomucheck-files-'));
  files = createLocalFiles(join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const place = (owner: string = randomUUID()): FilePlace => ({ owner, id: randomUUID() });
const all = async (instant: Date): Promise<FilePlace[]> => Array.fromAsync(files.before(instant));
const later = () => new Date(Date.now() + 60_000);

it('keeps bytes, counts what an owner has, and lets go of one file or of all', async () => {
  const [one, theirs] = [place(), place()];
  const other = place(one.owner);
  for (const each of [one, other, theirs]) await files.put(each, Buffer.from('1234'));
  expect(await files.get(one)).toEqual(Buffer.from('1234'));
  expect(await files.usedBy(one.owner)).toEqual({ files: 2, bytes: 8 });
  await files.remove(one);
  await files.remove(one);
  expect(await files.get(one)).toBeNull();
  await files.removeAllOf(one.owner);
  await files.removeAllOf(one.owner);
  expect(await files.usedBy(one.owner)).toEqual({ files: 0, bytes: 0 });
  expect(await files.get(theirs)).toEqual(Buffer.from('1234'));
});

it('finds nothing where nothing was ever kept', async () => {
  expect(await files.get(place())).toBeNull();
  expect(await all(later())).toEqual([]);
  await files.sweepBrokenOff(later());
});

it('takes nothing but ids, so that no name leads out of its folder', async () => {
  for (const bad of ['..', '../../etc/passwd', '', 'under-way', randomUUID().toUpperCase()]) {
    await expect(files.put({ owner: bad, id: randomUUID() }, Buffer.from('1'))).rejects.toThrow();
    await expect(files.get({ owner: randomUUID(), id: bad })).rejects.toThrow();
    await expect(files.removeAllOf(bad)).rejects.toThrow();
  }
  expect(await readdir(folder)).toEqual([]);
});

it('names what is older than an instant, and leaves what is newer', async () => {
  const [old, young] = [place(), place()];
  for (const each of [old, young]) await files.put(each, Buffer.from('1'));
  const hour = new Date(Date.now() - 3_600_000);
  await utimes(join(folder, 'files', old.owner, old.id), hour, hour);
  expect(await all(new Date(Date.now() - 60_000))).toEqual([old]);
  expect((await all(later())).length).toBe(2);
});

it('sweeps what a put has left that was broken off, and nothing that is still written', async () => {
  await mkdir(join(folder, 'files', 'under-way'), { recursive: true });
  const left = (name: string) => join(folder, 'files', 'under-way', name);
  await writeFile(left('old'), 'half');
  await writeFile(left('young'), 'half');
  const hour = new Date(Date.now() - 3_600_000);
  await utimes(left('old'), hour, hour);
  await files.sweepBrokenOff(new Date(Date.now() - 60_000));
  expect(await readdir(join(folder, 'files', 'under-way'))).toEqual(['young']);
});

it('leaves nothing of a put that fails', async () => {
  const { owner, id } = place();
  // A folder stands where the file should be.
  await mkdir(join(folder, 'files', owner, id, 'inside'), { recursive: true });
  await expect(files.put({ owner, id }, Buffer.from('1'))).rejects.toThrow();
  expect(await readdir(join(folder, 'files', 'under-way'))).toEqual([]);
});
