import { useCallback, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The scroll position and case at which a person left the results, by history entry: Back leads there again. */
type Place = { readonly top: number; readonly id: string };
const places = new Map<string, Place>();

/**
 * `leave` stores the place; `back` restores it when the person returns by the history, at the case they opened. It is null
 * if there is no place to restore, or if the content (`isThere`) would have to be loaded again.
 */
export const usePlace = (isThere: boolean) => {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const cameBack = useRef(navigation === 'POP' && isThere ? (places.get(key) ?? null) : null);
  const leave = useCallback((id: string) => void places.set(key, { top: window.scrollY, id }), [key]);
  const place = cameBack.current;
  const back =
    place === null
      ? null
      : () => {
          window.scrollTo({ top: place.top, behavior: 'instant' });
          document.getElementById(`case-${place.id}`)?.focus({ preventScroll: true });
        };
  return { leave, back };
};
