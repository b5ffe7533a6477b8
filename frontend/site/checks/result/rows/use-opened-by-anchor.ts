import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A link to the part with this id, also one in an e-mail, unfolds it and scrolls to it: each time that the link is followed, and also
 * where the part is drawn later than the page.
 */
export const useOpenedByAnchor = <Part extends HTMLElement>(id: string): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const { hash, key } = useLocation();
  const isWanted = hash === `#${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again has another key.
  useEffect(() => {
    if (!isWanted || part.current === null) return;
    if (part.current instanceof HTMLDetailsElement) part.current.open = true;
    part.current.scrollIntoView();
    part.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [isWanted, key]);
  return part;
};
