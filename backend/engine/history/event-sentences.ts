import type { LogEpochEvent } from '@nomucheck/domain/kernel/log/log-epoch.ts';
import type { LogSealingEvent } from '@nomucheck/domain/kernel/log/log-sealing.ts';
import type { LogVerificationEvent } from '@nomucheck/domain/kernel/log/log-verification.ts';
import type { ReadModelBuildEvent } from '@nomucheck/domain/kernel/log/read-model-builds.ts';

/** What a sentence needs besides the event. */
export type SentenceContext = {
  /** The title of the question with this key. */
  readonly question: (key: string) => string;
};

/** Written as a method, so that the sentences of all contexts fit into one table. */
type Sentence<Data> = { say(data: Data, sentenceContext: SentenceContext): string }['say'];

/** A sentence for each of these events, by its type. */
export type SentencesOf<Event extends { readonly type: string; readonly data: unknown }> = {
  readonly [Type in Event['type']]: Sentence<Extract<Event, { readonly type: Type }>['data']>;
};

/** The sentences of several contexts. */
export type Sentences = Readonly<Record<string, Sentence<unknown>>>;

/**
 * The sentence that says what happened, for the person it happened to. It never contains text that a person wrote.
 * Throws for a type without a sentence; a test compares the sentences with the catalogue.
 */
export type SentenceOf = (
  event: { readonly type: string; readonly data: unknown },
  sentenceContext: SentenceContext,
) => string;

export const sentenceFrom =
  (sentences: Sentences): SentenceOf =>
  ({ type, data }, sentenceContext) => {
    const say = sentences[type];
    if (!say) throw new Error(`no sentence for the event type ${type}`);
    return say(data, sentenceContext);
  };

/** The engine's own events. */
export const engineSentences: SentencesOf<
  LogEpochEvent | LogSealingEvent | LogVerificationEvent | ReadModelBuildEvent
> = {
  LogEpochOpened: () => '프로그램이 켜져 기록을 이어 쓰기 시작했어요.',
  PlainTextSealed: ({ events }) => `예전 기록 ${events}건에 그대로 적혀 있던 글을 봉인했어요.`,
  ReadModelBuilt: ({ name, switched, added, removed, changed }) => {
    const difference =
      added + removed + changed === 0
        ? '지금 것과 다른 줄이 없어요'
        : `더해진 줄 ${added}개, 빠진 줄 ${removed}개, 달라진 줄 ${changed}개가 있어요`;
    return `조회 자료 ${name}: 기록으로 다시 만들어 ${switched ? '바꾸었어요' : '견주어 보았어요'}. ${difference}.`;
  },
  LogVerified: ({ events, found }) =>
    found === 0
      ? `기록 ${events.toLocaleString('ko')}건을 확인했고, 모두 쓰인 그대로예요.`
      : `기록 ${events.toLocaleString('ko')}건을 확인해 맞지 않는 곳 ${found}곳을 찾았어요.`,
};
