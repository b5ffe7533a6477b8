import type { ApplicationOut } from '@nomucheck/domain/applications/contract.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { randomId } from '../../../shared/device/random-id.ts';
import { changeApplication, fetchApplication } from '../application-api.ts';
import { createDraftSaving, type DraftSaving, type DraftState } from './draft-saving.ts';
import { unsavedFieldsOf } from './unsaved-fields.ts';

type Used = Pick<DraftSaving, 'type' | 'flush' | 'resolve'> & { readonly state: DraftState };

/** The draft of one check, saved while it is typed and when the page is left. */
export const useDraftSaving = ({ checkId, revision, fields }: ApplicationOut): Used => {
  const [draft] = useState(() =>
    createDraftSaving(
      { revision, fields },
      {
        change: (changed, expected, key) => changeApplication(checkId, changed, expected, key),
        read: () => fetchApplication(checkId),
        randomKey: randomId,
        now: () => new Date().toISOString(),
        later: (run, milliseconds) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        unsaved: unsavedFieldsOf(checkId),
      },
    ),
  );
  useEffect(() => {
    const leave = (): void => void draft.flush();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', leave);
      leave();
    };
  }, [draft]);
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  return { state, type: draft.type, flush: draft.flush, resolve: draft.resolve };
};
