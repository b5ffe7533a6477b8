import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import {
  adviceAnswersOut,
  askAdviceBody,
  askedOut,
  type ChatMessage,
  chatBody,
  chatWhole,
  stoppedOut,
} from '@nomucheck/domain/advice/contract/advice.ts';
import { answersForCheck } from '@nomucheck/domain/advice/understanding/for-check/answers-for-check.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { z } from 'zod';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type Answer, emptyBody, idParams, loginRoute, noInput, type Route } from '../engine/http/route.ts';
import type { Sessions } from '../engine/vault/sessions.ts';
import type { Rulesets } from '../rulesets/context.ts';
import type { Asking } from './chat/asking.ts';
import type { AnswerFound, Chatting } from './chat/chatting.ts';
import { answerOut, messagesOf, recordedAnswer } from './chat/recorded-answer.ts';
import type { Stopping } from './chat/running/stopping.ts';

export type ChatRouteParts = {
  readonly asking: Asking;
  readonly chatting: Chatting;
  readonly stopping: Stopping;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly sessions: Pick<Sessions, 'isLive'>;
  readonly rulesets: Pick<Rulesets, 'current'>;
};

/** Asking for an advice, and its conversation. */
export const chatRoutes = ({
  asking,
  chatting,
  stopping,
  commands,
  sessions,
  rulesets,
}: ChatRouteParts): readonly Route[] => [
  loginRoute({
    ...noInput,
    method: 'post',
    path: '/api/ai-advices',
    status: 201,
    summary: 'Asks a question, in free text or from a finished check; its answer is asked for by /chat.',
    body: askAdviceBody,
    answers: askedOut,
    handle: async ({ body, context, source }, caller) => {
      const { asked, position } = await asking.ask(body, caller, context, source);
      return { body: asked, position };
    },
  }),
  loginRoute({
    ...noInput,
    method: 'post',
    path: '/api/ai-advices/:id/chat',
    summary: 'Answers a message of my advice, as server-sent events or, with Accept: application/json, whole.',
    params: idParams,
    body: chatBody,
    answers: z.union([chatWhole, z.string()]),
    handle: async (
      { params: { id: adviceId }, body: { message = null }, context, source, token, header, gone },
      caller,
    ) => {
      const isWanted = async (): Promise<boolean> => token !== null && (await sessions.isLive(token));
      const found = await chatting.answer({ adviceId, message, caller, context, source, isWanted });
      const wantsWhole = /^application\/json\b/i.test(header('accept') ?? '');
      if (wantsWhole) return wholeAnswer(commands, adviceId, found, gone);
      const messages = found.running
        ? (signal: AbortSignal) => found.running.messages(AbortSignal.any([signal, gone]))
        : replay(await messagesOf(commands, adviceId, found.answerId));
      return { body: null, position: found.position, stream: { messages, mayGoOn: isWanted, endsItself: true } };
    },
  }),
  loginRoute({
    ...noInput,
    method: 'post',
    path: '/api/ai-advices/:id/chat/stop',
    summary: 'Stops the answer that is being written, also from another window; what was written stays as a part.',
    params: idParams,
    body: emptyBody,
    answers: stoppedOut,
    handle: async ({ params }, caller) => ({ body: { stopped: await stopping.stop(params.id, caller) } }),
  }),
  loginRoute({
    ...noInput,
    method: 'get',
    path: '/api/ai-advices/:id/answers',
    summary: 'What I have told in my conversation, as answers to the questionnaire in force.',
    params: idParams,
    answers: adviceAnswersOut,
    handle: async ({ params: { id }, context }, { actor }) => {
      const { state: advice } = await commands.load(adviceDecider, adviceStream(id));
      authorize(actor, 'advice.request', advice && { owner: advice.asker });
      if (!advice) throw new DomainError('not_found');
      const texts = advice.messages.flatMap(({ text }) => text ?? []);
      const told = answersForCheck((await rulesets.current()).form, texts, koreanDateOf(context.at));
      return { body: { answers: [...told] } };
    },
  }),
];

const replay = (messages: readonly ChatMessage[]) =>
  async function* (): AsyncGenerator<ChatMessage, void, undefined> {
    yield* messages;
  };

const wholeAnswer = async (
  commands: ChatRouteParts['commands'],
  adviceId: string,
  found: AnswerFound,
  gone: AbortSignal,
): Promise<Answer> => {
  const answerId = found.running ? found.running.answerId : found.answerId;
  if (found.running) {
    // It is read to its end, because an answer without a reader is stopped.
    for await (const _message of found.running.messages(gone));
    await found.running.ended;
  }
  const recorded = await recordedAnswer(commands, adviceId, answerId);
  if (recorded.answer.status === 'failed') throw new DomainError('ai_unavailable');
  return { body: { answer: answerOut(recorded), revision: recorded.revision }, position: found.position };
};
