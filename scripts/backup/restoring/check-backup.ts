import type { MasterKeys } from '../../../backend/engine/sealing/keys/master-keys.ts';
import { type Manifest, partsOf, readManifest } from '../format/manifest.ts';
import { requireKeysOf } from '../format/master-key-names.ts';
import { checkFile, linesOf } from '../format/part-reader.ts';
import { bytesOf, type Say } from '../format/said.ts';
import { fileLine } from '../format/uploaded-files.ts';

/** Reads the whole backup, and refuses it unless it is complete, unchanged, and readable with these keys. Writes nothing. */
export const checkBackup = async (folder: string, keys: MasterKeys | null, say: Say): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  requireKeysOf(manifest, keys);
  const parts = partsOf(manifest);
  for (const part of parts) await checkFile(folder, part);
  for await (const line of linesOf(folder, manifest.files.parts))
    await checkFile(folder, fileLine.parse(JSON.parse(line)));
  const bytes = parts.reduce((sum, part) => sum + part.bytes, manifest.files.bytes);
  say(`백업 확인: ${manifest.takenAt}에 받은 ${bytesOf(bytes)}, 모든 파일이 받았을 때와 같음`);
  return manifest;
};
