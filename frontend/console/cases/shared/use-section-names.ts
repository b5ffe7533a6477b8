import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/api-client.ts';

export type SectionChoice = { readonly id: string; readonly title: string };

type Form = { readonly sections: readonly SectionChoice[] };

/** The questionnaire's sections, by which cases are sorted: the questionnaire in force names them. */
export const useSections = (): readonly SectionChoice[] => {
  const { data } = useQuery({
    queryKey: ['sections'],
    queryFn: async () => {
      const answer = await callApi<Form>({ url: '/api/check/form' });
      if (!answer.ok) throw new Error(answer.message);
      return answer.sections.map(({ id, title }) => ({ id, title }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? numbered;
};

/** Until the names are there, the numbers. */
const numbered: readonly SectionChoice[] = Array.from({ length: 23 }, (_, place) => ({
  id: `detail-${place + 1}`,
  title: `사유 ${place + 1}번`,
}));

/** What a section is called. */
export const useSectionName = (): ((id: string) => string) => {
  const sections = useSections();
  return (id) => sections.find((section) => section.id === id)?.title ?? id;
};
