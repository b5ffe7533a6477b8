import type { IntakeQuestion } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useEffect, useState } from 'react';
import type { More } from './more-fields.tsx';

/** Loaded by the questions that need it, none of which leads to the figure. */
let loaded: More | null = null;

export const loadMore = async (): Promise<More> => {
  const { more } = await import('./more-fields.tsx');
  loaded = more;
  return more;
};

export const needsMore = ({ type }: Pick<IntakeQuestion, 'type'>): boolean => type === 'time' || type === 'text';

/** null while they are loaded, and where nothing needs them. */
export const useMore = (isNeeded: boolean): More | null => {
  const [more, setMore] = useState(loaded);
  useEffect(() => {
    if (isNeeded && more === null) void loadMore().then(setMore, () => undefined);
  }, [isNeeded, more]);
  return more;
};
