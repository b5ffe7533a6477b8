import { useCallback, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where somebody was when they opened a case, by the entry of the history: Back leads to the same place. */
type Place = { readonly top: number; readonly id: string };
const places = new Map<string, Place>();

/**
 * `leave` remembers where one is; `back` puts who comes back by the history there, at the case they opened. It is null where
 * there is no place to go back to, or what was there (`isThere`) would have to be looked for anew.
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
