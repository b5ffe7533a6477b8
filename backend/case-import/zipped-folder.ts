import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Zip, ZipDeflate } from 'fflate';

/**
 * Packs a folder's Markdown files and PDFs into one ZIP, in the order of their names, with one file at a time in
 * memory.
 */
export async function* zippedFolder(folder: string): AsyncIterable<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failed = error;
    else ready.push(chunk);
  });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(?:md|markdown|pdf)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of paths) {
    const file = new ZipDeflate(relative(folder, path).replaceAll('\\', '/').normalize('NFC'), { level: 3 });
    zip.add(file);
    file.push(await readFile(path), true);
    if (failed) throw failed;
    yield* ready.splice(0);
  }
  zip.end();
  if (failed) throw failed;
  yield* ready.splice(0);
}
