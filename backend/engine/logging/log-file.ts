import { chmodSync, createWriteStream, mkdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { createStream } from 'rotating-file-stream';

export type Rotation = {
  /** A new file begins once the last has so many megabytes, and each midnight. */
  readonly megabytes: number;
  /** How many old files are kept: as many days, or fewer where a day fills more than one. */
  readonly days: number;
};

/** `-` in place of a path. */
const TERMINAL = '-';

/** For this account alone: who did what, by id, is nobody else's to read. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/**
 * Where lines of the log go: a file that makes way for a new one (`service.log`, then `service.log.1` and on), the terminal
 * or a device as they are. What goes wrong is an `error` of the stream.
 */
export const openLogFile = (file: string, { megabytes, days }: Rotation): Writable => {
  if (file === TERMINAL) return createWriteStream('', { fd: 1, autoClose: false });
  const known = statSync(file, { throwIfNoEntry: false });
  if (known && !known.isFile()) return createWriteStream(file, { flags: 'a' });
  if (known) chmodSync(file, OWN_FILE);
  return createStream(basename(file), {
    path: dirname(file),
    mode: OWN_FILE,
    size: `${megabytes}M`,
    interval: '1d',
    rotate: days,
  });
};

/** Makes the folder of the log for this account alone; one that was there already keeps what its owner gave it, unless it is ours. */
export const prepareLogFolder = (file: string, isOurs: boolean): void => {
  if (file === TERMINAL) return;
  const folder = dirname(file);
  // The folders above it are other people's way to theirs: the embedded database has an account of its own.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  if (isOurs) chmodSync(folder, OWN_FOLDER);
};
