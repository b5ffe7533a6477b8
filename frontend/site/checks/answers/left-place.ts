/** Where a person was on check-your-answers when they went to change an answer, to come back to it. */
export type LeftPlace = {
  readonly row: string;
  /** How far below the screen's upper edge the row was. */
  readonly top: number;
  /** The groups that were open, by id. */
  readonly open: readonly string[];
};

export const rowId = ({ section, numbering }: { readonly section: string; readonly numbering: number }): string =>
  `row-${section}-${numbering}`;

let left: LeftPlace | null = null;

/** "변경" was pressed in the row with this id. */
export const leaveFor = (row: string, link: Element): void => {
  const open = [...document.querySelectorAll('details.answer-group[open]')].map(({ id }) => id);
  left = { row, top: link.getBoundingClientRect().top, open };
};

/** The place that was left, once. */
export const placeLeft = (): LeftPlace | null => {
  const place = left;
  left = null;
  return place;
};

/** Shows the row where it was and focuses its link; the page's heading if the row is gone. */
export const returnTo = ({ row, top }: LeftPlace): void => {
  const link = document.getElementById(row)?.querySelector<HTMLElement>('a');
  if (link === undefined || link === null) {
    document.querySelector<HTMLElement>('h1')?.focus();
    return;
  }
  window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  link.focus({ preventScroll: true });
};
