import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EventStore } from '../event-store/event-store.ts';
import { emptyLog, stillHas, wholeLogSince } from '../event-store/proof/whole-log-hash.ts';
import { appendProof, type LogProofLine, logProof, readLastProof } from './proof-file.ts';
import { sendProof } from './send-proof.ts';

/** The state of the proofs that this process writes. */
export type LogProofState = {
  /** The last line of the file. */
  readonly position: string | null;
  readonly file: 'waiting' | 'written' | 'failed';
  /** The address that receives copies; `off` when none is configured. */
  readonly elsewhere: 'off' | 'waiting' | 'sent' | 'failed';
};

export type LogProofsParts = {
  readonly store: Pick<EventStore, 'readAll' | 'eventAt'>;
  readonly file: string;
  /** Where each line is also sent; undefined: nowhere. */
  readonly url: string | undefined;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Does the work while no other process writes a line: they may share the file. */
  readonly alone?: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The pause until a line that couldn't be written is tried again. */
  readonly againAfterMs?: number;
};

const lastSendMs = 3_000;
const longestEndMs = 5_000;

export type LogProofs = ReturnType<typeof createLogProofs>;

/**
 * Writes the hash of the whole log outside the database at regular times. Somebody who may change the log can also
 * recompute every hash in it, so the log alone wouldn't show the change; a hash that was written before does.
 */
export const createLogProofs = (parts: LogProofsParts) => {
  const { store, file, url, clock, log, alone = (work) => work(), againAfterMs = 30_000 } = parts;
  let state: LogProofState = { position: null, file: 'waiting', elsewhere: url === undefined ? 'off' : 'waiting' };
  let turn: Promise<unknown> = Promise.resolve();
  let again: NodeJS.Timeout | undefined;
  let ended = false;

  const writeNext = async (): Promise<LogProofLine | null> => {
    const last = await readLastProof(file);
    const goesOn = last !== null && (await stillHas(store, last));
    if (last !== null && !goesOn)
      log.error(
        { position: last.position },
        'the log has lost or changed what the last proof is of: a restored copy, or forgery; see npm run verify',
      );
    const whole = await wholeLogSince(store, goesOn ? last : emptyLog);
    if (whole.position === emptyLog.position) return null;
    if (goesOn && whole.position === last.position) return last;
    const { position, hash, last: lastEvent } = whole;
    const proof = { at: clock().toISOString(), position, hash, last: lastEvent };
    await appendProof(file, proof);
    return proof;
  };

  /**
   * The newest line, written if the log has grown since the one before. Throws where it can't be written; it is tried again
   * a little later, so that an outage at that moment doesn't count as a failure until the next regular time.
   */
  const write = (): Promise<LogProofLine | null> => {
    const next = turn
      .then(() => alone(writeNext))
      .then(
        (proof) => {
          state = { ...state, position: proof?.position ?? null, file: 'written' };
          return proof;
        },
        (error: unknown) => {
          state = { ...state, file: 'failed' };
          log.error({ err: String(error) }, 'the proof of the log could not be written');
          clearTimeout(again);
          if (!ended) again = setTimeout(() => write().catch(() => {}), againAfterMs).unref();
          throw error;
        },
      );
    turn = next.catch(() => {});
    return next;
  };

  /** Throws when the address doesn't accept the line: the caller tries again. */
  const send = async (line: unknown, patienceMs?: number): Promise<void> => {
    if (url === undefined) return;
    try {
      await sendProof(url, logProof.parse(line), patienceMs);
      state = { ...state, elsewhere: 'sent' };
    } catch (error) {
      state = { ...state, elsewhere: 'failed' };
      log.warn({ err: String(error) }, 'the proof of the log could not be sent');
      throw error;
    }
  };

  /** Writes the last line when the service ends. A failure doesn't stop the end; it is logged. */
  const end = async (): Promise<void> => {
    ended = true;
    clearTimeout(again);
    const last = write().then((line) => (line ? send(line, lastSendMs) : undefined));
    await Promise.race([last.catch(() => {}), sleep(longestEndMs, undefined, { ref: false })]);
  };

  return {
    write,
    send,
    end,
    isSent: url !== undefined,
    state: (): LogProofState => state,
  };
};
