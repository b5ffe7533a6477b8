import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../../shared/client/api-client.ts';
import { useSession } from '../../../shared/client/session.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { type Continuation, continuationOf } from './continuation.ts';

/** The signed-in person's check to continue; null if there is none, or nobody is signed in. */
export const useContinuation = (): Continuation | 'looking' | null => {
  const { status } = useSession();
  const [found, setFound] = useState<Continuation | 'looking' | null>('looking');
  useEffect(() => {
    if (status !== 'signed_in') return;
    let isCurrent = true;
    void callApi<{ items: CheckListItem[] }>({ url: '/api/check/list' }).then((answer) => {
      if (isCurrent) setFound(answer.ok ? continuationOf(answer.items, koreanToday()) : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [status]);
  return status === 'anonymous' || status === 'unreachable' ? null : found;
};
