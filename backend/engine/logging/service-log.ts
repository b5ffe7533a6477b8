import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { Configuration } from '../configuration.ts';
import { type BoundedLines, boundedLines } from './bounded-lines.ts';
import { openLogFile, prepareLogFolder } from './log-file.ts';

export type ServiceLog = { readonly log: Logger; readonly lines: Pick<BoundedLines, 'counts' | 'end'> };

type Settings = Pick<Configuration, 'role' | 'port' | 'dataDir' | 'logFile' | 'logLevel' | 'logRotation'>;

/**
 * The log of requests and of problems that a person has to solve. Writing it never delays a request. pino's own file
 * destination isn't used: it ends the process when the volume is full, and at the end it tries for ever to write the
 * rest.
 */
export const openServiceLog = ({ logFile, logLevel, logRotation, ...settings }: Settings): ServiceLog => {
  const file = logFile ?? join(settings.dataDir, 'logs', fileNameOf(settings));
  prepareLogFolder(file, logFile === undefined);
  const lines = boundedLines(() => openLogFile(file, logRotation), {
    onFailure: ({ message }) => console.error(`⚠️ 기록(LOG_FILE)을 쓸 수 없습니다. 서비스는 계속됩니다: ${message}`),
  });
  const log = pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
  return { log, lines };
};

/** Each process writes and replaces files of its own; of one machine's, the port tells them apart. */
const fileNameOf = ({ role, port }: Pick<Settings, 'role' | 'port'>): string =>
  role === 'all' ? 'service.log' : `${role}-${port}.log`;
