import type { Attorney } from '@nomucheck/domain/consultations/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useConsultationsData } from './consultations-data.ts';

const none: readonly Attorney[] = [];

/** The firm's people who may answer consultations, the reader among them. */
export const useAttorneys = (): { readonly people: readonly Attorney[]; readonly error: Error | null } => {
  const { attorneys } = useConsultationsData();
  const { data = none, error } = useQuery({ queryKey: ['attorneys'], queryFn: () => attorneys(), staleTime: 60_000 });
  return { people: data, error };
};
