import { useQuery } from '@tanstack/react-query';
import { count } from '../../../../shared/formats.ts';
import { Choice } from '../../../list/filter-fields.tsx';
import { useCasesData } from '../../cases-data.ts';
import { useBatchNames } from '../../shared/use-batch-names.ts';

/** Chooses a batch of those with open cases, the latest first; a chosen batch is offered even without open cases. */
export const BatchChoice = ({ batch, onChoose }: { batch: string; onChoose: (batch: string) => void }) => {
  const { refineCounts } = useCasesData();
  const { data } = useQuery({
    queryKey: ['admin/data', 'counts'],
    queryFn: refineCounts,
    staleTime: 10_000,
    retry: false,
  });
  const batches = data?.batches ?? [];
  const isThere = batch === '' || batches.some((known) => known.batch === batch);
  const shown = isThere ? batches : [{ batch, cases: 0 }, ...batches];
  const nameOf = useBatchNames(shown.map((known) => known.batch));
  if (shown.length === 0) return null;
  return (
    <Choice label="묶음" value={batch} onChoose={onChoose}>
      {shown.map((known) => [known.batch, `${nameOf(known.batch)} (${count(known.cases)}건)`])}
    </Choice>
  );
};
