import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Input by which a reader scrolls or types. */
const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the beginning of an answer to the top of the window while it is written, so that its first sentence and the deadline are
 * read first. Stops once the reader scrolls or types. `grows` changes with each piece of the text; null while nothing is written.
 */
export const useOpening = (answer: RefObject<HTMLElement | null>, grows: string | null): void => {
  const isOpening = useRef(false);
  const isGrowing = grows !== null;
  useEffect(() => {
    if (!isGrowing) return;
    isOpening.current = true;
    const leave = () => {
      isOpening.current = false;
    };
    for (const input of inputs) window.addEventListener(input, leave, { passive: true });
    return () => {
      for (const input of inputs) window.removeEventListener(input, leave);
    };
  }, [isGrowing]);
  // After each piece, because a short text can't be scrolled to the top yet.
  useLayoutEffect(() => {
    if (grows !== null && isOpening.current) answer.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [grows, answer]);
};
