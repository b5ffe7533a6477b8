/**
 * The rows of the list that the page shows: those of react-admin's tables, and of each element with `data-rows`, which lists of cards
 * have.
 */
const rowSelector = '.RaDataTable-tbody > tr, [data-rows] > *';

export const rowsOnPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`main :is(${rowSelector})`)].filter(
    (row) => row.getClientRects().length > 0,
  );

/** What opens the row's record: its first link; without one, its first button. */
const openerOf = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button:not(:disabled)');

const isOf = (row: HTMLElement): boolean => row.contains(document.activeElement);

/** The place of the row that the cursor goes to; it begins at the first row and stays within the list. */
export const placeAfter = (place: number, by: 1 | -1, rows: number): number =>
  place < 0 ? 0 : Math.min(Math.max(place + by, 0), rows - 1);

/** Puts the focus on what opens the next row, or the one before. Rows that hold nothing to open are passed over. */
export const moveTo = (by: 1 | -1): boolean => {
  const rows = rowsOnPage().filter((row) => openerOf(row) !== null);
  const row = rows[placeAfter(rows.findIndex(isOf), by, rows.length)];
  if (row === undefined) return false;
  openerOf(row)?.focus();
  row.scrollIntoView({ block: 'nearest' });
  return true;
};

/**
 * Selects the row that has the cursor, or ends its selection. In a list whose rows can't be selected it presses the button of the row
 * that names the key, such as the one that settles a report. False where there is neither.
 */
export const chooseRow = (): boolean => {
  const chooser = rowsOnPage()
    .find(isOf)
    ?.querySelector<HTMLElement>('input[type=checkbox]:not(:disabled), button[aria-keyshortcuts=X]:not(:disabled)');
  chooser?.click();
  return chooser != null;
};

export type KeyName = { readonly key: string; readonly name: string };

/** The keys that the page's own buttons and hints name by `aria-keyshortcuts`, each once. */
export const keysOfPage = (): KeyName[] => {
  const found = new Map<string, string>();
  for (const element of document.querySelectorAll('main [aria-keyshortcuts]')) {
    const key = element.getAttribute('aria-keyshortcuts') ?? '';
    const words = [...element.childNodes].filter((node) => node.nodeName !== 'KBD').map((node) => node.textContent);
    if (!found.has(key)) found.set(key, words.join('').trim() || (element.getAttribute('aria-label') ?? ''));
  }
  return [...found].map(([key, name]) => ({ key, name }));
};
