import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { z } from 'zod';
import type { Caller } from '../../../engine/callers/caller.ts';
import type { CommandHandler } from '../../../engine/command-handling/handle-command.ts';
import type { Signals } from '../../../engine/signals/signals.ts';
import type { AnswersInProgress } from './answers-in-progress.ts';
import type { RunningAnswers } from './running-answers.ts';

export type Stopping = {
  /**
   * Stops the answer of this advice that is being written, in whichever process, and waits until it has ended; false where none
   * is.
   */
  stop(adviceId: string, caller: Caller): Promise<boolean>;
  /** Stops the answers to this person, who leaves. */
  stopOf(asker: string): Promise<void>;
};

export type StoppingParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly answers: Pick<AnswersInProgress, 'wantStop' | 'wantStopOf'>;
  readonly running: RunningAnswers;
  readonly signals: Pick<Signals, 'tell' | 'subscribe'>;
};

const topic = 'stop the answer';
const wanted = z.union([z.strictObject({ adviceId: z.string() }), z.strictObject({ asker: z.string() })]);
type Wanted = z.infer<typeof wanted>;

/** A process that hasn't heard the signal finds out with its next beat (write-answer.ts). */
const longestWaitMs = 5_000;

export const createStopping = ({ commands, answers, running, signals }: StoppingParts): Stopping => {
  const stopHere = (which: Wanted): Promise<boolean> =>
    running.stop(
      'asker' in which ? ({ asker }) => asker === which.asker : ({ adviceId }) => adviceId === which.adviceId,
      'stopped',
    );
  signals.subscribe(topic, async (payload) => {
    const { data } = wanted.safeParse(payload);
    if (data) await stopHere(data);
  });
  const stopElsewhere = async (which: Wanted): Promise<boolean> => {
    const isWritten = await ('asker' in which ? answers.wantStopOf(which.asker) : answers.wantStop(which.adviceId));
    if (isWritten) await signals.tell(topic, which, { withinMs: longestWaitMs });
    return isWritten;
  };

  return {
    stop: async (adviceId, { actor }) => {
      const { state } = await commands.load(adviceDecider, adviceStream(adviceId));
      authorize(actor, 'advice.request', state && { owner: state.asker });
      return (await stopHere({ adviceId })) || (await stopElsewhere({ adviceId }));
    },
    stopOf: async (asker) => {
      await stopHere({ asker });
      await stopElsewhere({ asker });
    },
  };
};
