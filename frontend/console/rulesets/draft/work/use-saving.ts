import type { RulesetDraftOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ApiError, isUndecided } from '../../../api/api-error.ts';
import { useReconnected } from '../../../api/use-reconnected.ts';
import { useDraftData } from '../draft-data.ts';
import { conflictsIn } from './conflicts-in.ts';
import { asSent, isWithin, nextToSend, overlap, type PendingEdit } from './pending.ts';
import { refusedOf } from './refused.ts';
import type { Path } from './setting.ts';

/** So long after the last letter the edits are sent. */
const pauseMs = 1_500;
/** So long after a lost connection it is tried again, if it isn't heard before that the server is reached. */
const againMs = 10_000;

/** As many as the service takes at once. */
const mostAtOnce = 200;

type SavingProps = {
  readonly edits: readonly PendingEdit[];
  readonly content: RulesetContent;
  readonly onSent: (draft: RulesetDraftOut, sent: readonly PendingEdit[]) => void;
  /** The edits that meet these paths go on over what another person has saved. */
  readonly onDecided: (paths: readonly Path[], revision: number) => void;
  readonly onDropped: (isDropped: (at: Path) => boolean) => void;
};

/** Nothing is wrong with the edits: they are sent again after a while, also once the person has signed in again. */
const isLostFor = (error: unknown): boolean =>
  isUndecided(error) || (error instanceof ApiError && (error.status === 401 || error.status === 429));

/** Sends what was typed after a pause, or when the page is left; stops at a refusal until the person has decided. */
export const useSaving = ({ edits, content, onSent, onDecided, onDropped }: SavingProps) => {
  const { editDraft } = useDraftData();
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (sent: readonly PendingEdit[]) => editDraft(sent[0]?.revision ?? 0, sent.map(asSent)),
    onSuccess: onSent,
  });
  const conflict = conflictsIn(error);
  const isLost = error !== null && isLostFor(error);
  const isRefused = error !== null && !isLost;
  const send = useCallback(() => mutate(nextToSend(edits, mostAtOnce)), [mutate, edits]);

  // Each change of what waits makes another `send`, and begins the pause anew.
  useEffect(() => {
    if (edits.length === 0 || isPending || isRefused) return;
    const timer = setTimeout(send, isLost ? againMs : pauseMs);
    return () => clearTimeout(timer);
  }, [edits.length, send, isPending, isRefused, isLost]);

  useReconnected(() => {
    if (isLost && edits.length > 0 && !isPending) send();
  });

  const onLeave = useRef<(() => void) | null>(null);
  useEffect(() => {
    onLeave.current = edits.length === 0 || isPending || isRefused ? null : send;
  });
  useEffect(() => () => onLeave.current?.(), []);

  const paths = (conflict?.conflicts ?? []).map(({ at }) => at);
  const gone = (conflict?.conflicts ?? []).filter(({ isGone }) => isGone === true).map(({ at }) => at);
  const refused = isRefused && conflict === null ? refusedOf(variables ?? edits, error, content) : [];

  return {
    isPending,
    error: conflict === null ? error : null,
    conflict,
    /** What the service doesn't take; empty where it wasn't reached. */
    refused,
    sendNow: () => {
      if (edits.length > 0 && !isPending) send();
    },
    /** One's own values stand over the other person's; those that have no place any more are given up. */
    keepMine: () => {
      if (conflict === null) return;
      onDropped((at) => gone.some((one) => overlap(one, at)));
      onDecided(paths, conflict.revision);
      reset();
    },
    /** One's own values at these places are given up; the others are sent. */
    takeTheirs: () => {
      if (conflict === null) return;
      onDropped((at) => paths.some((one) => overlap(one, at)));
      reset();
    },
    /** What was refused is given up; the others are sent. */
    giveUp: () => {
      onDropped((at) => refused.some((one) => isWithin(at, one.at)));
      reset();
    },
  };
};

export type Saving = ReturnType<typeof useSaving>;
