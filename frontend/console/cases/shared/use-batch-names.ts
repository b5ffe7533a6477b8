import type { ImportOut } from '@nomucheck/domain/case-import/contract.ts';
import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useGetMany } from 'react-admin';

const kept = { staleTime: 60_000 };

/**
 * The name of each batch: the file that it came with, or the days that the crawler collected; while it is unknown, the
 * beginning of its id.
 */
export const useBatchNames = (ids: readonly string[]): ((id: string) => string) => {
  const files = useGetMany<ImportOut>('admin/data/import', { ids: [...ids] }, kept).data;
  // What came with no file was crawled.
  const others = files ? ids.filter((id) => !files.some((file) => file.id === id)) : [];
  const asked = [{ ids: others }, { ...kept, enabled: others.length > 0 }] as const;
  const low = useGetMany<WorkOut>('admin/crawling/case-low', ...asked).data;
  const meetings = useGetMany<WorkOut>('admin/crawling/case-low-meeting', ...asked).data;
  const high = useGetMany<WorkOut>('admin/crawling/case-high', ...asked).data;
  return (id) => {
    const work = [low, meetings, high].flatMap((works) => works ?? []).find((one) => one.id === id);
    return files?.find((file) => file.id === id)?.fileName ?? (work ? collected(work) : id.slice(0, 8));
  };
};

const collected = ({ from, to }: WorkOut): string => `${koreanText(from)}부터 ${koreanText(to)}까지 모은 자료`;
