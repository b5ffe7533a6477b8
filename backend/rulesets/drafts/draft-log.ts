import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { Sealed, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { v5 as uuidV5 } from 'uuid';
import type { EventStore } from '../../engine/event-store/event-store.ts';

/** That a draft was offered: as which version, when, by whom, why. */
export type Offer = {
  readonly version: string;
  readonly at: string;
  readonly actor: Actor;
  readonly reason: Sealed | null;
};

/** `offer`: the one that stands; null: there was none, or an edit has withdrawn it. */
export type OpenDraft = { readonly draftId: string; readonly offer: Offer | null };

/** Which drafts the log has, from their events alone. */
export type DraftLog = {
  /** null: none is open. */
  open(): Promise<OpenDraft | null>;
  /**
   * The id under which a draft may be begun: that of the open one, which refuses it, or else one that follows from the draft before, so
   * that two people who begin one at the same time begin the same, and the second of them is refused.
   */
  next(): Promise<string>;
};

const types = [
  ...(['RulesetDraftStarted', 'RulesetDraftEdited', 'RulesetDraftOffered'] as const),
  ...(['RulesetDraftDiscarded', 'RulesetDraftPublished'] as const),
];

export const createDraftLog = ({ store }: { readonly store: Pick<EventStore, 'readAll'> }): DraftLog => {
  let last: string | null = null;
  let open: OpenDraft | null = null;
  let readUpTo: string = START;

  const note = ({ type, data, at, actor, reason }: StoredEvent): void => {
    const draftId = String(data.draftId);
    const isOver = type === 'RulesetDraftDiscarded' || type === 'RulesetDraftPublished';
    const offer =
      type === 'RulesetDraftOffered'
        ? { version: String(data.rulesetVersion), at, actor, reason: reason ?? null }
        : null;
    last = draftId;
    open = isOver ? null : { draftId, offer };
  };

  const catchUp = async (): Promise<void> => {
    for (;;) {
      const { events, position, atHead } = await store.readAll({ after: readUpTo, limit: 1000, types });
      // Another call may have read the same meanwhile.
      for (const event of events) if (event.position > readUpTo) note(event);
      if (position > readUpTo) readUpTo = position;
      if (atHead) return;
    }
  };

  return {
    open: async () => {
      await catchUp();
      return open;
    },
    next: async () => {
      await catchUp();
      return open?.draftId ?? uuidV5(`after ${last ?? 'none'}`, drafts);
    },
  };
};

export const draftStream = (draftId: string): string => `rulesetdraft-${draftId}`;

/** Any fixed UUID. */
const drafts = '7a9c1be4-9d0e-4c57-8d51-51b0b6f2a6c7';
