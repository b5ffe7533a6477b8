import { useQuery } from '@tanstack/react-query';
import { useCasesData } from '../../cases-data.ts';

/** Another case that may be the same decision, as it is in refinement or accepted. */
export const useLikeCase = (id: string) => {
  const { likeCase } = useCasesData();
  return useQuery({ queryKey: ['admin/data', 'like', id], queryFn: () => likeCase(id), retry: false });
};
