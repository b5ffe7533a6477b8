import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useGetMany } from 'react-admin';
import { caseName } from './words.ts';

const names = { staleTime: 60_000 } as const;

/** The name of each case, in refinement or accepted; until it is loaded, the beginning of its id. */
export const useCaseNames = (ids: readonly string[]): ((id: string) => string) => {
  const inRefinement = useGetMany<RefineItem>('admin/data', { ids: [...ids] }, names).data ?? [];
  const accepted = useGetMany<MasterCase>('admin/data/master', { ids: [...ids] }, names).data ?? [];
  return (id) => {
    const found = [...inRefinement, ...accepted].find((known) => known.id === id);
    return found === undefined ? id.slice(0, 8) : caseName(found);
  };
};
