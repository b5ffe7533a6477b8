import type { ApplicationSaved } from '@nomucheck/domain/applications/contract.ts';
import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { isPassing, isSignedOut, type Reply } from '../../../shared/client/ask.ts';
import type { UnsavedFields } from './unsaved-fields.ts';

/** Saves the fields of an application while they are typed: one request at a time, until the server has all of them. */

export type SaveState =
  | { readonly kind: 'nothing_yet' | 'saving' | 'waiting' | 'signed_out' | 'full' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Another window has changed the same fields: the person chooses. */
  | { readonly kind: 'conflict'; readonly theirs: ApplicationSaved }
  | { readonly kind: 'refused'; readonly message: string };

export type DraftState = {
  /** As typed here. */
  readonly fields: FieldChanges;
  readonly save: SaveState;
};

export type Surroundings = {
  readonly change: (fields: FieldChanges, expectedRevision: number, key: string) => Promise<Reply<ApplicationSaved>>;
  readonly read: () => Promise<Reply<ApplicationSaved>>;
  readonly randomKey: () => string;
  readonly now: () => string;
  /** Runs it once after this many milliseconds; the returned function cancels it. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  readonly unsaved: UnsavedFields;
};

export type DraftSaving = {
  readonly state: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (fields: FieldChanges) => void;
  /** Sends what isn't sent yet; true once the server has everything. */
  readonly flush: () => Promise<boolean>;
  /** After a conflict: what was typed here, or what the other window wrote. */
  readonly resolve: (take: 'mine' | 'theirs') => void;
};

const typingPause = 700;
const firstRetry = 1_000;
const longestRetry = 30_000;

type Batch = { readonly fields: FieldChanges; readonly key: string };

export const createDraftSaving = (loaded: ApplicationSaved, surroundings: Surroundings): DraftSaving => {
  let known = loaded;
  /** Typed and not acknowledged. */
  let unsent: FieldChanges = {};
  /** Sent: a retry sends the same under the same key. */
  let batch: Batch | null = null;
  let state: DraftState = { fields: loaded.fields, save: { kind: 'nothing_yet' } };
  let round: Promise<boolean> | null = null;
  let retry = firstRetry;
  let cancelTimer = (): void => {};
  const listeners = new Set<() => void>();

  /** All that the server isn't known to have. */
  const mine = (): FieldChanges => ({ ...batch?.fields, ...unsent });

  const keepUnsaved = (): void => {
    const fields = mine();
    const names = namesOf(fields);
    surroundings.unsaved.keep(names.length === 0 ? null : { fields, before: only(known.fields, names) });
  };

  const show = (save: SaveState): void => {
    state = { fields: { ...known.fields, ...mine() }, save };
    for (const listener of listeners) listener();
  };

  const sendAll = async (): Promise<boolean> => {
    for (;;) {
      if (batch === null) {
        if (Object.keys(unsent).length === 0) return true;
        batch = { fields: unsent, key: surroundings.randomKey() };
        unsent = {};
      }
      show({ kind: 'saving' });
      const reply = await surroundings.change(batch.fields, known.revision, batch.key);
      if (reply.ok) {
        batch = null;
        retry = firstRetry;
        known = reply.value;
        keepUnsaved();
        show({ kind: 'saved', at: surroundings.now() });
        continue;
      }
      // What was typed stays, to be sent again in one piece with what is typed later.
      if (reply.code === 'conflict') {
        if (await takeInTheirs()) continue;
        return false;
      }
      if (isPassing(reply.code)) retryLater();
      else stop(reply);
      return false;
    }
  };

  /** Another window wrote since. Other fields are taken in; the same ones are the person's to choose. */
  const takeInTheirs = async (): Promise<boolean> => {
    const reply = await surroundings.read();
    if (!reply.ok) {
      if (isPassing(reply.code)) retryLater();
      else stop(reply);
      return false;
    }
    unsent = mine();
    batch = null;
    return takeIn(reply.value, known.fields);
  };

  /** False where both have changed the same field, seen from `before`, to different values. */
  const takeIn = (theirs: ApplicationSaved, before: FieldChanges): boolean => {
    const both = namesOf(unsent).filter((name) => !isSame(theirs.fields[name], before[name]));
    if (both.some((name) => !isSame(theirs.fields[name], unsent[name]))) {
      show({ kind: 'conflict', theirs });
      return false;
    }
    known = { revision: theirs.revision, fields: theirs.fields };
    return true;
  };

  const stop = ({ code, message, errors }: Exclude<Reply<unknown>, { ok: true }>): void => {
    unsent = mine();
    batch = null;
    if (isSignedOut(code)) show({ kind: 'signed_out' });
    else if (code === 'check_full') show({ kind: 'full' });
    else show({ kind: 'refused', message: Object.values(errors ?? {})[0] ?? message });
  };

  const retryLater = (): void => {
    cancelTimer = surroundings.later(() => void flush(), retry);
    retry = Math.min(retry * 2, longestRetry);
    show({ kind: 'waiting' });
  };

  const flush = (): Promise<boolean> => {
    cancelTimer();
    if (state.save.kind === 'conflict') return Promise.resolve(false);
    round ??= sendAll().finally(() => {
      round = null;
    });
    return round;
  };

  const left = surroundings.unsaved.read();
  if (left) {
    unsent = left.fields;
    if (takeIn(loaded, left.before)) {
      show({ kind: 'saving' });
      void flush();
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (fields) => {
      unsent = { ...unsent, ...fields };
      keepUnsaved();
      show(state.save);
      if (state.save.kind === 'conflict') return;
      cancelTimer();
      cancelTimer = surroundings.later(() => void flush(), typingPause);
    },
    flush,
    resolve: (take) => {
      if (state.save.kind !== 'conflict') return;
      const { revision, fields } = state.save.theirs;
      known = { revision, fields };
      if (take === 'theirs') unsent = {};
      keepUnsaved();
      show({ kind: 'nothing_yet' });
      void flush();
    },
  };
};

const namesOf = (fields: FieldChanges): readonly (keyof FieldChanges)[] =>
  Object.keys(fields).filter((name): name is keyof FieldChanges => name in fields);

const only = (fields: FieldChanges, names: readonly (keyof FieldChanges)[]): FieldChanges =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
