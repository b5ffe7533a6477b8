import type { AnswerValue, Frame } from '@nomucheck/domain/rulesets/ruleset.ts';
import { isSectionId } from '../question-url.ts';

/**
 * A check on this device: the answers, and which of them the server has not acknowledged yet. It is kept in local storage
 * until the server has it, so that no answer is lost when the battery or the connection fails. Everything here is pure;
 * `draft-sync.ts` sends.
 */

export type PendingAnswer = {
  readonly section: string;
  readonly numbering: number;
  /** Absent: the answer is removed. */
  readonly value?: AnswerValue;
  /**
   * What the account had when the person answered, as far as this device knew. If the account has something else by the time this
   * answer is sent, another device has answered in between. Absent in drafts of an older site.
   */
  readonly before?: Given;
};

/** An answer, or none. */
export type Given = { readonly value?: AnswerValue };

/** A question that was answered on two devices: what the account has is shown until the person chooses. */
export type Disputed = {
  readonly key: string;
  readonly section: string;
  readonly numbering: number;
  readonly mine: Given;
  readonly theirs: Given;
};

/** The batch that is being sent. A retry sends the same body under the same key, so it can't be recorded twice. */
export type Batch = {
  readonly key: string;
  readonly answers: readonly PendingAnswer[];
  readonly expectedRevision: number | null;
};

export type Draft = {
  /** The account of the draft; null while nobody is signed in. */
  readonly owner: string | null;
  /** null until the server has started the check. */
  readonly id: string | null;
  /** The key that makes the start idempotent, too. */
  readonly startKey: string;
  readonly rulesetVersion: string;
  readonly frame: Frame;
  readonly revision: number;
  /** By question key. */
  readonly answers: Readonly<Record<string, AnswerValue>>;
  readonly pending: readonly PendingAnswer[];
  readonly batch: Batch | null;
  /** When the server last acknowledged something, ISO 8601. */
  readonly savedAt: string | null;
  /**
   * The person consented on this device to the processing of sensitive answers; it is sent when the server first asks for
   * it.
   */
  readonly agreedToSensitive?: true;
  readonly disputed?: readonly Disputed[];
};

export const freshDraft = (given: {
  owner: string | null;
  rulesetVersion: string;
  frame: Frame;
  startKey: string;
}): Draft => ({ ...given, id: null, revision: 0, answers: {}, pending: [], batch: null, savedAt: null });

/** The server's copy of an unfinished check, as far as a draft needs it. */
export type ServerDraft = {
  readonly id: string;
  readonly revision: number;
  readonly rulesetVersion: string;
  readonly questionnaire: 'basic' | 'detail';
  readonly sections: readonly string[] | null;
  readonly updatedAt?: string;
  readonly answers: readonly {
    readonly key: string;
    readonly section: string;
    readonly numbering: number;
    readonly value: AnswerValue;
    readonly derivedFrom?: unknown;
  }[];
};

const sameQuestion = (one: PendingAnswer, other: PendingAnswer): boolean =>
  one.section === other.section && one.numbering === other.numbering;

/** An answer: shown at once, and waiting to be acknowledged. A later answer to the same question replaces it. */
export const withAnswer = (draft: Draft, key: string, answer: PendingAnswer): Draft => {
  const waiting = unsent(draft).find((other) => sameQuestion(other, answer));
  const before = waiting === undefined ? givenOf(draft.answers[key]) : waiting.before;
  const { before: _stale, ...given } = answer;
  const pending = [
    ...draft.pending.filter((other) => !sameQuestion(other, answer)),
    { ...given, ...(before === undefined ? {} : { before }) },
  ];
  const settled = withoutDispute({ ...draft, pending }, key);
  if (answer.value !== undefined) return { ...settled, answers: { ...draft.answers, [key]: answer.value } };
  const { [key]: _taken, ...answers } = draft.answers;
  return { ...settled, answers };
};

export const givenOf = (value: AnswerValue | undefined): Given => (value === undefined ? {} : { value });

/** The person chose what the account has, or answered the question anew. */
export const withoutDispute = (draft: Draft, key: string): Draft => {
  if (draft.disputed === undefined) return draft;
  const { disputed, ...rest } = draft;
  const left = disputed.filter((other) => other.key !== key);
  return left.length === 0 ? rest : { ...rest, disputed: left };
};

export const isAllAcknowledged = (draft: Draft): boolean => draft.pending.length === 0 && draft.batch === null;

/** The next batch: the one in progress again, else all waiting answers. */
export const withBatch = (draft: Draft, key: string): Draft => {
  if (draft.batch !== null || draft.pending.length === 0) return draft;
  return { ...draft, batch: { key, answers: draft.pending, expectedRevision: draft.revision }, pending: [] };
};

export const acknowledged = (draft: Draft, at: { revision: number; savedAt: string }): Draft => ({
  ...draft,
  revision: at.revision,
  savedAt: at.savedAt,
  batch: null,
  // What was just saved is what the account has when the newer answer is sent.
  pending: draft.pending.map((newer) => {
    const saved = draft.batch?.answers.find((older) => sameQuestion(older, newer));
    return saved === undefined ? newer : { ...newer, before: givenOf(saved.value) };
  }),
});

export const begun = (draft: Draft, started: { id: string; revision: number }): Draft => ({
  ...draft,
  id: started.id,
  revision: started.revision,
});

/** The batch goes back before the waiting answers; a newer answer to the same question replaces the old one. */
export const unsent = (draft: Draft): readonly PendingAnswer[] => [
  ...(draft.batch?.answers ?? []).filter((old) => !draft.pending.some((newer) => sameQuestion(newer, old))),
  ...draft.pending,
];

/** An answer that the server refused is removed, and its question is open again. */
export const withoutRefused = (draft: Draft, refused: PendingAnswer, key: string): Draft => {
  const { [key]: _refused, ...answers } = draft.answers;
  return { ...draft, answers, pending: unsent(draft).filter((answer) => !sameQuestion(answer, refused)), batch: null };
};

/**
 * Of a refused answer only its part that needs no consent is kept, and sent again; a newer answer to the same question takes its
 * place. A consent that the account didn't take counts no more, so that it is asked for again.
 */
export const withOpenPart = (draft: Draft, refused: PendingAnswer, key: string, value: AnswerValue): Draft => {
  const { agreedToSensitive: _notTaken, ...rest } = draft;
  const waiting: Draft = { ...rest, pending: unsent(draft), batch: null };
  return draft.pending.some((newer) => sameQuestion(newer, refused))
    ? waiting
    : withAnswer(waiting, key, { ...refused, value });
};

/** Only one answer of the batch is sent, to find out which of them the server refuses. */
export const withOneAhead = (draft: Draft, ahead: PendingAnswer, key: string): Draft => ({
  ...draft,
  pending: unsent(draft).filter((answer) => !sameQuestion(answer, ahead)),
  batch: { key, answers: [ahead], expectedRevision: draft.revision },
});

/** The server's copy as a draft of this device. */
export const draftOf = (server: ServerDraft, owner: string | null, startKey: string): Draft => ({
  owner,
  id: server.id,
  startKey,
  rulesetVersion: server.rulesetVersion,
  frame: {
    questionnaire: server.questionnaire,
    ...(server.sections === null ? {} : { sections: server.sections.filter(isSectionId) }),
  },
  revision: server.revision,
  answers: Object.fromEntries(
    server.answers.filter((answer) => answer.derivedFrom === undefined).map((answer) => [answer.key, answer.value]),
  ),
  pending: [],
  batch: null,
  savedAt: server.updatedAt ?? null,
});

/**
 * A draft that only this device has, with a newer questionnaire: a key always means the same question, so its answer stays,
 * wherever the question is now. Answers to removed questions are left out.
 */
export const onNewForm = (
  draft: Draft,
  rulesetVersion: string,
  addressOf: (key: string) => { section: string; numbering: number } | null,
): Draft => {
  const { disputed: _settled, ...rest } = draft;
  const empty: Draft = { ...rest, rulesetVersion, answers: {}, pending: [], batch: null };
  return Object.entries(draft.answers).reduce((moved, [key, value]) => {
    const address = addressOf(key);
    return address === null ? moved : withAnswer(moved, key, { ...address, value });
  }, empty);
};
