/** In the storage of this tab: the neutral page to which the person left. */
const place = 'nomucheck.left';

/**
 * Leaves at once to a neutral page of another site. What is shown disappears before that page is there, and the history entry
 * is replaced. The entries before it are pages of this site, too: `turnBack` keeps Back from showing them.
 */
export const leaveAtOnce = (neutral: string): void => {
  try {
    sessionStorage.setItem(place, neutral);
  } catch {
    // Without storage, only this page is replaced.
  }
  document.title = '';
  document.documentElement.hidden = true;
  window.location.replace(neutral);
};

const neutralPage = (): string | null => {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
};

const cameThroughHistory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

/**
 * Called before anything is shown. Whoever presses Back after the person left is led to the neutral page again, and the entry
 * is replaced, too. Who opens the site anew, by its address or a link, may use it. When it leads away, the document is hidden.
 */
export const turnBack = (): void => {
  // A browser may keep a page that was left as it was, and then runs no script from its beginning.
  window.addEventListener('pageshow', (event) => {
    const neutral = neutralPage();
    if (event.persisted && neutral !== null) window.location.replace(neutral);
  });
  const neutral = neutralPage();
  if (neutral === null) return;
  if (!cameThroughHistory()) {
    sessionStorage.removeItem(place);
    return;
  }
  document.documentElement.hidden = true;
  window.location.replace(neutral);
};
