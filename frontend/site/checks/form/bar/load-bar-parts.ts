import { useEffect, useState } from 'react';

type BarParts = typeof import('./bar-parts.ts');
let loaded: BarParts | null = null;

export const loadBarParts = async (): Promise<void> => {
  loaded ??= await import('./bar-parts.ts');
};

/** null until they are there, and while they can't be loaded: the questions go on without them. */
export const useBarParts = (): BarParts | null => {
  const [parts, setParts] = useState<BarParts | null>(() => loaded);
  useEffect(() => {
    loadBarParts().then(
      () => setParts(() => loaded),
      () => undefined,
    );
  }, []);
  return parts;
};
