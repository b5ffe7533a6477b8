import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** A file of an archive. `bytes` is null where it is larger than a decision can be. */
export type ArchivedFile = { readonly path: string; readonly bytes: Buffer | null };

export type ArchiveLimits = {
  /** Of the archive as it is sent. */
  readonly mostBytes: number;
  /** Of what it holds: a small archive may unpack to a huge one. */
  readonly mostUnpackedBytes: number;
  readonly mostFiles: number;
  /** Of one file. */
  readonly mostFileBytes: number;
};

/** `cut`: another try may help. The others stay as they are. */
export type BrokenBecause = 'cut' | 'not_an_archive' | 'too_large';

/** A class only because `throw` needs an Error. */
export class ArchiveBroken extends Error {
  readonly why: BrokenBecause;
  constructor(why: BrokenBecause, detail: string) {
    super(`${why}: ${detail}`);
    this.name = 'ArchiveBroken';
    this.why = why;
  }
}

/**
 * The files of a tar.gz while it arrives, one after the other, of those that `wanted` names by their path below the archive's
 * own folder. At most one file is in memory. Links, devices and whatever else a tar may hold are passed over: only the content
 * of plain files is used, and nothing is written anywhere.
 * @throws ArchiveBroken
 */
export async function* filesOfArchive(
  packed: Readable,
  wanted: (path: string) => boolean,
  limits: ArchiveLimits,
): AsyncGenerator<ArchivedFile> {
  const entries = extract();
  const end = { zeros: 0 };
  // What fails is thrown by the loop below; a second report of it has nobody to go to.
  pipeline(
    packed,
    counted(limits.mostBytes, startsLikeGzip),
    createGunzip(),
    counted(limits.mostUnpackedBytes, (piece) => {
      end.zeros = zerosAtEnd(piece, end.zeros);
    }),
    entries,
    () => {},
  );
  let files = 0;
  try {
    for await (const entry of entries) {
      files += 1;
      if (files > limits.mostFiles) throw new ArchiveBroken('too_large', `more than ${limits.mostFiles} files`);
      const { type, size = 0, name } = entry.header;
      const path = belowTop(name);
      if (type !== 'file' || path === null || !wanted(path)) {
        entry.resume();
      } else if (size > limits.mostFileBytes) {
        entry.resume();
        yield { path, bytes: null };
      } else {
        const pieces: Uint8Array[] = [];
        for await (const piece of entry) if (piece instanceof Uint8Array) pieces.push(piece);
        yield { path, bytes: Buffer.concat(pieces) };
      }
    }
  } catch (error) {
    throw brokenBy(error);
  } finally {
    packed.destroy();
    entries.destroy();
  }
  if (files === 0) throw new ArchiveBroken('not_an_archive', 'no files');
  if (end.zeros < END_OF_TAR) throw new ArchiveBroken('cut', 'without its end');
}

/** A tar ends with two blocks of zeros. Without them an archive may have been cut between two files. */
const END_OF_TAR = 1_024;

/** The path below the one folder that an archive of a repository has, or null for what lies outside it. */
const belowTop = (name: string): string | null => {
  const slash = name.indexOf('/');
  return slash > 0 && slash < name.length - 1 ? name.slice(slash + 1) : null;
};

/** Lets everything through until there was too much of it. */
const counted = (most: number, look: (piece: Buffer, before: number) => void): Transform => {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      try {
        look(piece, bytes);
      } catch (error) {
        return done(error instanceof Error ? error : new Error('not readable'));
      }
      bytes += piece.length;
      done(bytes > most ? new ArchiveBroken('too_large', `more than ${most} bytes`) : null, piece);
    },
  });
};

/** Otherwise it is a page that says why there is no archive. */
const startsLikeGzip = (piece: Buffer, before: number): void => {
  if (before === 0 && piece.length > 0 && piece[0] !== 0x1f) throw new ArchiveBroken('not_an_archive', 'not gzip');
};

const zerosAtEnd = (piece: Buffer, before: number): number => {
  let at = piece.length;
  while (at > 0 && piece[at - 1] === 0 && piece.length - at < END_OF_TAR) at -= 1;
  const zeros = piece.length - at;
  return at === 0 ? Math.min(END_OF_TAR, before + zeros) : zeros;
};

const brokenBy = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof ArchiveBroken) return error;
  const code = 'code' in error ? error.code : '';
  // Of zlib and of tar: bytes that aren't what they should be.
  if (code === 'Z_DATA_ERROR' || /Invalid (?:tar )?header|exceeds max size/.test(error.message))
    return new ArchiveBroken('not_an_archive', error.message);
  if (code === 'Z_BUF_ERROR' || code === 'ECONNRESET' || /end of data|premature|closed/i.test(error.message))
    return new ArchiveBroken('cut', error.message);
  return error;
};
