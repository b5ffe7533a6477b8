/** How far down the end of the window was, after the last scroll; 0 at the top of the page. */
let lowestSeen = 0;
let held: { readonly content: HTMLElement; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/** For a page that never arrives, and for browsers that don't tell the end of a scroll. */
const longest = 3000;

/**
 * Notes while scrolling what `holdHeight` needs, because reading it after a change of the page would already move the page.
 * Returns how to stop.
 */
export const followLowestSeen = (): (() => void) => {
  const note = (): void => {
    lowestSeen = window.scrollY === 0 ? 0 : window.scrollY + window.innerHeight;
  };
  // A page that came with its content may have been scrolled before.
  note();
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
};

/**
 * Keeps a new page as high as what was seen of the last one, until it has scrolled to its top. Else a page that loads its
 * text, and is short until then, would jump there. Called before the browser lays the new page out.
 */
export const holdHeight = (content: HTMLElement): void => {
  releaseHeight();
  if (lowestSeen === 0) return;
  content.style.minHeight = `${lowestSeen}px`;
  held = { content, timer: setTimeout(releaseHeight, longest) };
};

export const releaseHeight = (): void => {
  if (held === null) return;
  clearTimeout(held.timer);
  held.content.style.minHeight = '';
  held = null;
};
