import { useEffect, useState } from 'react';
import { keep, readKept } from '../../../shared/device/kept-on-device.ts';
import { draftFor, emptyDraft, type KeptDraft, type QuestionDraft } from './question-draft.ts';

const place = 'advice.question';
const save = (kept: KeptDraft): void => keep(place, JSON.stringify(kept));

export const forgetQuestion = (): void => keep(place, null);

/**
 * The question in hand, kept on this device as it is typed. `person`: who is signed in; null for nobody. `wantedCheck`: the
 * check that the person came from.
 */
export const useQuestionDraft = (person: string | null, wantedCheck: string | null) => {
  const [kept, setKept] = useState((): KeptDraft => {
    const found = draftFor(readKept(place), person) ?? { owner: person, draft: emptyDraft, sending: null };
    return wantedCheck === null ? found : { ...found, draft: { ...found.draft, checkId: wantedCheck } };
  });
  // What was typed before the sign-in is this person's from now on.
  useEffect(() => {
    if (kept.draft !== emptyDraft) save(kept);
  }, [kept]);

  return {
    kept,
    change: (part: Partial<QuestionDraft>) => setKept((now) => ({ ...now, draft: { ...now.draft, ...part } })),
    /** Written at once, before the request: the page may be gone when its answer comes. */
    noteSending: (sending: KeptDraft['sending']) => {
      const next = { ...kept, sending };
      save(next);
      setKept(next);
    },
  };
};
