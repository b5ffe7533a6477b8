import type { AnswerValue, Frame } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Refusal } from '../../../shared/client/ask.ts';
import {
  type Draft,
  draftOf,
  freshDraft,
  isAllAcknowledged,
  onNewForm,
  type PendingAnswer,
  type ServerDraft,
  withAnswer,
  withoutDispute,
} from './draft.ts';
import { createSender, type Sender } from './draft-sync.ts';
import { stoppedBy } from './refusals.ts';
import type { KnownForm, SaveState, Snapshot, Surroundings } from './saving.ts';

export type DraftStore = {
  snapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** Starts a new check. The server creates it with the first saved answer. */
  begin(given: { owner: string | null; rulesetVersion: string; frame: Frame }): void;
  /** Continues with the server's copy. */
  resume(server: ServerDraft, owner: string): void;
  answer(key: string, address: { section: string; numbering: number }, value: AnswerValue): void;
  /** Of a question that was answered on two devices, the person keeps this device's answer or the account's. */
  decide(key: string, keep: 'mine' | 'theirs'): void;
  /** The person consents to the processing of sensitive answers. */
  agreeToSensitive(): void;
  /** Who is signed in now. Another person's draft is removed; one that was begun without an account waits to be claimed. */
  belongsTo(owner: string | null): void;
  /** The draft begun without an account becomes this person's; an unfinished one of their account is discarded. */
  claim(owner: string): void;
  /** The questions, once the form is loaded. */
  knowForm(known: KnownForm): void;
  /** Sends now: the connection is back, or the person asks for it. Resolves when nothing more can be sent. */
  send(): Promise<void>;
  /** The server's copy is newer: it is loaded, with this device's unsent answers added. */
  takeIn(server: ServerDraft): Promise<void>;
  /**
   * Another tab of this device has written or removed the draft. While nobody is signed in the device's storage is what the
   * server is later: this tab continues with it.
   */
  readAgain(): void;
  /** A draft that the server doesn't have yet continues with the newest questionnaire. */
  adopt(rulesetVersion: string, addressOf: (key: string) => { section: string; numbering: number } | null): void;
  /** Another call than saving was refused for a reason that ends this draft. */
  stop(refusal: Refusal): void;
  forget(): void;
};

const placeOf = (answer: PendingAnswer): string => `${answer.section}/${answer.numbering}`;

const savedState = (draft: Draft | null): SaveState =>
  draft === null || draft.savedAt === null || !isAllAcknowledged(draft)
    ? { kind: 'nothing_yet' }
    : { kind: 'saved', at: draft.savedAt };

export const createDraftStore = (surroundings: Surroundings): DraftStore => {
  const stored = surroundings.storage.load();
  let current: Snapshot = { draft: stored, save: savedState(stored), notice: null };
  let form: KnownForm = { keyOf: () => null, openPartOf: () => null };
  const keyOf = (answer: PendingAnswer): string => form.keyOf(answer) ?? placeOf(answer);
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
    keyOf,
    openPartOf: (answer) => form.openPartOf(answer),
  });

  const startWith = (draft: Draft): void => {
    sender.cancel();
    change({
      draft,
      save: savedState(draft),
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
      // Another tab may have answered since; its event may still be on its way.
      const stored = current.draft.owner === null ? surroundings.storage.load() : null;
      const draft = stored?.owner === null && stored.startKey === current.draft.startKey ? stored : current.draft;
      change({ draft: withAnswer(draft, key, { ...address, value }), notice: null });
      void sender.send();
    },
    decide: (key, keep) => {
      const disputed = current.draft?.disputed?.find((other) => other.key === key);
      if (current.draft === null || disputed === undefined) return;
      const { section, numbering, mine } = disputed;
      const draft = withoutDispute(current.draft, key);
      change({ draft: keep === 'mine' ? withAnswer(draft, key, { section, numbering, ...mine }) : draft });
      void sender.send();
    },
    agreeToSensitive: () => {
      if (current.draft !== null) change({ draft: { ...current.draft, agreedToSensitive: true } });
    },
    belongsTo: (owner) => {
      const { draft } = current;
      if (draft === null || draft.owner === owner) return;
      if (draft.owner === null) change({ save: { kind: 'device_only' } });
      else if (owner !== null) startWithNothing();
      else change({ save: { kind: 'signed_out' } });
    },
    claim: (owner) => {
      const { draft } = current;
      if (draft === null || draft.owner !== null) return;
      change({ draft: { ...draft, owner } });
      void sender.send();
    },
    knowForm: (known) => {
      form = known;
    },
    send: () => sender.send(),
    takeIn: async (server) => {
      const { mergedWith } = await import('./merging.ts');
      if (current.draft === null) return;
      const draft = mergedWith(current.draft, server, keyOf);
      change({ draft, save: savedState(draft) });
    },
    readAgain: () => {
      const { draft } = current;
      if (draft !== null && draft.owner !== null) return;
      const stored = surroundings.storage.load();
      if (stored === null) return draft === null ? undefined : startWithNothing();
      if (JSON.stringify(stored) === JSON.stringify(draft)) return;
      const save: SaveState = stored.owner === null ? { kind: 'device_only' } : savedState(stored);
      change({ draft: stored, save, notice: draft === null ? null : { kind: 'merged' } });
    },
    adopt: (rulesetVersion, addressOf) => {
      if (current.draft !== null) change({ draft: onNewForm(current.draft, rulesetVersion, addressOf) });
    },
    stop: (refusal) => change({ save: stoppedBy(refusal) }),
    forget: () => startWithNothing(),
  };

  function startWithNothing(): void {
    sender.cancel();
    change({ draft: null, save: { kind: 'nothing_yet' }, notice: null });
  }
};
