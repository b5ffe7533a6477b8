import type { Attorney } from '@nomucheck/domain/consultations/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useConsultationsData } from './consultations-data.ts';

const none: readonly Attorney[] = [];

type Attorneys = {
  readonly people: readonly Attorney[];
  readonly error: Error | null;
  readonly readAgain: () => void;
};

/** The firm's people who may answer consultations, the reader among them. */
export const useAttorneys = (): Attorneys => {
  const { attorneys } = useConsultationsData();
  const {
    data = none,
    error,
    refetch,
  } = useQuery({ queryKey: ['attorneys'], queryFn: () => attorneys(), staleTime: 60_000 });
  return { people: data, error, readAgain: () => void refetch() };
};
