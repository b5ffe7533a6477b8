import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListFailure } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useCrawlingData, worksOf } from '../crawling-data.ts';
import { FailureGroups } from './failure-groups.tsx';

/** What a work couldn't collect, by reason; nothing where there is nothing. */
export const WorkFailures = ({ work: { kind, id, counts, lackingFiles, stage } }: { readonly work: WorkOut }) => {
  const lacks = counts.failed + counts.absent + counts.unusable + lackingFiles;
  const { crawlFailures } = useCrawlingData();
  const { data, error, refetch } = useQuery({
    queryKey: [worksOf(kind), 'failures', id, lacks, stage],
    queryFn: ({ signal }) => crawlFailures(kind, { workId: id }, signal),
    placeholderData: keepPreviousData,
    enabled: lacks > 0,
    retry: false,
  });
  if (lacks === 0 || (!error && (data === undefined || data.length === 0))) return null;
  return (
    <Section title="모으지 못한 까닭">
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <FailureGroups kind={kind} groups={data ?? []} workId={id} />
      )}
    </Section>
  );
};
