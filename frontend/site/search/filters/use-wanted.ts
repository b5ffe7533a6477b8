import { useEffect, useState } from 'react';
import { queryTextOf, type Search } from '../../../shared/search/search-state.ts';

/**
 * The search that was chosen last. The address follows a moment later: a checkbox must not wait for it, and a second choice
 * must not start from the state before the first.
 */
export const useWanted = (
  search: Search,
  onChange: (search: Search, replace?: boolean) => void,
): readonly [wanted: Search, change: (next: Search, replace?: boolean) => void] => {
  const [wanted, setWanted] = useState(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address identifies the search.
  useEffect(() => setWanted(search), [queryTextOf(search)]);
  return [
    wanted,
    (next, replace) => {
      setWanted(next);
      onChange(next, replace);
    },
  ];
};
