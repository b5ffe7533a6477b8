import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { createWakeUp } from '../../../engine/event-store/delivery/wake-up.ts';
import type { Signals } from '../../../engine/signals/signals.ts';
import type { AnswersInProgress } from './answers-in-progress.ts';

/** Who may call the advisor now, in all processes together: so many at a time, the others in the order in which they came. */
export type WaitingLine = {
  /**
   * Waits for the answer's turn; `onWaiting` hears how many are ahead, each time that changes. Returns the function that gives
   * the turn back. Throws `ai_unavailable` where the line is too long or the wait was, and the signal's reason when it is aborted.
   */
  turn(answerId: string, signal: AbortSignal, onWaiting: (ahead: number) => void): Promise<() => Promise<void>>;
};

export type WaitingLineParts = {
  readonly answers: Pick<AnswersInProgress, 'takeTurn' | 'giveTurnBack'>;
  readonly signals: Pick<Signals, 'publish' | 'subscribe' | 'onUnknown'>;
  readonly atATime: number;
  readonly mostWaiting: number;
  readonly longestMs: number;
  /** How often a waiting answer asks, also when it has heard nothing. */
  readonly lookEveryMs?: number;
};

const topic = 'a turn of the advisor is free';

export const createWaitingLine = (parts: WaitingLineParts): WaitingLine => {
  const { answers, signals, atATime, mostWaiting, longestMs, lookEveryMs = 2_000 } = parts;
  const moved = createWakeUp();
  signals.subscribe(topic, moved.ring);
  signals.onUnknown(moved.ring);

  const wait = async (answerId: string, signal: AbortSignal, onWaiting: (ahead: number) => void): Promise<void> => {
    const until = performance.now() + longestMs;
    let told = -1;
    for (;;) {
      signal.throwIfAborted();
      const ticket = moved.ticket();
      const found = await answers.takeTurn(answerId, { atATime, mostWaiting });
      signal.throwIfAborted();
      if (found === 'turn') return;
      const left = until - performance.now();
      if (found === 'full' || found === 'gone' || left <= 0) throw new DomainError('ai_unavailable');
      if (found.ahead !== told) onWaiting(found.ahead);
      told = found.ahead;
      await moved.sleep(ticket, Math.min(left, lookEveryMs), signal);
    }
  };

  return {
    turn: async (answerId, signal, onWaiting) => {
      /** A turn that isn't given back ends with the answer, or with its process. */
      const giveBack = async (): Promise<void> => {
        await answers.giveTurnBack(answerId).catch(() => {});
        signals.publish(topic, {});
      };
      try {
        await wait(answerId, signal, onWaiting);
        return giveBack;
      } catch (error) {
        await giveBack();
        throw error;
      }
    },
  };
};
