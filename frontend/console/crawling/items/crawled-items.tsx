import { Box, Chip, Pagination } from '@mui/material';
import type { CrawledFilter, WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import type { ItemVerdict } from '@nomucheck/domain/crawling/crawl-events.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { count } from '../../../shared/formats.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { useCrawlingData, worksOf } from '../crawling-data.ts';
import { type CrawlKind, verdictNames, verdicts } from '../words.ts';
import { ItemLines } from './item-lines.tsx';
import type { ShownItems } from './items-place.ts';

const PAGE = 20;

type CrawledItemsProps = {
  readonly kind: CrawlKind;
  readonly of: CrawledFilter;
  readonly shown: ShownItems;
  /** How many there are of each verdict; with it, one verdict can be chosen. */
  readonly counts?: WorkOut['counts'];
  /** Another value reads the items again. */
  readonly changed?: number;
};

/** What was collected under a condition, the latest first: all, or of one verdict. */
export const CrawledItems = ({ kind, of, shown: { verdict, page, show }, counts, changed }: CrawledItemsProps) => {
  const { crawledItems } = useCrawlingData();
  const filter: CrawledFilter = verdict === null ? of : { ...of, verdict };
  const { data, error, refetch } = useQuery({
    queryKey: [worksOf(kind), 'items', filter, page, changed],
    queryFn: () => crawledItems(kind, filter, (page - 1) * PAGE, PAGE),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      {counts && (
        <VerdictChoice counts={counts} chosen={verdict} onChoose={(wanted) => show({ verdict: wanted, page: 1 })} />
      )}
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListWaiting label="모은 자료를 불러오는 중" />
      ) : data.total === 0 ? (
        <ListEmpty>모은 자료가 없습니다.</ListEmpty>
      ) : (
        <ItemLines items={data.items} />
      )}
      {data && data.total > PAGE && (
        <Pagination
          count={Math.ceil(data.total / PAGE)}
          page={page}
          onChange={(_event, next) => show({ verdict, page: next })}
          sx={{ mt: 1 }}
        />
      )}
    </>
  );
};

type VerdictChoiceProps = {
  readonly counts: WorkOut['counts'];
  readonly chosen: ItemVerdict | null;
  readonly onChoose: (verdict: ItemVerdict | null) => void;
};

const VerdictChoice = ({ counts, chosen, onChoose }: VerdictChoiceProps) => {
  const all = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  const choices: readonly (readonly [ItemVerdict | null, string, number])[] = [
    [null, '모두', all],
    ...verdicts.map((verdict) => [verdict, verdictNames[verdict], counts[verdict]] as const),
  ];
  return (
    <Box role="group" aria-label="결과로 거르기" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {choices
        .filter(([verdict, , some]) => some > 0 || verdict === chosen)
        .map(([verdict, name, some]) => (
          <Chip
            key={name}
            component="button"
            clickable
            aria-pressed={verdict === chosen}
            label={`${name} ${count(some)}`}
            color={verdict === chosen ? 'primary' : 'default'}
            variant={verdict === chosen ? 'filled' : 'outlined'}
            onClick={() => onChoose(verdict)}
            sx={{ minHeight: { xs: 44, md: 36 } }}
          />
        ))}
    </Box>
  );
};
