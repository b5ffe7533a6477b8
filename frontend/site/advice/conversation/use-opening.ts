import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Signs that the reader goes their own way. */
const ownWays = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings the beginning of a growing answer to the top of the window, and leaves it there: what is to be done first stands first,
 * and a text that runs on under the eyes can't be read. Whoever scrolls or types is left in peace. `grows`: what grows; null
 * while nothing does.
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
    for (const sign of ownWays) window.addEventListener(sign, leave, { passive: true });
    return () => {
      for (const sign of ownWays) window.removeEventListener(sign, leave);
    };
  }, [isGrowing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each piece of the text, until there is enough of it to reach the top.
  useLayoutEffect(() => {
    if (isGrowing && isOpening.current) answer.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [grows]);
};
