import { readerOf } from '@nomucheck/domain/checks/question-text.ts';
import { walk } from '@nomucheck/domain/checks/walk.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { koreanToday } from '../../../shared/formats.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { knownForm } from '../draft/known-form.ts';
import { unsettled } from '../draft/unsettled.ts';
import type { Way } from '../form/way.ts';
import type { CheckInHand } from './check-context.ts';

/** What the pages of questions need of the check in this store; null while there is none. */
export const useCheckInHand = (store: DraftStore, form: Form, way: Way, isFinished = false): CheckInHand | null => {
  const { draft, save, notice } = useSyncExternalStore(store.subscribe, store.snapshot);
  const today = koreanToday();

  useEffect(() => {
    store.knowForm(knownForm(form));
  }, [store, form]);

  return useMemo(() => {
    if (draft === null) return null;
    const answers = new Map(Object.entries(draft.answers));
    return {
      form,
      draft,
      answers,
      walk: walk(form, draft.frame, answers, today),
      way,
      isFinished,
      reader: readerOf(answers, today),
      today,
      save,
      notice,
      agreeToSensitive: store.agreeToSensitive,
      decide: store.decide,
      give: (key, address, value) => {
        store.answer(key, address, value);
        return walk(form, draft.frame, new Map(answers).set(key, value), today);
      },
      settle: async () => {
        await store.send();
        return unsettled(store.snapshot().draft);
      },
    };
  }, [store, form, way, isFinished, draft, save, notice, today]);
};
