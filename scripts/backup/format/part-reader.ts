import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from './manifest.ts';
import { RefusedBackup } from './refused-backup.ts';

/** Refuses a file that is missing, or isn't byte for byte what was written. */
export const checkFile = async (
  folder: string,
  { file, bytes, sha256 }: Pick<Part, 'file' | 'bytes' | 'sha256'>,
): Promise<void> => {
  const path = join(folder, file);
  const found = await stat(path).catch(() => null);
  if (found === null) throw new RefusedBackup(`백업에 ${file} 파일이 없습니다. 다른 백업을 써 주세요.`);
  if (found.size !== bytes || (await hashOf(path)) !== sha256)
    throw new RefusedBackup(`백업의 ${file} 파일이 받았을 때와 다릅니다. 다른 백업을 써 주세요.`);
};

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest('hex');
};

const lineFeed = 0x0a;

/** The lines of these files, one after the other; no more than a line and a page of the file is in memory. */
export async function* linesOf(folder: string, parts: readonly Pick<Part, 'file'>[]): AsyncIterable<string> {
  for (const { file } of parts) {
    let begun: Buffer[] = [];
    for await (const chunk of createReadStream(join(folder, file), { highWaterMark: 1 << 18 })) {
      const bytes: Buffer = chunk;
      let from = 0;
      for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
        const rest = bytes.subarray(from, end);
        yield (begun.length === 0 ? rest : Buffer.concat([...begun, rest])).toString('utf8');
        [begun, from] = [[], end + 1];
      }
      if (from < bytes.length) begun.push(bytes.subarray(from));
    }
  }
}

/** Lines in pages: at most so many, and about so many characters. */
export async function* pagesOf(
  lines: AsyncIterable<string>,
  most: { readonly lines: number; readonly characters: number },
): AsyncIterable<readonly string[]> {
  let page: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    if (page.length > 0 && (page.length >= most.lines || characters + line.length > most.characters)) {
      yield page;
      [page, characters] = [[], 0];
    }
    page.push(line);
    characters += line.length;
  }
  if (page.length > 0) yield page;
}
