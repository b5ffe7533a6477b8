import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { proofFileIn } from '../../../backend/engine/log-proofs/proof-file.ts';
import { filesFolderIn } from '../../../backend/files/disk/local-files.ts';
import type { Manifest } from '../format/manifest.ts';
import { linesOf } from '../format/part-reader.ts';
import { copyFile, fileLine } from '../format/uploaded-files.ts';

/** What people had uploaded, to where the service looks for it. */
export const fillFiles = async (folder: string, { files }: Pick<Manifest, 'files'>, dataDir: string): Promise<void> => {
  const target = dirname(filesFolderIn(dataDir));
  for await (const line of linesOf(folder, files.parts)) {
    const { file, sha256 } = fileLine.parse(JSON.parse(line));
    await mkdir(dirname(join(target, file)), { recursive: true, mode: 0o700 });
    const copied = await copyFile(join(folder, file), join(target, file));
    if (copied?.sha256 !== sha256) throw new Error(`${file} was changed while it was restored`);
  }
};

/**
 * The log's proofs name positions: in another store they are others. Then they are kept beside, under a name that nothing
 * reads, and the next start begins a new file.
 */
export const fillProofs = async (
  folder: string,
  { proofs }: Pick<Manifest, 'proofs'>,
  dataDir: string,
  samePositions: boolean,
): Promise<void> => {
  const lines = await Array.fromAsync(linesOf(folder, proofs));
  if (lines.length === 0) return;
  const file = samePositions ? proofFileIn(dataDir) : join(dataDir, 'log-proofs-of-the-other-store.jsonl');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
};
