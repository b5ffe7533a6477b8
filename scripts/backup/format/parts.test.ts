import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { masterKeysOf } from '../../../backend/engine/sealing/keys/master-keys.ts';
import { storedEvent } from '../../../projections/testing/fake-source.ts';
import { eventOfLine, lineOfEvent } from './event-lines.ts';
import { type Manifest, partsOf, readManifest, writeManifest } from './manifest.ts';
import { namesOfMasterKeys, requireKeysOf } from './master-key-names.ts';
import { checkFile, linesOf, pagesOf } from './part-reader.ts';
import { createPartWriter } from './part-writer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nomucheck-parts-'));
});
afterEach(() => rm(folder, { recursive: true }));

const written = async (lines: readonly string[], maxBytes?: number) => {
  const parts = createPartWriter(folder, 'log', maxBytes);
  for (const line of lines) await parts.write(line);
  return parts.finish();
};
const read = (parts: Parameters<typeof linesOf>[1]) => Array.fromAsync(linesOf(folder, parts));

describe('lines', () => {
  it('are read as they were written, whatever letters they hold and wherever a page of the file ends', async () => {
    const lines = ['', '"\u2028 \u2029 \r 한글 🙂"', 'x'.repeat(300_000), '가'.repeat(200_000), '끝'];
    const parts = await written(lines);
    expect(await read(parts)).toEqual(lines);
    expect(parts).toMatchObject([{ file: 'log-0001.ndjson', lines: 5 }]);
    expect((await stat(join(folder, 'log-0001.ndjson'))).mode & 0o777).toBe(0o600);
  });

  it('go on in another file before one would be too large; a longer line has a file alone', async () => {
    const lines = ['1234', '5678', '9', 'far too long', 'z'];
    const parts = await written(lines, 10);
    expect(parts.map(({ lines, bytes }) => [lines, bytes])).toEqual([
      [2, 10],
      [1, 2],
      [1, 13],
      [1, 2],
    ]);
    expect(await read(parts)).toEqual(lines);
  });

  it('are none where nothing was written, and no file', async () => {
    expect(await written([])).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('come in pages of so many lines and about so many letters', async () => {
    const parts = await written(['a', 'b', 'c', 'dddd', 'e']);
    const pages = await Array.fromAsync(pagesOf(linesOf(folder, parts), { lines: 2, characters: 4 }));
    expect(pages).toEqual([['a', 'b'], ['c'], ['dddd'], ['e']]);
  });

  it('of a file that differs by one letter, by its length, or that is missing are refused', async () => {
    const [part] = await written(['one', 'two']);
    if (!part) throw new Error('no part');
    await checkFile(folder, part);
    await writeFile(join(folder, part.file), 'onE\ntwo\n');
    await expect(checkFile(folder, part)).rejects.toThrow(/받았을 때와 다릅니다/);
    await writeFile(join(folder, part.file), 'one\ntwo\n\n');
    await expect(checkFile(folder, part)).rejects.toThrow(/받았을 때와 다릅니다/);
    await rm(join(folder, part.file));
    await expect(checkFile(folder, part)).rejects.toThrow(/파일이 없습니다/);
  });
});

it('an event is the same after a line, and a line that is none is refused', () => {
  const data = { n: [1e21, -0.5e-9, null], '': '한글 \u2028' };
  const event = { ...storedEvent({ stream: 'till-1', type: 'Moved', data }), ...hashes, id: randomUUID() };
  const sealed = { ...event, reason: { $sealed: { person: 'p', key: 1, iv: 'i', text: 't', of: 'o' } } };
  for (const one of [event, sealed]) expect(eventOfLine(lineOfEvent(one))).toEqual(one);
  expect(() => eventOfLine(JSON.stringify({ ...event, reason: 'in plain' }))).toThrow();
  expect(() => eventOfLine(JSON.stringify({ ...event, hash: 'none' }))).toThrow();
});
const hashes = { previousHash: '0'.repeat(64), hash: 'a'.repeat(64) };

const part = (file: string): Manifest['proofs'][number] => ({ file, lines: 1, bytes: 1, sha256: 'a'.repeat(64) });
const manifest = (changes: Partial<Manifest> = {}): Manifest => ({
  format: 1,
  takenAt: '2026-11-28T01:02:03.004Z',
  program: '1.2.3',
  migrations: [],
  masterKeys: { wrapping: [], index: '' },
  log: {
    ...{ events: 0, head: '0'.repeat(16), headHash: '0'.repeat(64), digest: '0'.repeat(64), epochs: [] },
    parts: [part('log-0001.ndjson')],
  },
  tables: [{ schema: 'vault', table: 'blobs', rows: 1, parts: [part('vault.blobs-0001.ndjson')] }],
  files: { files: 0, bytes: 0, parts: [part('files-0001.ndjson')] },
  proofs: [part('log-proofs-0001.ndjson')],
  ...changes,
});

describe('a manifest', () => {
  it('is read as it was written, and names every file', async () => {
    await writeManifest(folder, manifest());
    expect(await readManifest(folder)).toEqual(manifest());
    expect(partsOf(manifest()).map(({ file }) => file)).toEqual([
      'log-0001.ndjson',
      'vault.blobs-0001.ndjson',
      'files-0001.ndjson',
      'log-proofs-0001.ndjson',
    ]);
  });

  it.each(['', '{"format":2}', '[', JSON.stringify(manifest({ proofs: [part('../../etc/passwd')] }))])(
    'is refused where it is %s',
    async (text) => {
      await writeFile(join(folder, 'manifest.json'), text);
      await expect(readManifest(folder)).rejects.toThrow(/읽을 수 없습니다/);
    },
  );

  it('that is missing means that the backup was broken off', async () => {
    await expect(readManifest(folder)).rejects.toThrow(/끝까지 받지 못한/);
  });

  it('isn’t written over', async () => {
    await writeManifest(folder, manifest());
    const before = await readFile(join(folder, 'manifest.json'), 'utf8');
    await expect(writeManifest(folder, manifest({ program: 'another' }))).rejects.toThrow();
    expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe(before);
  });
});

describe('the master keys of a backup', () => {
  const secret = (byte: number) => Buffer.alloc(32, byte).toString('base64');
  const both = masterKeysOf([secret(2), secret(1)]);
  const names = { masterKeys: namesOfMasterKeys([both.current.id, masterKeysOf([secret(1)]).current.id], both) };

  it('are needed all, the oldest as the last', () => {
    requireKeysOf(names, both);
    requireKeysOf(names, masterKeysOf([secret(3), secret(2), secret(1)]));
    for (const keys of [
      null,
      masterKeysOf([secret(2)]),
      masterKeysOf([secret(1)]),
      masterKeysOf([secret(1), secret(2)]),
    ])
      expect(() => requireKeysOf(names, keys)).toThrow(/다른 마스터 키/);
  });

  it('are only named', () => {
    const text = JSON.stringify(names);
    for (const key of [both.indexKey, both.current.key])
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(text).not.toContain(key.toString(encoding).slice(0, 16));
  });
});
