/**
 * That this tab has left for another service and not come back from there: who is on the sign-in page all the same has
 * closed it, or pressed "back".
 */
const key = 'nomucheck.social-under-way';

export const noteLeft = (): void => {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage is refused: then nobody is told that they came back.
  }
};

/** Whether they had left; asked once. */
export const cameBackUnfinished = (): boolean => {
  try {
    const left = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return left;
  } catch {
    return false;
  }
};
