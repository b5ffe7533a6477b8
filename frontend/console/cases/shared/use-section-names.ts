import { useQuery } from '@tanstack/react-query';
import { type SectionChoice, useCasesData } from '../cases-data.ts';

/** The questionnaire's sections, by which cases are sorted. */
export const useSections = (): readonly SectionChoice[] => {
  const { questionnaireSections } = useCasesData();
  const { data } = useQuery({
    queryKey: ['check/form', 'sections'],
    queryFn: questionnaireSections,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? numbered;
};

/** Numbers, until the names are read. */
const numbered: readonly SectionChoice[] = Array.from({ length: 23 }, (_, place) => ({
  id: `detail-${place + 1}`,
  title: `사유 ${place + 1}번`,
}));

/** What a section is called. */
export const useSectionName = (): ((id: string) => string) => {
  const sections = useSections();
  return (id) => sections.find((section) => section.id === id)?.title ?? id;
};
