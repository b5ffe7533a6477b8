import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import { isPassing, type Refusal } from '../../../shared/client/ask.ts';
import type { CheckServer } from './check-server.ts';
import {
  acknowledged,
  type Batch,
  begun,
  type Draft,
  isAllAcknowledged,
  type PendingAnswer,
  withBatch,
  withOneAhead,
  withOpenPart,
  withoutRefused,
} from './draft.ts';
import { isAboutTheAnswers, stoppedBy } from './refusals.ts';
import type { Snapshot, Surroundings } from './saving.ts';

/** Sends the queue: one request at a time, in order, repeated until each answer is acknowledged. */
export type Sender = { send(): Promise<void>; cancel(): void };

/** Where the sender reads the draft and writes the result. */
export type Held = {
  readonly snapshot: () => Snapshot;
  readonly change: (next: Partial<Snapshot>) => void;
  readonly keyOf: (answer: PendingAnswer) => string;
  /** The part of several choices that discloses nothing sensitive; null where nothing is left out. */
  readonly openPartOf: (answer: PendingAnswer) => AnswerValue;
};

/** Rare, and only where there is a connection: it is loaded when it is needed; null where that failed. */
const loadMerging = () => import('./merging.ts').catch(() => null);

type After = 'again' | 'stop' | 'later';

const firstPause = 1_000;
const longestPause = 30_000;
/** A read model may show an old revision for a moment; then it is better to wait than to repeat requests quickly. */
const conflictsInARow = 3;

export const createSender = (surroundings: Surroundings, held: Held): Sender => {
  let round: Promise<void> | null = null;
  let pause = firstPause;
  let conflicts = 0;
  /** Once a batch: if the account refuses the consent, it must not be sent again and again. */
  let consentSent = false;
  let cancelTimer = (): void => {};
  /** The number of the draft: a response for an earlier draft is ignored. */
  let generation = 0;

  const begin = async (draft: Draft): Promise<After> => {
    const mine = generation;
    const reply = await surroundings.server.start(draft.frame, draft.startKey);
    const now = held.snapshot().draft;
    if (mine !== generation || now === null) return 'stop';
    if (!reply.ok) return refused(now, null, reply);
    const draftNow = begun(now, reply.value);
    if (reply.value.rulesetVersion === now.rulesetVersion) {
      held.change({ draft: draftNow, save: { kind: 'saved', at: surroundings.now() } });
      return 'again';
    }
    held.change({ draft: draftNow, save: { kind: 'reload' } });
    return 'stop';
  };

  const save = async (id: string, draft: Draft, batch: Batch): Promise<After> => {
    const mine = generation;
    const reply = await surroundings.server.autosave(bodyOf(id, draft, batch), batch.key);
    const now = held.snapshot().draft;
    if (mine !== generation || now === null) return 'stop';
    if (!reply.ok) return refused(now, batch, reply);
    conflicts = 0;
    consentSent = false;
    const at = surroundings.now();
    const draftNow = acknowledged(now, { revision: reply.value.revision, savedAt: at });
    held.change({ draft: draftNow, save: { kind: 'saved', at } });
    return 'again';
  };

  const refused = async (draft: Draft, batch: Batch | null, refusal: Refusal): Promise<After> => {
    if (isPassing(refusal.code)) return 'later';
    if (refusal.code === 'conflict' && batch !== null) return takeInTheirs();
    if (refusal.code === 'consent_needed' && draft.agreedToSensitive && !consentSent) return sendConsent();
    if (batch !== null && isAboutTheAnswers(refusal.code)) return findTheRefused(draft, batch, refusal);
    held.change({ save: stoppedBy(refusal) });
    return 'stop';
  };

  /** They consented before signing in, or just now: the account records it, and the answers are sent again. */
  const sendConsent = async (): Promise<After> => {
    consentSent = true;
    const reply = await surroundings.server.agreeToSensitive();
    return reply.ok || !isPassing(reply.code) ? 'again' : 'later';
  };

  /** Answers given on another device are loaded; this device's are added and sent again. */
  const takeInTheirs = async (): Promise<After> => {
    conflicts += 1;
    const mine = generation;
    const [theirs, merging] = await Promise.all([surroundings.server.unfinished(), loadMerging()]);
    const now = held.snapshot().draft;
    if (mine !== generation || now === null) return 'stop';
    if (merging === null || (!theirs.ok && isPassing(theirs.code))) return 'later';
    if (!theirs.ok || theirs.value.id !== now.id) {
      held.change({ save: theirs.ok ? { kind: 'gone' } : stoppedBy(theirs) });
      return 'stop';
    }
    held.change({ draft: merging.mergedWith(now, theirs.value, held.keyOf), notice: { kind: 'merged' } });
    return conflicts > conflictsInARow ? 'later' : 'again';
  };

  const findTheRefused = (draft: Draft, batch: Batch, refusal: Refusal): After => {
    const [first, ...others] = batch.answers;
    if (first === undefined) return 'stop';
    if (others.length > 0) {
      held.change({ draft: withOneAhead(draft, first, surroundings.randomKey()) });
      return 'again';
    }
    const open = refusal.code === 'consent_needed' ? held.openPartOf(first) : null;
    if (open !== null) {
      const kept = withOpenPart(draft, first, held.keyOf(first), open);
      held.change({ draft: kept, notice: { kind: 'withheld', answer: first } });
      return 'again';
    }
    const message = Object.values(refusal.errors ?? {})[0] ?? refusal.message;
    held.change({
      draft: withoutRefused(draft, first, held.keyOf(first)),
      notice: { kind: 'refused', answer: first, message },
    });
    return 'again';
  };

  const oneRequest = async (): Promise<After> => {
    const { draft } = held.snapshot();
    if (draft === null) return 'stop';
    if (draft.owner === null) {
      held.change({ save: { kind: 'device_only' } });
      return 'stop';
    }
    if (draft.id === null) {
      held.change({ save: { kind: 'saving' } });
      return begin(draft);
    }
    if (isAllAcknowledged(draft)) return 'stop';
    const ready = withBatch(draft, surroundings.randomKey());
    held.change({ draft: ready, save: { kind: 'saving' } });
    return ready.batch === null ? 'stop' : save(draft.id, ready, ready.batch);
  };

  const sendAll = async (): Promise<void> => {
    for (;;) {
      const mine = generation;
      const after = await oneRequest();
      if (mine !== generation) return;
      if (after === 'again') pause = firstPause;
      if (after === 'later') retryLater();
      if (after !== 'again') return;
    }
  };

  const retryLater = (): void => {
    cancelTimer = surroundings.later(() => void send(), pause);
    pause = Math.min(pause * 2, longestPause);
    held.change({ save: { kind: 'waiting' } });
  };

  const send = (): Promise<void> => {
    cancelTimer();
    if (round !== null) return round;
    const mine = generation;
    const started = sendAll().finally(() => {
      if (mine === generation) round = null;
    });
    round = started;
    return started;
  };

  return {
    send,
    cancel: () => {
      generation += 1;
      round = null;
      pause = firstPause;
      conflicts = 0;
      cancelTimer();
    },
  };
};

const bodyOf = (id: string, draft: Draft, batch: Batch): Parameters<CheckServer['autosave']>[0] => ({
  id,
  rulesetVersion: draft.rulesetVersion,
  answers: batch.answers.map(({ section, numbering, value }) =>
    value === undefined ? { section, numbering, cleared: true } : { section, numbering, value },
  ),
  ...(batch.expectedRevision === null ? {} : { expectedRevision: batch.expectedRevision }),
});
