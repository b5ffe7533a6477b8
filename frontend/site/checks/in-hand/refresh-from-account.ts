import { checkServer } from '../check-api.ts';
import { isAllAcknowledged } from '../draft/draft.ts';
import { draftStore } from './the-store.ts';

/**
 * Another device may have continued the draft. This device's unsent answers are never dropped. If the account has another
 * unfinished check than the one begun here before signing in, the person chooses: `two`.
 */
export const refreshFromAccount = async (owner: string): Promise<'one' | 'two'> => {
  const before = draftStore.snapshot().draft;
  if (before !== null && before.owner !== null && (before.id === null || !isAllAcknowledged(before))) {
    await draftStore.send();
    return 'one';
  }
  const theirs = await checkServer.unfinished();
  const { draft } = draftStore.snapshot();
  if (draft !== null && draft.owner === null) {
    if (theirs.ok && theirs.value.answers.length > 0) return 'two';
    if (theirs.ok || theirs.code === 'autosave_absent') draftStore.claim(owner);
  } else if (draft !== before) return 'one';
  else if (!theirs.ok && theirs.code === 'autosave_absent' && draft !== null) draftStore.forget();
  else if (theirs.ok && (draft === null || draft.id !== theirs.value.id || draft.revision < theirs.value.revision)) {
    // A question that waits for the person's choice is in no request, and must not be lost with this device's copy.
    if (draft?.id === theirs.value.id && draft.disputed !== undefined)
      await draftStore.takeIn(theirs.value).catch(() => undefined);
    else draftStore.resume(theirs.value, owner);
  }
  return 'one';
};
