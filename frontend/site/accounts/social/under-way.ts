/**
 * Remembers that this tab went to another service. If the sign-in page is shown afterwards, the person closed the other
 * service or pressed "back".
 */
const key = 'nomucheck.social-under-way';

export const noteLeft = (): void => {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // If storage is refused, the message is not shown.
  }
};

/** Whether the tab had left; the first call clears it. */
export const cameBackUnfinished = (): boolean => {
  try {
    const left = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return left;
  } catch {
    return false;
  }
};
