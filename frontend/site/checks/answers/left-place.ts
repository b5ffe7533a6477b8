import { useEffect, useState } from 'react';

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

/**
 * The place that was left, for the first page shown after it. It is forgotten only once that page is mounted: React may render a
 * page, wait for a part of it to load, and begin again with new state.
 */
export const useLeftPlace = (): { readonly place: LeftPlace | null; readonly comeBack: (() => void) | null } => {
  const [place] = useState(() => left);
  const [comeBack] = useState(() => (place === null ? null : () => returnTo(place)));
  useEffect(() => {
    left = null;
  }, []);
  return { place, comeBack };
};

/** Shows the row where it was and focuses its link; the page's heading if the row is gone. */
const returnTo = ({ row, top }: LeftPlace): void => {
  const link = document.getElementById(row)?.querySelector<HTMLElement>('a');
  if (link === undefined || link === null) {
    document.querySelector<HTMLElement>('h1')?.focus();
    return;
  }
  window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  link.focus({ preventScroll: true });
};
