import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from './manifest.ts';

export type PartWriter = {
  readonly write: (line: string) => Promise<void>;
  /** All that was written, once it is on the disk. */
  readonly finish: () => Promise<readonly Part[]>;
};

const flushAt = 1 << 20;

/** Lines in files `name-0001.ndjson`, `name-0002.ndjson` and so on, each below `maxBytes` (one longer line has a file alone). */
export const createPartWriter = (folder: string, name: string, maxBytes = 100_000_000): PartWriter => {
  const done: Part[] = [];
  let current: { file: string; handle: FileHandle; hash: ReturnType<typeof createHash>; lines: number } | null = null;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let bytes = 0;

  const flush = async (): Promise<void> => {
    if (!current || waitingBytes === 0) return;
    const chunk = Buffer.concat(waiting);
    [waiting, waitingBytes] = [[], 0];
    current.hash.update(chunk);
    await current.handle.writeFile(chunk);
  };

  const close = async (): Promise<void> => {
    if (!current) return;
    await flush();
    await current.handle.sync();
    await current.handle.close();
    done.push({ file: current.file, lines: current.lines, bytes, sha256: current.hash.digest('hex') });
    [current, bytes] = [null, 0];
  };

  const begin = async () => {
    const file = `${name}-${String(done.length + 1).padStart(4, '0')}.ndjson`;
    return { file, handle: await open(join(folder, file), 'wx', 0o600), hash: createHash('sha256'), lines: 0 };
  };

  return {
    write: async (line) => {
      const text = Buffer.from(`${line}\n`);
      if (current && bytes + text.length > maxBytes) await close();
      current ??= await begin();
      current.lines += 1;
      bytes += text.length;
      waiting.push(text);
      waitingBytes += text.length;
      if (waitingBytes >= flushAt) await flush();
    },
    finish: async () => {
      await close();
      return done;
    },
  };
};
