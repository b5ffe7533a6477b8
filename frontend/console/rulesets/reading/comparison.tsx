import { Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { count, koreanDate } from '../../../shared/formats.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { ListFailure } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { Differences } from '../differences.tsx';
import { queryKey, useRulesetsData } from '../rulesets-data.ts';
import { editionName } from '../words.ts';

type ComparisonProps = {
  readonly version: string;
  /** Empty: none is chosen. */
  readonly against: string;
  readonly onChoose: (version: string) => void;
};

/** The edition beside any other one. */
export const Comparison = ({ version, against, onChoose }: ComparisonProps) => {
  const { editions, compareEditions } = useRulesetsData();
  const { data: all = [] } = useQuery({ queryKey: [queryKey, 'editions'], queryFn: editions, retry: false });
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey, 'comparison', version, against],
    queryFn: () => compareEditions(version, against),
    enabled: against !== '',
    retry: false,
  });
  const others = all.filter(({ id }) => id !== version);
  if (others.length === 0 && against === '') return null;
  const choice = (
    <Choice label="견줄 판" value={against} onChoose={onChoose}>
      {others.map((item) => [
        item.id,
        `${editionName(item)}${item.publishedAt === null ? '' : ` (${koreanDate(item.publishedAt)})`}`,
      ])}
    </Choice>
  );
  return (
    <Section title="다른 판과 견주기" action={choice}>
      {against === '' ? (
        <Typography variant="body2" color="text.secondary">
          견줄 판을 고르면 그 판과 다른 곳을 까닭마다 묶어 보여 드립니다.
        </Typography>
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={80} aria-busy aria-label="두 판을 견주는 중" role="status" />
      ) : (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            고른 판과 {count(data.differences.length)}곳이 다릅니다.
          </Typography>
          <Differences differences={data.differences} />
        </>
      )}
    </Section>
  );
};
