import { useQuery } from '@tanstack/react-query';
import { useCrawlingData } from './crawling-data.ts';

/** The state of each source. */
export const useSources = () => {
  const { crawlSources } = useCrawlingData();
  return useQuery({
    queryKey: ['admin/crawling', 'sources'],
    queryFn: ({ signal }) => crawlSources(signal),
    retry: false,
  });
};
