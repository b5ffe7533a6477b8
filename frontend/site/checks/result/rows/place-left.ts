/** Where a person was on the result when they followed a link away from it. */
type PlaceLeft = {
  /** The rows that were unfolded, by id. */
  readonly rows: readonly string[];
  /** The address of the link, and how far below the screen's upper edge it was. */
  readonly link: string;
  readonly top: number;
};

const field = 'resultPlace';

/** Kept with the entry of the history, which ends with the tab: Back finds it, also from a page that was loaded as a whole. */
export const placeLeft = (): PlaceLeft | null => {
  // Tests render the result without a browser.
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  const place: unknown = isObject(state) ? state[field] : undefined;
  if (!isObject(place) || !Array.isArray(place.rows)) return null;
  const { rows, link, top } = place;
  return typeof link === 'string' && typeof top === 'number' ? { rows: rows.map(String), link, top } : null;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Called with each click on the result, before the link leads away. */
export const notePlace = (clicked: EventTarget): void => {
  const link = clicked instanceof Element ? clicked.closest('a') : null;
  const address = link?.getAttribute('href') ?? null;
  if (link === null || address === null) return;
  const rows = [...document.querySelectorAll('.result-layout details[id][open]')].map(({ id }) => id);
  const place: PlaceLeft = { rows, link: address, top: link.getBoundingClientRect().top };
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(isObject(state) ? state : {}), [field]: place }, '');
};

/** Shows the link where it was and focuses it; the page's heading if the link is gone. */
export const returnTo = ({ link: address, top }: PlaceLeft): void => {
  const links = document.querySelectorAll<HTMLElement>(`.result-layout a[href="${CSS.escape(address)}"]`);
  const link = [...links].find((each) => each.checkVisibility());
  if (link === undefined) {
    document.querySelector<HTMLElement>('.result-layout h1')?.focus();
    return;
  }
  window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  link.focus({ preventScroll: true });
};
