import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, parsedKept, readKept } from '../../../shared/kept-on-device.ts';
import { isSameTyped, keptTyped, type Typed } from './kept-post.ts';

/** Writer and article are told apart: another person's text must never be taken for one's own. */
export const placeOf = (me: string, post: string): string => `board.${me}.${post}`;

/**
 * An article that is kept on this device as it is typed, until the server has it: a session that ends, a crash and a cut connection lose
 * nothing. `saved` is what the server has.
 */
export const useTyped = (place: string, saved: Typed) => {
  const [typed, setTyped] = useState<Typed>(() => keptTyped(parsedKept(readKept(place))) ?? saved);
  const [wasKept, setWasKept] = useState(() => readKept(place) !== null && !isSameTyped(typed, saved));
  // The editor begins anew with a text that wasn't typed into it.
  const [begun, setBegun] = useState(0);

  const type = useCallback(
    (part: Partial<Omit<Typed, 'base'>>) =>
      setTyped((before) => {
        const next = { ...before, ...part };
        keep(place, JSON.stringify(next));
        return next;
      }),
    [place],
  );
  /** The server has this; what was typed since stays. */
  const settle = useCallback(
    (sent: Typed, base: number) => {
      setWasKept(false);
      setTyped((now) => {
        const next = { ...now, base };
        keep(place, isSameTyped(now, sent) ? null : JSON.stringify(next));
        return next;
      });
    },
    [place],
  );
  /** Goes on with another text. */
  const take = useCallback(
    (other: Typed) => {
      keep(place, null);
      setWasKept(false);
      setTyped(other);
      setBegun((count) => count + 1);
    },
    [place],
  );
  /** Goes on with what was typed, over the article as it is now. */
  const goOnFrom = useCallback(
    (base: number) =>
      setTyped((now) => {
        const next = { ...now, base };
        if (readKept(place) !== null) keep(place, JSON.stringify(next));
        return next;
      }),
    [place],
  );

  // The page may open with what was read before; where nothing was typed since, it goes on with what is read then.
  const last = useRef(saved);
  useEffect(() => {
    const before = last.current;
    last.current = saved;
    if (before.base === saved.base || !isSameTyped(typed, before)) return;
    if (isSameTyped(typed, saved)) goOnFrom(saved.base);
    else take(saved);
  }, [saved, typed, take, goOnFrom]);

  return { typed, wasKept, begun, type, settle, take, goOnFrom };
};

export type TypedPost = ReturnType<typeof useTyped>;
