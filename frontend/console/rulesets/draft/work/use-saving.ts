import type { RulesetDraftOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import type { DraftEdit } from '@nomucheck/domain/rulesets/draft/draft-edit.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUndecided } from '../../../api/api-error.ts';
import { useDraftData } from '../draft-data.ts';
import { conflictsIn } from './conflicts-in.ts';
import type { KeptEdits } from './kept-edits.ts';
import { overlap } from './pending.ts';

/** So long after the last letter the edits are sent. */
const pauseMs = 1_500;
/** So long after a lost connection it is tried again. */
const againMs = 10_000;

/** As many as the service takes at once. */
const mostAtOnce = 200;

type SavingProps = {
  readonly work: KeptEdits;
  readonly onSent: (draft: RulesetDraftOut, sent: readonly DraftEdit[]) => void;
  /** Goes on over what another person has saved. */
  readonly onRevision: (revision: number) => void;
  readonly onDropped: (dropped: readonly DraftEdit[]) => void;
};

/** Sends what was typed after a pause; stops at a refusal until the person has decided. */
export const useSaving = ({ work: { revision, edits }, onSent, onRevision, onDropped }: SavingProps) => {
  const { editDraft } = useDraftData();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ on, sent }: { readonly on: number; readonly sent: readonly DraftEdit[] }) => editDraft(on, sent),
    onSuccess: (draft, { sent }) => onSent(draft, sent),
  });
  const conflict = conflictsIn(error);
  const isLost = error !== null && isUndecided(error);
  const isRefused = error !== null && !isLost;
  const send = () => mutate({ on: revision, sent: edits.slice(0, mostAtOnce) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer for each change of what waits, not for each drawing
  useEffect(() => {
    if (edits.length === 0 || isPending || isRefused) return;
    const timer = setTimeout(send, isLost ? againMs : pauseMs);
    return () => clearTimeout(timer);
  }, [edits, revision, isPending, isRefused, isLost]);

  return {
    isPending,
    error: conflict === null ? error : null,
    conflict,
    sendNow: () => {
      if (edits.length > 0 && !isPending) send();
    },
    /** One's own values stand over the other person's. */
    keepMine: () => {
      if (conflict === null) return;
      onRevision(conflict.revision);
      reset();
    },
    /** One's own values at these places are given up; the others are sent. */
    takeTheirs: () => {
      if (conflict === null) return;
      onDropped(edits.filter(({ at }) => conflict.conflicts.some((one) => overlap(one.at, at))));
      onRevision(conflict.revision);
      reset();
    },
    /** What was refused is given up. */
    giveUp: () => {
      onDropped(edits);
      reset();
    },
  };
};

export type Saving = ReturnType<typeof useSaving>;
