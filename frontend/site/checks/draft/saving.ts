import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { CheckServer } from './check-server.ts';
import type { Draft, PendingAnswer, ServerDraft } from './draft.ts';
import type { DraftStorage } from './draft-storage.ts';

/** What the page shows about saving, in its `role="status"`. */
export type SaveState =
  | { readonly kind: 'nothing_yet' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** No connection, or the server is unavailable: sent again automatically. */
  | { readonly kind: 'waiting' }
  /** Nobody is signed in: only this device has the answers. */
  | { readonly kind: 'device_only' }
  | { readonly kind: 'signed_out' }
  /** The questionnaire changed; `offered` holds what could be carried over. */
  | { readonly kind: 'mismatch'; readonly offered: ServerDraft | null }
  /** Only this page is old. */
  | { readonly kind: 'reload' }
  /** The check has reached its limit of changes; what was saved stays. */
  | { readonly kind: 'full' }
  /** The draft was finished or discarded elsewhere. */
  | { readonly kind: 'gone' };

/** Saving can't continue until the person has made a choice. */
export type Stopped = Extract<SaveState, { kind: 'mismatch' | 'reload' | 'full' | 'gone' }>;

export const isStopped = (save: SaveState): save is Stopped =>
  save.kind === 'mismatch' || save.kind === 'reload' || save.kind === 'full' || save.kind === 'gone';

/** An event while saving that the person should know of; removed with the next answer. */
export type Notice =
  /** The answers of another device or another tab were loaded. */
  | { readonly kind: 'merged' }
  | { readonly kind: 'refused'; readonly answer: PendingAnswer; readonly message: string }
  /** What is sensitive of this answer was left out, because the account has no consent to it. */
  | { readonly kind: 'withheld'; readonly answer: PendingAnswer };

/** What saving has to know of the questionnaire, once it is loaded. */
export type KnownForm = {
  readonly keyOf: (address: { section: string; numbering: number }) => string | null;
  /** The part of several choices that discloses nothing sensitive; null where nothing is left out. */
  readonly openPartOf: (answer: PendingAnswer) => AnswerValue;
};

export type Snapshot = {
  readonly draft: Draft | null;
  readonly save: SaveState;
  readonly notice: Notice | null;
};

export type Surroundings = {
  readonly server: CheckServer;
  readonly storage: DraftStorage;
  readonly now: () => string;
  readonly randomKey: () => string;
  /** Runs it once after this many milliseconds; the returned function cancels it. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
};
