import { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import pg from 'pg';

export type Silence = {
  /** Makes the sockets of the monitored connections. */
  readonly socket: () => Socket;
  /** A request was sent to the server; it stays open until `answered` is called with the same object. */
  readonly asked: (what: object) => void;
  readonly answered: (what: object) => void;
};

export type SilenceParts = {
  readonly url: string;
  /** Once true, the connections are no longer monitored. */
  readonly isOver: () => boolean;
  readonly report: (what: 'silent' | 'answers_again') => void;
  /** A working server answers within this time. The default is chosen for a waiting user. */
  readonly longestAnswerMs?: number;
};

// In total below the five seconds that a user may wait: 0.5 + 1 + 2.
const lookEveryMs = 500;
const suspectAfterMs = 1_000;
const forAPerson = 2_000;

/**
 * A frozen server accepts requests and answers none. A statement timeout can't tell that from a long statement. So when
 * a request has been open for a second, the server gets a request that it must answer at once. If it doesn't,
 * everything that waits for it is refused as `unavailable`, and so is each new request until it answers again.
 */
export const watchForSilence = (parts: SilenceParts): Silence => {
  const { url, isOver, report, longestAnswerMs = forAPerson } = parts;
  const sockets = new Set<Socket>();
  const openSince = new Map<object, number>();
  let silent = false;
  let watching = false;

  const isSuspect = (): boolean => {
    const now = performance.now();
    return openSince.values().some((since) => now - since > suspectAfterMs);
  };

  const watch = async (): Promise<void> => {
    if (watching) return;
    watching = true;
    for (; (silent || openSince.size > 0) && !isOver(); await sleep(lookEveryMs, undefined, { ref: false })) {
      if (!silent && !isSuspect()) continue;
      const isSilent = !(await answers(url, longestAnswerMs));
      if (isSilent === silent) continue;
      silent = isSilent;
      report(silent ? 'silent' : 'answers_again');
      if (silent) for (const socket of sockets) refuse(socket);
    }
    watching = false;
  };

  const asked = (what: object): void => {
    openSince.set(what, performance.now());
    void watch();
  };
  const answered = (what: object): void => void openSince.delete(what);

  return {
    asked,
    answered,
    socket: () => {
      const socket = new Socket();
      sockets.add(socket);
      asked(socket);
      socket.once('data', () => answered(socket));
      socket.once('close', () => {
        answered(socket);
        sockets.delete(socket);
      });
      // Only after the caller that requested the socket has added its listeners.
      if (silent) process.nextTick(refuse, socket);
      return socket;
    },
  };
};

/** The driver passes this error to everything that waits at the connection. */
const refuse = (socket: Socket): void => void socket.destroy(new DomainError('unavailable'));

/** Whether the server sends any answer in time; a refusal counts as an answer. */
const answers = async (url: string, longestAnswerMs: number): Promise<boolean> => {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, stream: () => socket, application_name: 'nomucheck pulse' });
  client.on('error', () => {});
  const late = new AbortController();
  const answer = client
    .connect()
    .then(() => client.query('select 1').then(saidSomething, saidSomething), saidSomething);
  const tooLate = sleep(longestAnswerMs, false, { signal: late.signal, ref: false })
    // When this process itself was busy for that long, the answer may be received and not yet read.
    .then(() => nextTurn())
    .then(() => nextTurn(false))
    .catch(() => false);
  const answered = await Promise.race([answer, tooLate]);
  late.abort();
  socket.destroy();
  return answered;
};

const saidSomething = (): true => true;
