import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { AnswersInProgress } from './answers-in-progress.ts';
import type { RunningAnswers } from './running-answers.ts';

export type Stopping = {
  /** Stops the answer of this advice that is being written, in whichever process; false where none is. */
  stop(adviceId: string, caller: Caller): Promise<boolean>;
};

export const createStopping = (parts: {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly answers: Pick<AnswersInProgress, 'wantStop'>;
  readonly running: RunningAnswers;
}): Stopping => ({
  stop: async (adviceId, { actor }) => {
    const { commands, answers, running } = parts;
    const { state } = await commands.load(adviceDecider, adviceStream(adviceId));
    authorize(actor, 'advice.request', state && { owner: state.asker });
    const stopped = await running.stop((answer) => answer.adviceId === adviceId, 'stopped');
    return stopped || (await answers.wantStop(adviceId));
  },
});
