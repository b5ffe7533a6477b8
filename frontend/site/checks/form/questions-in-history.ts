/** Where the questions of a check begin in this tab's history, so that Back from the result doesn't pass each of them. */

const kept = 'nomucheck.check.begun-at';

/** The number that the router gives each entry of the history; null without one. */
export const placeInHistory = (): number | null => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
};

const quietly = <T>(attempt: () => T, otherwise: T): T => {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
};

export const beginningOfQuestions = (): number | null =>
  quietly(() => {
    const at = sessionStorage.getItem(kept);
    return at === null || !/^\d+$/.test(at) ? null : Number(at);
  }, null);

/** Called at each question: the first one counts. */
export const noteQuestions = (): void => {
  const [here, first] = [placeInHistory(), beginningOfQuestions()];
  if (here !== null && (first === null || here < first))
    quietly(() => sessionStorage.setItem(kept, String(here)), undefined);
};

/** Another check begins. */
export const forgetQuestions = (): void => quietly(() => sessionStorage.removeItem(kept), undefined);

/** How far back the entry before the first question is, as `history.go` counts it; 0 where there is none in this tab. */
export const stepsBeyond = (first: number | null, here: number | null): number =>
  first === null || here === null || first < 1 || here < first ? 0 : first - 1 - here;
