import type { Logger } from 'pino';
import { bareError } from '../logging/bare-error.ts';
import { isLostConnection } from '../postgres/lost-connection.ts';

export type Ending = {
  readonly log: Pick<Logger, 'error'>;
  /** All that has to happen before the process may go. */
  readonly end: () => Promise<void>;
  /** Milliseconds that it may take; then the process goes as it is, with code 1. */
  readonly longest: number;
};

/** A second signal this soon is the same one: Ctrl-C tells every process of the group, and the one that started us passes it on. */
const sameSignal = 1_000;

/**
 * From now on the process ends in order: with code 0 when it is told to, with code 1 when a failure reaches nobody. After such
 * a failure nothing is known about what it left half done, so the process doesn't go on; a lost connection alone leaves nothing. A later signal ends it at once.
 */
export const endInOrder = ({ log, end, longest }: Ending): void => {
  let begunAt: number | null = null;
  const begin = (code: 0 | 1): void => {
    begunAt = performance.now();
    setTimeout(() => process.exit(1), longest).unref();
    end().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (begunAt === null) begin(0);
      else if (performance.now() - begunAt > sameSignal) process.exit(1);
    });
  }
  for (const failure of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(failure, (error: unknown) => {
      // A library may lose a connection where nobody listens. Nothing is left half done by it, and ending here would make one
      // outage into two.
      if (isLostConnection(error)) {
        log.error({ err: bareError(error), failure }, 'a lost connection that nobody listened to');
        return;
      }
      log.error({ err: bareError(error), failure }, 'a failure that nobody handled');
      if (begunAt !== null) return;
      console.error('❌ 예상하지 못한 오류가 나서 서비스를 끝냅니다. 자세한 내용은 기록(LOG_FILE)에 있습니다.');
      begin(1);
    });
  }
};
