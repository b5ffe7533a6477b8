import { useCallback, useEffect, useState } from 'react';
import { cardId } from './proposal-card.tsx';
import { inFormOrder } from './refine-form.tsx';
import type { Refinement } from './use-refinement.ts';

/** Goes through the proposals: which one is selected, which one is being changed, and which were taken or dismissed. */
export const useProposals = (work: Refinement) => {
  // Proposals whose command is being sent. The selection has already moved on, and the next key is meant for the next
  // proposal.
  const [settling, setSettling] = useState<readonly string[]>([]);
  const open = inFormOrder(work.kept.proposals).filter(({ id }) => !settling.includes(id));
  const [chosen, setCurrent] = useState<string | null>(open[0]?.id ?? null);
  const [changing, setChanging] = useState<string | null>(null);
  const [begun, setBegun] = useState(false);
  const [toFocus, setToFocus] = useState<string | null>(null);
  const current = open.some(({ id }) => id === chosen) ? chosen : (open[0]?.id ?? null);

  useEffect(() => {
    if (toFocus === null) return;
    const card = document.getElementById(cardId(toFocus));
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'center', behavior: 'instant' });
    setToFocus(null);
  }, [toFocus]);

  const go = useCallback((id: string | undefined) => {
    if (id === undefined) return;
    setBegun(true);
    setCurrent(id);
    setToFocus(id);
  }, []);
  const look = useCallback((id: string) => {
    setBegun(true);
    setCurrent(id);
  }, []);
  const step = (by: 1 | -1) => {
    // The first key press goes to the proposal that is already marked.
    if (!begun) return go(current ?? undefined);
    go(open[open.findIndex(({ id }) => id === current) + by]?.id);
  };
  /** After a proposal is taken or dismissed, the next one is selected and gets the focus. */
  const goOnAfter = (id: string) => {
    const place = open.findIndex((proposal) => proposal.id === id);
    setChanging(null);
    go((open[place + 1] ?? open[place - 1])?.id);
  };

  const settle = async (id: string | null, step: (id: string) => Promise<boolean>): Promise<void> => {
    if (id === null || settling.includes(id)) return;
    setSettling((all) => [...all, id]);
    goOnAfter(id);
    const isSettled = await step(id);
    setSettling((all) => all.filter((other) => other !== id));
    if (!isSettled) go(id);
  };

  return {
    current,
    changing,
    setCurrent: look,
    /** null: the change was cancelled, and the proposal gets the focus again. */
    setChanging: (id: string | null) => {
      setChanging(id);
      if (id === null && changing !== null) go(changing);
    },
    go,
    next: () => step(1),
    previous: () => step(-1),
    take: (id: string | null, value?: string): Promise<void> => settle(id, (one) => work.take(one, value)),
    dismiss: (id: string | null): Promise<void> => settle(id, work.dismiss),
  };
};
