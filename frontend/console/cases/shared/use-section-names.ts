import { useQuery } from '@tanstack/react-query';
import { type SectionChoice, useCasesData } from '../cases-data.ts';

/** The questionnaire's sections, under which cases are filed. */
export const useSections = (): readonly SectionChoice[] => {
  const { questionnaireSections } = useCasesData();
  const { data } = useQuery({
    queryKey: ['check/form', 'sections'],
    queryFn: questionnaireSections,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? numbered;
};

/** The sections' numbers, until the names are loaded. */
const numbered: readonly SectionChoice[] = Array.from({ length: 23 }, (_, place) => ({
  id: `detail-${place + 1}`,
  title: `사유 ${place + 1}번`,
}));

/** The name of a section. */
export const useSectionName = (): ((id: string) => string) => {
  const sections = useSections();
  return (id) => sections.find((section) => section.id === id)?.title ?? id;
};
