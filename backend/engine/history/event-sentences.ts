import type { LogEpochEvent } from '@nomucheck/domain/kernel/log-epoch.ts';

/** What a sentence needs beside the event. */
export type Told = {
  /** The title of the question with this key. */
  readonly question: (key: string) => string;
};

/** Written as a method, so that the sentences of all contexts fit into one table. */
type Sentence<Data> = { say(data: Data, told: Told): string }['say'];

/** A sentence for each of these events, by its type. */
export type SentencesOf<Event extends { readonly type: string; readonly data: unknown }> = {
  readonly [Type in Event['type']]: Sentence<Extract<Event, { readonly type: Type }>['data']>;
};

/** The sentences of several contexts. */
export type Sentences = Readonly<Record<string, Sentence<unknown>>>;

/**
 * What this event says happened, in a sentence for the person it happened to. Throws for a type that has none; a test holds the
 * sentences to the catalogue. Never anyone's own words.
 */
export type SentenceOf = (event: { readonly type: string; readonly data: unknown }, told: Told) => string;

export const sentenceFrom =
  (sentences: Sentences): SentenceOf =>
  ({ type, data }, told) => {
    const say = sentences[type];
    if (!say) throw new Error(`no sentence for the event type ${type}`);
    return say(data, told);
  };

/** What the engine itself writes. */
export const engineSentences: SentencesOf<LogEpochEvent> = {
  LogEpochOpened: () => '프로그램이 켜져 기록을 이어 쓰기 시작했어요.',
};
