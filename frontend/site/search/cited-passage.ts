import type { CaseAsRead } from '@nomucheck/domain/search/contract/search.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The end of an address that opens a case at a passage, by its number in the text from 0. */
export const passageHash = (passage: number): string => `#passage-${passage}`;

const numberIn = (hash: string): number | null => {
  const found = /^#passage-(\d{1,5})$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
};

/**
 * The id of the element to which an address leads. A case without a text is cited by its point; null where the address
 * names no passage, or one that this text doesn't have.
 */
export const citedElement = (hash: string, passages: Pick<CaseAsRead, 'passages'>['passages']): string | null => {
  const number = numberIn(hash);
  if (number === null) return null;
  if (passages.length === 0) return 'point-title';
  const passage = passages[number];
  return passage === undefined ? null : `p-${passage.from}`;
};

/** Scrolls to the cited passage once the case is shown, marks it, and moves the focus there for screen readers. */
export const useCitedPassage = ({ id, passages }: Pick<CaseAsRead, 'id' | 'passages'>): void => {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each case, although its marks may be loaded anew.
  useEffect(() => {
    const target = citedElement(hash, passages);
    const element = target === null ? null : document.getElementById(target);
    if (element === null) return;
    const marked = element.closest('.case-point') ?? element;
    marked.classList.add('cited-here');
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return () => marked.classList.remove('cited-here');
  }, [id, hash]);
};
