import type { Slot } from '@nomucheck/domain/consultations/slots.ts';
import { useEffect, useState } from 'react';
import { keep, readKept } from '../../../shared/device/kept-on-device.ts';
import { keepWished, readWished, type Wished } from '../../slots/wished-slots.ts';
import { draftFor, emptyRequest, type KeptRequest, keptIn, type RequestDraft, withWished } from './request-draft.ts';

const place = 'consult.request';
const save = (kept: KeptRequest): void => keep(place, JSON.stringify(kept));

export const forgetRequest = (): void => keep(place, null);

/** Whether this device holds a request of somebody whose session has ended. */
export const holdsEarlierRequest = (person: string | null): boolean =>
  draftFor(keptIn(readKept(place)), person).is === 'held';

const wishedOf = (checkId: string | null): Wished | null => (checkId === null ? null : readWished(checkId));

const beginning = (person: string | null, checkId: string | null): KeptRequest => {
  const found = draftFor(keptIn(readKept(place)), person);
  if (found.is === 'anothers') forgetRequest();
  const kept = found.is === 'theirs' ? found.kept : { owner: person, draft: emptyRequest, sending: null };
  return { ...kept, draft: withWished(kept.draft, wishedOf(checkId)) };
};

/** The answer below the result keeps step with the times of the form, so that neither is older than the other. */
const bringAlong = (checkId: string | null, slots: readonly Slot[]): void => {
  const wished = wishedOf(checkId);
  if (checkId !== null && wished?.answer === 'yes') keepWished(checkId, { ...wished, slots });
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
    change: (part: Partial<RequestDraft>) => {
      if (part.slots !== undefined) bringAlong(checkId, part.slots);
      setKept((now) => ({ ...now, draft: { ...now.draft, ...part } }));
    },
    /** Written at once, before the request: the page may be gone when its answer comes. */
    noteSending: (sending: KeptRequest['sending']) => {
      const next = { ...kept, sending };
      save(next);
      setKept(next);
    },
  };
};
