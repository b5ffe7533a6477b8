import type { Logger } from 'pino';
import { bareError } from '../logging/bare-error.ts';
import { isLostConnection } from '../postgres/connections/lost-connection.ts';

export type Ending = {
  readonly log: Pick<Logger, 'error'>;
  /** Everything that has to be done before the process ends. */
  readonly end: () => Promise<void>;
  /** Milliseconds that it may take; after that the process ends at once with code 1. */
  readonly longest: number;
};

/**
 * A second signal within this time counts as the same one: Ctrl-C signals every process of the group, and the process
 * that started us passes it on.
 */
const sameSignal = 1_000;

/**
 * Makes the process end in order: with code 0 after a signal, with code 1 after an unhandled failure. Such a failure
 * may leave an operation incomplete, so the process doesn't continue; a lost connection alone leaves nothing
 * incomplete. A later signal ends the process at once.
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
      // A library may lose a connection that has no error listener. That leaves nothing incomplete, and ending the
      // process would turn one outage into two.
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
