import { useQuery } from '@tanstack/react-query';
import { useInspectionData } from '../../inspection-data.ts';

const everyMs = 20_000;

/** Says that the reader has the advice open, again and again, and returns who else has. */
export const usePresence = (id: string, me: string): readonly { readonly id: string; readonly name: string }[] => {
  const { bePresent } = useInspectionData();
  const { data } = useQuery({
    queryKey: ['inspection/list', 'presence', id],
    queryFn: () => bePresent(id),
    refetchInterval: everyMs,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return data?.present.filter((person) => person.id !== me) ?? [];
};
