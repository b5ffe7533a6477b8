import { useEffect, useState } from 'react';
import { keep, readKept } from '../../../shared/kept-on-device.ts';
import { readWished } from '../../forms/slots/wished-slots.ts';
import { draftFor, emptyRequest, type KeptRequest, keptIn, type RequestDraft } from './request-draft.ts';

const place = 'consult.request';
const save = (kept: KeptRequest): void => keep(place, JSON.stringify(kept));

export const forgetRequest = (): void => keep(place, null);

/** Whether this device holds a request of somebody whose session has ended. */
export const holdsEarlierRequest = (person: string | null): boolean =>
  draftFor(keptIn(readKept(place)), person).is === 'held';

/** With what was answered below the result of the check that the person came from. */
const begunFrom = (checkId: string | null): RequestDraft => {
  const wished = checkId === null ? null : readWished(checkId);
  return wished?.answer === 'yes' ? { ...emptyRequest, slots: wished.slots, chanceReview: 'yes' } : emptyRequest;
};

const beginning = (person: string | null, checkId: string | null): KeptRequest => {
  const found = draftFor(keptIn(readKept(place)), person);
  if (found.is === 'anothers') forgetRequest();
  const begun = begunFrom(checkId);
  if (found.is !== 'theirs') return { owner: person, draft: begun, sending: null };
  const { draft } = found.kept;
  return {
    ...found.kept,
    draft: {
      ...draft,
      slots: draft.slots.length > 0 ? draft.slots : begun.slots,
      chanceReview: draft.chanceReview ?? begun.chanceReview,
    },
  };
};

/** The request in hand, kept on this device as it is typed. `person`: who is signed in; null for nobody. */
export const useRequestDraft = (person: string | null, checkId: string | null) => {
  const [kept, setKept] = useState((): KeptRequest => beginning(person, checkId));
  // What was typed before the sign-in is this person's from now on.
  useEffect(() => {
    if (kept.draft !== emptyRequest) save(kept);
  }, [kept]);

  return {
    kept,
    change: (part: Partial<RequestDraft>) => setKept((now) => ({ ...now, draft: { ...now.draft, ...part } })),
    /** Written at once, before the request: the page may be gone when its answer comes. */
    noteSending: (sending: KeptRequest['sending']) => {
      const next = { ...kept, sending };
      save(next);
      setKept(next);
    },
  };
};
