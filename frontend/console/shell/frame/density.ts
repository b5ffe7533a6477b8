import { useEffect } from 'react';
import { useStore } from 'react-admin';

/** How close together the rows of lists are. */
export const densityNames = { comfortable: '보통', compact: '촘촘히' } as const;
export type Density = keyof typeof densityNames;
export const densities: readonly Density[] = ['comfortable', 'compact'];

/** Kept with the person's preferences, under this key. */
const key = 'density';

export const useDensity = (): readonly [Density, (density: Density) => void] => {
  const [kept, setDensity] = useStore<unknown>(key, 'comfortable');
  return [kept === 'compact' ? 'compact' : 'comfortable', setDensity];
};

/** Marks the page with the density; the theme's rules for tables and cards read the mark. */
export const useShownDensity = (): void => {
  const [density] = useDensity();
  useEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
};
