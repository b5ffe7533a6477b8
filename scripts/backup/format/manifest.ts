import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isPosition } from '../../../domain/kernel/log/position.ts';
import { RefusedBackup } from './refused-backup.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** A file of the backup with a record a line. Names lead nowhere but into the backup's folder. */
const part = z.strictObject({
  file: z.string().regex(/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/),
  lines: count,
  bytes: count,
  sha256,
});
export type Part = z.infer<typeof part>;

/** What a backup consists of. It is written last: a folder without it is a backup that was broken off. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The version of the program that took it. */
  program: z.string(),
  /** What the tables had been through. */
  migrations: z.array(z.strictObject({ schema: z.string(), name: z.string(), sha256 })),
  /** Names of the master keys that it needs, which are not in it. */
  masterKeys: z.strictObject({ wrapping: z.array(z.string()), index: z.string() }),
  log: z.strictObject({
    events: count,
    head: z.string().refine(isPosition),
    headHash: sha256,
    /** The hash of the whole log. */
    digest: sha256,
    /** Where its epochs were opened. */
    epochs: z.array(z.strictObject({ position: z.string().refine(isPosition), epoch: z.string() })),
    parts: z.array(part),
  }),
  tables: z.array(
    z.strictObject({ schema: z.enum(['vault', 'work']), table: name, rows: count, parts: z.array(part) }),
  ),
  /** What people uploaded: a list of the files, which are in the folder `files`. */
  files: z.strictObject({ files: count, bytes: count, parts: z.array(part) }),
  proofs: z.array(part),
});
export type Manifest = z.infer<typeof manifestSchema>;

const fileName = 'manifest.json';

/** Writes it to the disk before it returns: from then on the backup is whole. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const handle = await open(join(folder, fileName), 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => {
    throw new RefusedBackup(
      `${folder}에 ${fileName}이 없습니다. 백업 폴더가 아니거나 끝까지 받지 못한 백업입니다. 다른 백업을 써 주세요.`,
    );
  });
  const read = manifestSchema.safeParse(jsonOf(text));
  if (read.success) return read.data;
  throw new RefusedBackup(`${fileName}을 읽을 수 없습니다. 고쳐졌거나 더 새로운 프로그램이 만든 백업입니다.`);
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Every file of the backup that has lines. */
export const partsOf = ({ log, tables, files, proofs }: Manifest): readonly Part[] => [
  ...log.parts,
  ...tables.flatMap(({ parts }) => parts),
  ...files.parts,
  ...proofs,
];
