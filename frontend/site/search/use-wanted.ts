import { useEffect, useState } from 'react';
import { queryTextOf, type Search } from '../../shared/case-search/search-state.ts';

/**
 * The search as it was last asked for: the address follows a moment later, and a box that was ticked must not wait for it,
 * nor a second choice be made from what was before the first.
 */
export const useWanted = (
  search: Search,
  onChange: (search: Search, replace?: boolean) => void,
): readonly [wanted: Search, change: (next: Search, replace?: boolean) => void] => {
  const [wanted, setWanted] = useState(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that the search does.
  useEffect(() => setWanted(search), [queryTextOf(search)]);
  return [
    wanted,
    (next, replace) => {
      setWanted(next);
      onChange(next, replace);
    },
  ];
};
