import type { WorkingCopyBody, WorkingCopyOut } from '@nomucheck/domain/advice/contract/review.ts';
import { createStore, type Store } from '../../../shared/device/store.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { type Copy, copyOf, isSame } from './copy.ts';
import type { LocalCopies } from './local-copy.ts';
import { followEdit } from './margin/anchors.ts';

/** `cut`: the server can't be reached, so what was typed is on the device alone. `refused`: the server refuses it. */
export type Saving = 'saved' | 'typing' | 'saving' | 'cut' | 'refused';

export type CopyState = {
  readonly copy: Copy;
  readonly revision: number;
  readonly savedAt: string | null;
  readonly saving: Saving;
  /** Why the server refuses it. */
  readonly refusal: string | null;
  /** Another window, or another person, saved a different copy: one of the two has to be chosen. */
  readonly theirs: WorkingCopyOut | null;
  readonly holder: WorkingCopyOut['holder'];
  /** Another person has the review now, or nobody; what was typed stays on the page. */
  readonly isLost: boolean;
  /** What was typed before a crash or a reload was put back. */
  readonly isPutBack: boolean;
};

type Needs = {
  /** The copy as the server has it now. */
  readonly loaded: WorkingCopyOut;
  readonly me: string;
  readonly load: () => Promise<WorkingCopyOut>;
  readonly save: (copy: WorkingCopyBody) => Promise<WorkingCopyOut>;
  readonly local: LocalCopies;
};

export type WorkingCopy = {
  readonly state: Store<CopyState>;
  readonly change: (part: Partial<Copy>) => void;
  /** Saves at once what isn't saved yet; whether the server has everything. */
  readonly flush: () => Promise<boolean>;
  /** Another window's copy is dropped; one's own is saved in its place. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Asks the server who has the review now; called when the page hears that it may be somebody else, or oneself again. */
  readonly recheck: () => Promise<void>;
};

/** Saved after so long a pause in typing. */
export const pauseMs = 1_000;
const firstWaitMs = 2_000;
const longestWaitMs = 30_000;

/** Without an answer, or while the server is in trouble, it is tried again. */
const isCut = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The server refuses to show the copy: the review is over, or isn't the reader's to see any more. */
const over = { ...{ text: '', comments: [], checklist: [], revision: 0, savedAt: null, citations: [] }, holder: null };

/**
 * The copy that its holder works on. What is typed is on the device at once, and at the server after a pause of a second; one
 * save follows the other, each naming the revision after the one before.
 */
export const createWorkingCopy = ({ loaded, me, load, save, local }: Needs): WorkingCopy => {
  const isMine = (holder: WorkingCopyOut['holder']): boolean => holder?.id === me;
  const state = createStore<CopyState>({
    copy: copyOf(loaded),
    revision: loaded.revision,
    savedAt: loaded.savedAt,
    saving: 'saved',
    refusal: null,
    theirs: null,
    holder: loaded.holder,
    isLost: false,
    isPutBack: false,
  });
  let atServer = copyOf(loaded);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let wait = firstWaitMs;
  const set = (part: Partial<CopyState>): void => state.set({ ...state.get(), ...part });

  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };

  const take = (kept: WorkingCopyOut, sent: Copy): void => {
    const { copy } = state.get();
    atServer = copyOf(kept);
    wait = firstWaitMs;
    const isSaved = isSame(copy, sent);
    if (isSaved) local.forget();
    else {
      local.write({ copy, revision: kept.revision });
      later(pauseMs);
    }
    const { revision, savedAt, holder } = kept;
    set({ revision, savedAt, holder, saving: isSaved ? 'saved' : 'typing', refusal: null });
  };

  const refused = async (error: unknown, sent: Copy): Promise<boolean> => {
    const kept = isCut(error) ? null : await load().catch((failure) => (isCut(failure) ? null : over));
    if (kept === null) {
      set({ saving: 'cut' });
      later(wait);
      wait = Math.min(wait * 2, longestWaitMs);
      return false;
    }
    if (!isMine(kept.holder)) {
      set({ saving: 'refused', isLost: true, holder: kept.holder, refusal: null });
      return false;
    }
    // The answer to an earlier save got lost on the way.
    if (isSame(kept, sent)) {
      take(kept, sent);
      return true;
    }
    if (kept.revision !== state.get().revision)
      set({ saving: 'refused', theirs: kept, holder: kept.holder, refusal: null });
    else set({ saving: 'refused', refusal: messageOf(error) });
    return false;
  };

  const saveOnce = async (): Promise<boolean> => {
    const { copy: sent, revision } = state.get();
    set({ saving: 'saving' });
    try {
      const { text, comments, checklist } = sent;
      take(await save({ text, comments, checklist, expectedRevision: revision }), sent);
      return true;
    } catch (error) {
      return refused(error, sent);
    }
  };

  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    while (running !== null) await running;
    const { copy, theirs, isLost } = state.get();
    if (isSame(copy, atServer)) return true;
    if (theirs !== null || isLost) return false;
    running = saveOnce().finally(() => {
      running = null;
    });
    const isSaved = await running;
    return isSaved && isSame(state.get().copy, atServer);
  };

  const change = (part: Partial<Copy>): void => {
    const { copy: before, revision, theirs, isLost, saving } = state.get();
    const followed =
      part.text === undefined ? {} : { comments: followEdit(before.text, part.text, part.comments ?? before.comments) };
    const copy = { ...before, ...part, ...followed };
    local.write({ copy, revision });
    set({ copy, saving: theirs !== null || isLost || saving === 'cut' || saving === 'saving' ? saving : 'typing' });
    if (theirs === null && !isLost && saving !== 'cut') later(pauseMs);
  };

  /** What a crash, a reload or a cut connection left on the device. */
  const putBack = (): void => {
    const left = local.read();
    if (left === null) return;
    const { copy, revision } = left;
    if (isSame(copy, loaded)) local.forget();
    else if (!isMine(loaded.holder)) set({ copy, isLost: true, saving: 'refused', isPutBack: true });
    else if (revision !== loaded.revision) set({ copy, theirs: loaded, saving: 'refused' });
    else {
      set({ copy, saving: 'typing', isPutBack: true });
      later(0);
    }
  };
  putBack();

  return {
    state,
    change,
    flush,
    keepMine: () => {
      const { theirs, copy } = state.get();
      if (theirs === null) return;
      atServer = copyOf(theirs);
      local.write({ copy, revision: theirs.revision });
      set({ revision: theirs.revision, theirs: null, saving: 'typing' });
      void flush();
    },
    takeTheirs: () => {
      const { theirs } = state.get();
      if (theirs === null) return;
      local.forget();
      atServer = copyOf(theirs);
      const { revision, savedAt } = theirs;
      set({ copy: atServer, revision, savedAt, theirs: null, saving: 'saved' });
    },
    recheck: async () => {
      const kept = await load().catch((failure) => (isCut(failure) ? null : over));
      if (kept === null) return;
      const { copy, revision, isLost } = state.get();
      if (!isMine(kept.holder)) return set({ holder: kept.holder, isLost: true, saving: 'refused' });
      set({ holder: kept.holder, isLost: false });
      if (!isLost) return;
      if (isSame(kept, copy)) take(kept, copy);
      else if (kept.revision !== revision) set({ theirs: kept });
      else {
        set({ saving: 'typing' });
        later(0);
      }
    },
  };
};
