import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, parsedKept, readKept } from '../../shared/device/kept-on-device.ts';
import { useKeptPlace } from './kept-place.ts';

/** What is typed. `base`: the revision of the record that it was typed on; 0 before the first save. */
export type Work = { readonly base: number };

/** How one kind of work is compared and read back. It must not change between two renders. */
export type KindOfWork<Typed extends Work> = {
  /** Whether both say the same; the revision below them may differ. */
  readonly isSame: (one: Typed, other: Typed) => boolean;
  /** What this device kept; null where it is nothing that can be read. */
  readonly read: (kept: unknown) => Typed | null;
};

/**
 * Work that is kept on this device as it is typed, until the server has it: a session that ends, a crash and a cut connection lose
 * nothing. `saved` is what the server has; `name` tells the works of one page apart, as in `useKeptState`.
 */
export const useKeptWork = <Typed extends Work>(name: string, saved: Typed, { isSame, read }: KindOfWork<Typed>) => {
  const place = useKeptPlace(name);
  const [typed, setTyped] = useState<Typed>(() => read(parsedKept(readKept(place))) ?? saved);
  const [wasKept, setWasKept] = useState(() => readKept(place) !== null && !isSame(typed, saved));
  // Counts the texts that weren't typed here: an editor with this key begins anew with each of them.
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
        keep(place, isSame(now, sent) ? null : JSON.stringify(next));
        return next;
      });
    },
    [place, isSame],
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
  /** Goes on with what was typed, over the record as it is now. */
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
    if (before.base === saved.base || !isSame(typed, before)) return;
    if (isSame(typed, saved)) goOnFrom(saved.base);
    else take(saved);
  }, [saved, typed, isSame, take, goOnFrom]);

  return { typed, wasKept, begun, type, settle, take, goOnFrom };
};

export type KeptWork<Typed extends Work> = ReturnType<typeof useKeptWork<Typed>>;
