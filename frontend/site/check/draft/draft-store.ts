import type { AnswerValue, Frame } from '@nomucheck/domain/check/ruleset/ruleset.ts';
import type { CheckServer } from './check-server.ts';
import { type Draft, draftOf, freshDraft, type PendingAnswer, type ServerDraft, withAnswer } from './draft.ts';
import type { DraftStorage } from './draft-storage.ts';
import { createSender, type Sender } from './draft-sync.ts';

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
  /** The draft was finished or discarded elsewhere. */
  | { readonly kind: 'gone' };

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

export type DraftStore = {
  snapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** A new check. The server hears of it with the first answer's saving. */
  begin(given: { owner: string | null; rulesetVersion: string; frame: Frame }): void;
  /** Goes on with the server's copy. */
  resume(server: ServerDraft, owner: string): void;
  answer(key: string, address: { section: string; numbering: number }, value: AnswerValue): void;
  /** Who is signed in now. A draft of somebody else's is put away; one begun by nobody becomes theirs. */
  belongsTo(owner: string | null): void;
  /** The questions by address, known once the form is loaded. */
  knowKeys(keyOf: (address: { section: string; numbering: number }) => string | null): void;
  /** Try now: the connection is back, or the person asks. Settles once nothing more can be sent. */
  send(): Promise<void>;
  forget(): void;
};

export const createDraftStore = (surroundings: Surroundings): DraftStore => {
  let current: Snapshot = { draft: surroundings.storage.load(), save: { kind: 'nothing_yet' }, notice: null };
  let keyOf: (address: { section: string; numbering: number }) => string | null = () => null;
  const listeners = new Set<() => void>();

  const change = (next: Partial<Snapshot>): void => {
    current = { ...current, ...next };
    if (next.draft !== undefined) {
      if (next.draft === null) surroundings.storage.forget();
      else surroundings.storage.save(next.draft);
    }
    for (const listener of listeners) listener();
  };

  const sender: Sender = createSender(surroundings, {
    snapshot: () => current,
    change,
    keyOf: (answer) => keyOf(answer) ?? `${answer.section}/${answer.numbering}`,
  });

  const startWith = (draft: Draft): void => {
    sender.cancel();
    change({
      draft,
      save: draft.savedAt === null ? { kind: 'nothing_yet' } : { kind: 'saved', at: draft.savedAt },
      notice: null,
    });
  };

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    begin: (given) => {
      startWith(freshDraft({ ...given, startKey: surroundings.randomKey() }));
      void sender.send();
    },
    resume: (server, owner) => startWith(draftOf(server, owner, surroundings.randomKey())),
    answer: (key, address, value) => {
      if (current.draft === null) return;
      change({ draft: withAnswer(current.draft, key, { ...address, value }), notice: null });
      void sender.send();
    },
    belongsTo: (owner) => {
      const { draft } = current;
      if (draft === null || draft.owner === owner) return;
      if (draft.owner === null) change({ draft: { ...draft, owner } });
      else if (owner !== null) startWithNothing();
      else change({ save: { kind: 'signed_out' } });
    },
    knowKeys: (known) => {
      keyOf = known;
    },
    send: () => sender.send(),
    forget: () => startWithNothing(),
  };

  function startWithNothing(): void {
    sender.cancel();
    change({ draft: null, save: { kind: 'nothing_yet' }, notice: null });
  }
};
