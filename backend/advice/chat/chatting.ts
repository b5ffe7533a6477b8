import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import type { Material } from '@nomucheck/domain/advice/answering/material.ts';
import { consentForTexts } from '@nomucheck/domain/advice/consent-for-text.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { v7 as newId } from 'uuid';
import type { Caller } from '../../engine/callers/caller.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { ReservedCall, Usage } from '../../usage/context.ts';
import type { Advisor } from '../answering/advisor.ts';
import type { AskingAllowances } from './asking-allowances.ts';
import { requireConsent } from './consent.ts';
import { conversationOf } from './conversation.ts';
import { maskWithin } from './mask-within.ts';
import type { AnswersInProgress } from './running/answers-in-progress.ts';
import type { RunningAnswer, RunningAnswers } from './running/running-answers.ts';

/** An answer that is being written, or that was written before and is asked for again. */
export type AnswerFound =
  | { readonly running: RunningAnswer; readonly position: string }
  | { readonly running: null; readonly answerId: string; readonly position: string };

export type ChatCall = {
  readonly adviceId: string;
  /** null: the last message is answered, which has no complete answer yet. */
  readonly message: string | null;
  readonly caller: Caller;
  readonly context: CommandContext;
  /** The address of the request. */
  readonly source: string;
  /** Whether the caller's session is live. */
  readonly isWanted: () => Promise<boolean>;
};

export type Chatting = {
  /**
   * Records the message, reserves the call and begins to write the answer; the same command again finds the same answer, and
   * calls nobody. Throws `too_many_requests` where the person has sent too many, or another answer to them is being written. What
   * was recorded stays when the answer is refused: `quota_exceeded`, or `too_many_requests` where the service has spent its day's.
   */
  answer(call: ChatCall): Promise<AnswerFound>;
};

export type ChattingParts = {
  readonly allowances: Pick<AskingAllowances, 'message' | 'answer'>;
  readonly commands: CommandHandler;
  readonly answers: AnswersInProgress;
  readonly running: RunningAnswers;
  readonly usage: Usage;
  readonly advisor: Advisor;
  readonly findMaterial: FindMaterial;
  readonly clock: () => Date;
  /** An answer is over by then, its time in the waiting line included. */
  readonly longestMs: number;
};

/** Finds what an answer may rest on; all texts are masked. */
export type FindMaterial = (
  question: string,
  checkId: string | null,
  caller: Caller,
  earlier: readonly string[],
) => Promise<Material>;

const comeAgainSeconds = 10;

export const createChatting = (parts: ChattingParts): Chatting => {
  const { allowances, commands, answers, running, usage, advisor, findMaterial, clock, longestMs } = parts;

  const load = async (adviceId: string, { actor }: Caller): Promise<Loaded<Advice | null> & { state: Advice }> => {
    const loaded = await commands.load(adviceDecider, adviceStream(adviceId));
    authorize(actor, 'advice.request', loaded.state && { owner: loaded.state.asker });
    if (!loaded.state) throw new DomainError('not_found');
    return { ...loaded, state: loaded.state };
  };

  const send = async ({ adviceId, message, context }: ChatCall, consentedAt: string | null): Promise<void> => {
    if (message === null) return;
    await commands.handle(adviceDecider, {
      stream: adviceStream(adviceId),
      command: {
        type: 'SendMessage',
        messageId: followingCommandId(context.commandId, 'message'),
        text: maskWithin('message', message, lengths.message).text,
        consentedAt,
      },
      context,
    });
  };

  const begin = async (wanted: ChatCall, answerId: string, consentedAt: string | null): Promise<AnswerFound> => {
    const { adviceId, caller, context, source, isWanted } = wanted;
    let call: ReservedCall | null = null;
    try {
      await allowances.message(caller, source);
      await send(wanted, consentedAt);
      const { state: advice, position } = await load(adviceId, caller);
      const { messageId, question, conversation, earlier } = conversationOf(advice);
      const material = await findMaterial(question, advice.checkId, caller, earlier);
      const asked = { question, conversation, material };
      const most = advisor.most(asked);
      const { kind, model } = advisor;
      await allowances.answer();
      // An id of its own: a call that was released can't be reserved again.
      call = await usage.reserve(context, {
        ...{ callId: newId(), adviceId, userId: caller.user.id, companyId: advice.companyId },
        ...{ advisor: kind, model, most, until: new Date(clock().getTime() + longestMs).toISOString() },
      });
      await answers.reserved(answerId, call);
      const asker = caller.user.id;
      const order = {
        ...{ answerId, adviceId, asker, messageId, asked, call, most, context, isWanted },
        consentedAt: advice.consentedAt,
      };
      return { running: running.start(order), position };
    } catch (error) {
      if (call) await usage.release(context, call).catch(() => {});
      await answers.end(answerId);
      throw error;
    }
  };

  return {
    answer: async (wanted) => {
      const { adviceId, caller, context } = wanted;
      const { state: advice, position } = await load(adviceId, caller);
      requireConsent(caller);
      // Also what was written before: the advisor reads it again, and its consent may have been withdrawn.
      const texts = [wanted.message, ...advice.messages.map(({ text }) => text)];
      const consentedAt = consentForTexts(caller.user, 'advice', texts, advice.consentedAt);
      const answerId = followingCommandId(context.commandId, 'answer');
      const again = running.find(answerId);
      if (again) return { running: again, position };
      if (advice.answers.some((answer) => answer.answerId === answerId)) return { running: null, answerId, position };
      if (!(await answers.take({ answerId, adviceId, asker: caller.user.id }))) {
        throw new DomainError('too_many_requests', { params: { seconds: comeAgainSeconds } });
      }
      return begin(wanted, answerId, consentedAt);
    },
  };
};
