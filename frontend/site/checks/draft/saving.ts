import type { CheckServer } from './check-server.ts';
import type { Draft, PendingAnswer, ServerDraft } from './draft.ts';
import type { DraftStorage } from './draft-storage.ts';

/** What the person is told about saving, in the page's `role="status"`. */
export type SaveState =
  | { readonly kind: 'nothing_yet' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** No connection, or the server is resting: it is sent again by itself. */
  | { readonly kind: 'waiting' }
  /** Nobody is signed in: this device alone has the answers. */
  | { readonly kind: 'device_only' }
  | { readonly kind: 'signed_out' }
  /** The questionnaire changed; `offered` holds what could be carried over. */
  | { readonly kind: 'mismatch'; readonly offered: ServerDraft | null }
  /** Only this page is old. */
  | { readonly kind: 'reload' }
  /** The check takes no more changes; what was saved stands. */
  | { readonly kind: 'full' }
  /** The draft was finished or discarded elsewhere. */
  | { readonly kind: 'gone' };

/** Saving can't go on until the person has chosen how. */
export type Stopped = Extract<SaveState, { kind: 'mismatch' | 'reload' | 'full' | 'gone' }>;

export const isStopped = (save: SaveState): save is Stopped =>
  save.kind === 'mismatch' || save.kind === 'reload' || save.kind === 'full' || save.kind === 'gone';

/** Something that happened while saving and that the person should know of; gone with the next answer. */
export type Notice =
  /** Another device's answers were taken in. */
  { readonly kind: 'merged' } | { readonly kind: 'refused'; readonly answer: PendingAnswer; readonly message: string };

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
  /** Runs it once after so many milliseconds; the answer cancels it. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
};
