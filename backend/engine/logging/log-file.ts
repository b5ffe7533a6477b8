import { chmodSync, createWriteStream, mkdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { createStream } from 'rotating-file-stream';

export type Rotation = {
  /** A new file begins when the last one has this many megabytes, and each midnight. */
  readonly megabytes: number;
  /** How many old files are kept: that many days, or fewer when a day fills several files. */
  readonly days: number;
};

/** `-` in place of a path means the standard output. */
const TERMINAL = '-';

/** Only the service's account may read it: it shows which person (by id) did what. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/**
 * Opens the destination of log lines: a file that is replaced when full (`service.log`, then `service.log.1` and so
 * on), the terminal, or a device. Failures are `error` events of the stream.
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

/**
 * Creates the log folder with access for this account only. A folder that existed already keeps its owner's
 * permissions, unless this account owns it.
 */
export const prepareLogFolder = (file: string, isOurs: boolean): void => {
  if (file === TERMINAL) return;
  const folder = dirname(file);
  // Folders above it keep their permissions, because other accounts pass through them: the embedded database has its
  // own account.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  if (isOurs) chmodSync(folder, OWN_FOLDER);
};
