import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { Configuration } from '../configuration.ts';
import { type BoundedLines, boundedLines } from './bounded-lines.ts';
import { openLogFile, prepareLogFolder } from './log-file.ts';

export type ServiceLog = { readonly log: Logger; readonly lines: Pick<BoundedLines, 'counts' | 'end'> };

type Settings = Pick<Configuration, 'dataDir' | 'logFile' | 'logLevel' | 'logRotation'>;

/**
 * The log of requests and of what needs a person. It is written beside the work and never holds it up: pino's own file
 * destination ends the process where the volume is full, and on the way out tries for ever to write what is left.
 */
export const openServiceLog = ({ dataDir, logFile, logLevel, logRotation }: Settings): ServiceLog => {
  const file = logFile ?? join(dataDir, 'logs', 'service.log');
  prepareLogFolder(file, logFile === undefined);
  const lines = boundedLines(() => openLogFile(file, logRotation), {
    onFailure: ({ message }) => console.error(`⚠️ 기록(LOG_FILE)을 쓸 수 없습니다. 서비스는 계속됩니다: ${message}`),
  });
  const log = pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
  return { log, lines };
};
