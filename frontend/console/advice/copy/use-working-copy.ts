import type { WorkingCopyOut } from '@nomucheck/domain/advice/contract/review.ts';
import { useEffect, useState } from 'react';
import { useStore } from '../../../shared/device/store.ts';
import { useReconnected } from '../../api/use-reconnected.ts';
import { useKeptFromLeaving } from '../../typing/use-kept-from-leaving.ts';
import { type ReviewStage, useInspectionData } from '../inspection-data.ts';
import { localCopies } from './local-copy.ts';
import { createWorkingCopy } from './working-copy.ts';

type Of = { readonly id: string; readonly stage: ReviewStage; readonly me: string; readonly loaded: WorkingCopyOut };

export const localCopyOf = ({ me, id, stage }: Omit<Of, 'loaded'>) => localCopies(`${me}.${id}.${stage}`);

/** The working copy of a review, saved as it is typed, when the connection is back, and when the page is left. */
export const useWorkingCopy = ({ id, stage, me, loaded }: Of) => {
  const { workingCopy, saveWorkingCopy } = useInspectionData();
  const [work] = useState(() =>
    createWorkingCopy({
      loaded,
      me,
      load: () => workingCopy(id, stage),
      save: (copy) => saveWorkingCopy(id, stage, copy),
      local: localCopyOf({ me, id, stage }),
    }),
  );
  const state = useStore(work.state);
  useKeptFromLeaving(state.saving !== 'saved' && !state.isLost);
  // The browser's own event often comes before the way to the server is open.
  useReconnected(() => void work.flush());
  useEffect(() => {
    const saveNow = () => void work.flush();
    const whenHidden = () => document.visibilityState === 'hidden' && saveNow();
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', whenHidden);
      saveNow();
    };
  }, [work]);
  return { ...work, ...state };
};

export type WorkInHand = ReturnType<typeof useWorkingCopy>;
