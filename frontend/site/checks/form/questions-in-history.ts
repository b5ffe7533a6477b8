/** Where the questions of a check begin in this tab's history, so that Back from the result doesn't pass each of them. */

const kept = 'nomucheck.check.begun-at';

/** The number that the router gives each entry of the history; null without one. */
export const placeInHistory = (): number | null => {
  const place: unknown = window.history.state?.idx;
  return typeof place === 'number' ? place : null;
};

/** Where this page was loaded: whoever loads a question's address anew, such as after signing out, doesn't come back from anywhere. */
export const loadedAt = typeof window === 'undefined' ? null : placeInHistory();

/** A browser without storage (private mode) remembers nothing. */
const inStorage = <T>(attempt: (storage: Storage) => T): T | null => {
  try {
    return attempt(sessionStorage);
  } catch {
    return null;
  }
};

export const beginningOfQuestions = (): number | null =>
  inStorage((storage) => {
    const at = storage.getItem(kept);
    return at === null ? null : Number(at);
  });

/** Called at each question: the first one counts. */
export const noteQuestions = (): void => {
  const [here, first] = [placeInHistory(), beginningOfQuestions()];
  if (here !== null && (first === null || here < first)) inStorage((storage) => storage.setItem(kept, String(here)));
};

/** Another check begins. */
export const forgetQuestions = (): void => void inStorage((storage) => storage.removeItem(kept));

/** How far back the entry before the first question is, as `history.go` counts it; 0 where there is none in this tab. */
export const stepsBeyond = (first: number | null, here: number | null): number =>
  first === null || here === null || first < 1 || here < first ? 0 : first - 1 - here;
