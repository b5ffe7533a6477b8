import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How far below the window the end may be while the reader still counts as being at the end. */
const slack = 96;

export const isAtEnd = (endBottom: number, windowHeight: number): boolean => endBottom <= windowHeight + slack;

/**
 * Keeps the end of a growing text in sight while the reader is there. Whoever scrolls up reads on in peace; whoever comes
 * back to the end follows again. `grows`: what grows; null while nothing does.
 */
export const useFollow = (end: RefObject<HTMLElement | null>, grows: string | null): void => {
  const isFollowing = useRef(true);
  const isGrowing = grows !== null;
  useEffect(() => {
    if (!isGrowing) return;
    const look = () => {
      if (end.current !== null)
        isFollowing.current = isAtEnd(end.current.getBoundingClientRect().bottom, window.innerHeight);
    };
    isFollowing.current = true;
    end.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isGrowing, end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each piece of the text.
  useLayoutEffect(() => {
    if (isGrowing && isFollowing.current) end.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [grows]);
};
