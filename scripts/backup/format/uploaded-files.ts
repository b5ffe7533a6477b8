import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { z } from 'zod';

/** A line of the list of uploaded files: `file` is its path below the folder of the backup. */
export const fileLine = z.strictObject({
  file: z.string().regex(/^files\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type FileLine = z.infer<typeof fileLine>;

/** Copies a file to the disk, readable by its owner alone; null where it is gone by now. */
export const copyFile = async (from: string, to: string): Promise<Omit<FileLine, 'file'> | null> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const source = createReadStream(from, { highWaterMark: 1 << 18 });
  const target = await open(to, 'wx', 0o600);
  try {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      await target.writeFile(chunk);
    }
    await target.sync();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  } finally {
    await target.close();
  }
  return { bytes, sha256: hash.digest('hex') };
};
