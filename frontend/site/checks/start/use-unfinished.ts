import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { useEffect, useState } from 'react';
import { useSession } from '../../../shared/client/session.ts';
import { checkServer } from '../check-api.ts';
import { draftStore, useDraftStore } from '../in-hand/the-store.ts';

/** Unfinished checks that can be continued: this device's, and the account's if that is another one. */
export type Unfinished = {
  readonly isLooking: boolean;
  readonly onDevice: { readonly answered: number; readonly isUnsaved: boolean } | null;
  readonly onAccount: CheckRecord | null;
};

export const useUnfinished = (): Unfinished => {
  const session = useSession();
  const { draft } = useDraftStore();
  const [account, setAccount] = useState<{ owner: string; check: CheckRecord | null } | null>(null);
  const owner = session.status === 'signed_in' ? session.user.id : null;

  useEffect(() => {
    if (session.status === 'loading' || session.status === 'unreachable') return;
    draftStore.belongsTo(owner);
    if (owner === null) return;
    let isCurrent = true;
    void checkServer.unfinished().then((reply) => {
      if (!isCurrent) return;
      setAccount({ owner, check: reply.ok ? reply.value : null });
      // Finished or discarded on another device.
      const here = draftStore.snapshot().draft;
      if (!reply.ok && reply.code === 'autosave_absent' && here !== null && here.id !== null) draftStore.forget();
    });
    return () => {
      isCurrent = false;
    };
  }, [session.status, owner]);

  const check = account?.owner === owner ? account.check : null;
  const isSame = draft !== null && check !== null && draft.id === check.id;
  const given = draft === null ? 0 : Object.keys(draft.answers).length;
  return {
    isLooking: session.status === 'loading' || (owner !== null && account?.owner !== owner),
    onDevice: draft === null || given === 0 ? null : { answered: given, isUnsaved: draft.id === null },
    onAccount: check === null || check.answers.length === 0 || (isSame && given > 0) ? null : check,
  };
};
