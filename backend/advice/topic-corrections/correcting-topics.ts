import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import type {
  CorrectLineBody,
  RestoreLineBody,
  TopicLineOut,
} from '@nomucheck/domain/advice/contract/topic-correction.ts';
import { answerLines } from '@nomucheck/domain/advice/corrections/answer-lines.ts';
import { refusalOfLaw, refusalOfReplacement } from '@nomucheck/domain/advice/corrections/replacement.ts';
import {
  type TopicCorrectionCommand,
  topicCorrectionDecider,
  topicStream,
} from '@nomucheck/domain/advice/corrections/topic-correction.ts';
import { topicTitles } from '@nomucheck/domain/advice/topics/topic-titles.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { FindMaterial } from '../chat/chatting.ts';
import type { LoadedAdvice } from '../loaded-advice.ts';

/** Corrections of topics by the firm's labour attorneys. */
export type CorrectingTopics = {
  /** The sentences of an answer that its topics say. */
  linesOf(loaded: LoadedAdvice, answerId: string, caller: Caller): Promise<readonly TopicLineOut[]>;
  /** `loaded`: the advice whose answer shows the mistake; null where the line is corrected already. */
  correct(body: CorrectLineBody, loaded: LoadedAdvice | null, by: By): Promise<Written>;
  restore(body: RestoreLineBody, by: By): Promise<Written>;
};
type By = { readonly caller: Caller; readonly context: CommandContext };
type Written = { readonly position: string };

export type CorrectingTopicsParts = { readonly commands: CommandHandler; readonly findMaterial: FindMaterial };

export const createCorrectingTopics = ({ commands, findMaterial }: CorrectingTopicsParts): CorrectingTopics => {
  const linesOf: CorrectingTopics['linesOf'] = async ({ advice }, answerId, caller) => {
    const answer = advice.answers.find((each) => each.answerId === answerId);
    if (!answer) throw new DomainError('not_found');
    const place = advice.messages.findIndex(({ messageId }) => messageId === answer.messageId);
    const [question, ...before] = advice.messages
      .slice(0, place + 1)
      .map(({ text }) => text)
      .toReversed();
    if (question == null || answer.text === null) return [];
    const earlier = before.toReversed().flatMap((text) => text ?? []);
    // Without the check where it can't be read any more: fewer sentences are found then.
    const material = await findMaterial(question, advice.checkId, caller, earlier).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return findMaterial(question, null, caller, earlier);
    });
    return answerLines({ text: answer.text, citations: answer.citations }, material.tests).map((line) => ({
      ...line,
      title: topicTitles.get(line.topicId) ?? null,
    }));
  };

  const tell = (command: TopicCorrectionCommand, reason: string, { caller, context }: By): Promise<Written> =>
    commands.handle(topicCorrectionDecider, {
      stream: topicStream(command.topicId),
      command,
      context: { ...context, reason },
      first: () => authorize(caller.actor, 'advice.review'),
    });

  /** Nothing of a person may come into a topic's stream: only what the firm says itself is taken. */
  const requireLine = async (body: CorrectLineBody, loaded: LoadedAdvice | null, caller: Caller): Promise<void> => {
    const { topicId, line, replacement, from } = body;
    if (loaded !== null && from !== null) {
      const lines = await linesOf(loaded, from.answerId, caller);
      const found = lines.find((each) => each.topicId === topicId && each.line === line);
      if (!found) throw refused('line', '이 답의 주제에 있는 문장이 아니에요.');
      if (found.opens && replacement === null)
        throw refused('replacement', '답을 여는 문장은 뺄 수 없어요. 바꿀 문장을 적어 주세요.');
      return;
    }
    const { state } = await commands.load(topicCorrectionDecider, topicStream(topicId));
    if (!state.has(line)) throw refused('line', '바로잡혀 있는 문장이 아니에요.');
    if (replacement === null) throw refused('replacement', '바꿀 문장을 적어 주세요.');
  };

  return {
    linesOf,
    correct: async (body, loaded, by) => {
      authorize(by.caller.actor, 'advice.review');
      const { topicId, line, replacement, law, reason, from } = body;
      const today = koreanDateOf(by.context.at);
      const wrong = {
        replacement: replacement === null ? null : refusalOfReplacement(replacement, today),
        law:
          law === null
            ? null
            : replacement === null
              ? '문장을 뺄 때에는 근거를 적지 않아요.'
              : refusalOfLaw(law, today),
      };
      const errors = Object.fromEntries(Object.entries(wrong).flatMap(([field, why]) => (why ? [[field, why]] : [])));
      if (Object.keys(errors).length > 0) throw new DomainError('invalid_request', { errors });
      await requireLine(body, loaded, by.caller);
      const fromAdvice = from?.adviceId ?? null;
      return tell({ type: 'CorrectLine', topicId, line, replacement, law, fromAdvice }, reason, by);
    },
    restore: ({ topicId, line, reason }, by) => tell({ type: 'RestoreLine', topicId, line }, reason, by),
  };
};

const refused = (field: string, message: string): DomainError =>
  new DomainError('invalid_request', { errors: { [field]: message } });
