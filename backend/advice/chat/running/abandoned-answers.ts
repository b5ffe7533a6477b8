import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { followingCommandId } from '../../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../../engine/command-handling/handle-command.ts';
import type { Sealer } from '../../../engine/sealing/sealer.ts';
import type { Usage } from '../../../usage/context.ts';
import { outcomeOf } from '../writing/endings.ts';
import { nothingKept, openKept } from '../writing/kept-answer.ts';
import type { AbandonedAnswer, AnswersInProgress } from './answers-in-progress.ts';

export type AbandonedParts = {
  readonly answers: Pick<AnswersInProgress, 'abandoned' | 'end'>;
  readonly commands: CommandHandler;
  readonly usage: Usage;
  readonly sealer: Sealer;
  readonly clock: () => Date;
  /** A process that was silent for so long is taken for dead. */
  readonly silentSeconds: number;
};

/**
 * Ends the answers whose process has ended in the middle: what was kept of each becomes a marked part, and its call is settled
 * at what was reserved, because nobody knows what it took. Returns how many. May be repeated, also while a process that was
 * only slow ends its answer itself: whoever is first has the last word.
 */
export const endAbandonedAnswers = async (parts: AbandonedParts): Promise<number> => {
  const abandoned = await parts.answers.abandoned(parts.silentSeconds);
  for (const answer of abandoned) await endOne(answer, parts);
  return abandoned.length;
};

const endOne = async (answer: AbandonedAnswer, parts: AbandonedParts): Promise<void> => {
  const { commands, usage, sealer, answers, clock } = parts;
  const { answerId, adviceId, call, called } = answer;
  const contextOf = (purpose: string): CommandContext => ({
    commandId: followingCommandId(answerId, `${purpose} after the process`),
    at: clock().toISOString(),
    actor: { id: 'system', role: 'system' },
    correlationId: answerId,
  });
  const kept = await openKept(sealer, adviceId, answer.kept);
  await commands
    .handle(adviceDecider, {
      stream: adviceStream(adviceId),
      command: { type: 'BreakAnswer', answerId, ...kept, why: 'interrupted', spent: null },
      context: contextOf('end'),
    })
    .catch(async (error: unknown) => {
      if (!isRefusal(error)) throw error;
      // Its asker has left in the meantime, or has withdrawn the consent that it rests on: then the conversation may go on.
      const { state } = await commands.load(adviceDecider, adviceStream(adviceId));
      if (state === null || state.consentedAt === null || state.stage === 'withdrawn') return;
      await commands.handle(adviceDecider, {
        stream: adviceStream(adviceId),
        command: { type: 'BreakAnswer', answerId, ...nothingKept, text: null, why: 'interrupted', spent: null },
        context: contextOf('end without text'),
      });
    });
  if (call && called) {
    await usage.settle(contextOf('settle'), call, {
      spent: null,
      outcome: outcomeOf('interrupted', kept.text),
    });
  } else if (call) await usage.release(contextOf('release'), call);
  await answers.end(answerId);
};
