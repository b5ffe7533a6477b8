import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../shared/client/session.ts';
import { createStore } from '../../shared/device/store.ts';

/** The places whose text is in sight. */
export const placesInSight = createStore<ReadonlySet<string>>(new Set());

/** The beginning of all places of the page that is open. */
export const useKeptPlaces = (): string => {
  const { pathname } = useLocation();
  return `typed.${useSession().user?.id ?? ''}.${pathname}.`;
};

/**
 * Where a page keeps what is typed in it: for its person, under its address, so that nobody is shown another person's text. `name` tells
 * the forms of one page apart, and names the record where the address doesn't.
 */
export const useKeptPlace = (name: string): string => {
  const place = useKeptPlaces() + name;
  useEffect(() => {
    placesInSight.set(new Set([...placesInSight.get(), place]));
    return () => placesInSight.set(new Set([...placesInSight.get()].filter((other) => other !== place)));
  }, [place]);
  return place;
};
