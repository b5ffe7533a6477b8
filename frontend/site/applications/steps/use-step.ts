import { type StepName, stepNames, stepOfField } from '@nomucheck/domain/applications/steps/steps.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { focusField } from '../../forms/error-summary.tsx';

/** A step of the form, or after the last one the document that they make. */
export type Place = StepName | 'preview';

export const places: readonly Place[] = [...stepNames, 'preview'];

export const headingOf = (place: Place): string => `step-${place}`;

/** Where the choice of a document and the fields are asked. */
const placeOfField = (id: string): Place | null => (id === 'document' ? 'person' : stepOfField(id));

export type Steps = {
  readonly here: Place;
  /** The address of a place: its query. */
  readonly to: (place: Place) => string;
  /** Scrolls to the place's heading and focuses it, as a change of the place does by itself. */
  readonly show: (place: Place) => void;
  /** Leads to a field, in whatever step it is. */
  readonly follow: (field: string) => void;
};

/** The step is part of the address, so that Back, a reload and a link keep it. */
export const useStep = (): Steps => {
  const [search, setSearch] = useSearchParams();
  const here = places.find((each) => each === search.get('step')) ?? 'person';
  const shown = useRef(here);
  const wanted = useRef<string | null>(null);
  // A reload or a link: on a wide screen all steps are below each other, so the one of the address may be far down.
  useEffect(() => {
    const heading = document.getElementById(headingOf(shown.current));
    if (heading && heading.getBoundingClientRect().top > window.innerHeight) heading.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    if (shown.current === here) return;
    shown.current = here;
    const field = wanted.current;
    wanted.current = null;
    if (field === null) showHeading(here);
    else focusField(field);
  }, [here]);
  const searchOf = (step: Place): URLSearchParams => new URLSearchParams({ ...Object.fromEntries(search), step });
  return {
    here,
    to: (place) => `?${searchOf(place)}`,
    show: showHeading,
    follow: (field) => {
      const place = placeOfField(field) ?? here;
      if (place === here) {
        focusField(field);
        return;
      }
      wanted.current = field;
      setSearch(searchOf(place));
    },
  };
};

const showHeading = (place: Place): void => {
  const heading = document.getElementById(headingOf(place));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};
