import { Alert, Box, Button } from '@mui/material';
import { addDays, isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { UsageRow } from '@nomucheck/domain/usage/contract.ts';
import { outcomeNames, runningName } from '@nomucheck/domain/usage/usage-words.ts';
import { useQuery } from '@tanstack/react-query';
import { ListBase, useListContext } from 'react-admin';
import { koreanToday } from '../../shared/formats.ts';
import type { Column } from '../export/csv.ts';
import { ExportButton } from '../export/export-button.tsx';
import { withCondition } from '../list/conditions.ts';
import { Choice, DayField } from '../list/filter-fields.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { UsageCalls } from './usage-calls.tsx';
import { type UsageSpan, usageList, useUsageData } from './usage-data.ts';
import { notOfTheList, UsageSums } from './usage-sums.tsx';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /company/usage: what the calls of the AI took, and each of them. The span, the company and the grouping are in the address. */
const UsagePage = () => (
  <OnlyFor entry="usage">
    <ListBase
      perPage={25}
      sort={{ field: 'at', order: 'DESC' }}
      filter={notOfTheList}
      filterDefaultValues={{ from: addDays(koreanToday(), -29), to: koreanToday() }}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="AI 사용량">
        <ExportButton<UsageRow> resource={usageList} file={`AI 호출-${koreanToday()}`} columns={exportColumns} />
      </PageHeading>
      <Contents />
    </ListBase>
  </OnlyFor>
);

export default UsagePage;

/** What the address says; anything else there is left out. */
const spanOf = ({ from, to, companyId }: Readonly<Record<string, unknown>>): UsageSpan => ({
  ...(isLocalDate(from) ? { from } : {}),
  ...(isLocalDate(to) ? { to } : {}),
  ...(typeof companyId === 'string' ? { companyId } : {}),
});

const Contents = () => {
  const { filterValues } = useListContext<UsageRow>();
  const span = spanOf(filterValues);
  const isReversed = span.from !== undefined && span.to !== undefined && span.from > span.to;
  return (
    <>
      <Filters span={span} />
      {isReversed ? (
        <Alert severity="info">시작하는 날이 끝나는 날보다 늦습니다.</Alert>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <UsageSums span={span} />
          <UsageCalls />
        </Box>
      )}
    </>
  );
};

const Filters = ({ span }: { readonly span: UsageSpan }) => {
  const { filterValues, setFilters } = useListContext<UsageRow>();
  const set = (field: string, wanted: string) => setFilters(withCondition(filterValues, field, wanted));
  const outcome = typeof filterValues.outcome === 'string' ? filterValues.outcome : '';
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <DayField label="부터" value={span.from ?? ''} onChange={(day) => set('from', day)} />
      <DayField label="까지" value={span.to ?? ''} onChange={(day) => set('to', day)} />
      <PayerChoice span={span} onChoose={(companyId) => set('companyId', companyId)} />
      <Choice label="결과 (목록)" value={outcome} onChoose={(wanted) => set('outcome', wanted)}>
        {Object.entries(outcomeNames)}
      </Choice>
      {typeof filterValues.userId === 'string' && (
        <Button onClick={() => set('userId', '')}>회원 한 명만 보기 풀기</Button>
      )}
    </Box>
  );
};

type PayerChoiceProps = { readonly span: UsageSpan; readonly onChoose: (companyId: string) => void };

/** The companies that used anything in the span, and what people asked for in their own name. */
const PayerChoice = ({ span: { companyId = '', ...days }, onChoose }: PayerChoiceProps) => {
  const { sumUsage } = useUsageData();
  const { data } = useQuery({
    queryKey: [usageList, 'payers', days],
    queryFn: ({ signal }) => sumUsage('company', days, signal),
    retry: false,
  });
  const found = (data?.rows ?? []).filter(({ key }) => key !== '').map(({ key, label }) => [key, label] as const);
  const chosen = companyId === '' || companyId === 'none' || found.some(([key]) => key === companyId);
  return (
    <Choice label="누구 몫" value={companyId} onChoose={onChoose}>
      {[['none', '개인'], ...found, ...(chosen ? [] : [[companyId, '고른 회사'] as const])]}
    </Choice>
  );
};

const exportColumns: readonly Column<UsageRow>[] = [
  { title: '물은 때', value: ({ at }) => sortableMoment(at) },
  { title: '회원', value: ({ userName }) => userName },
  { title: '회사', value: ({ companyName }) => companyName },
  { title: '모델', value: ({ model }) => model },
  { title: '입력 토큰', value: ({ inputTokens }) => inputTokens },
  { title: '출력 토큰', value: ({ outputTokens }) => outputTokens },
  { title: '비용 (원)', value: ({ costMicroWon }) => costMicroWon / 1_000_000 },
  { title: '결과', value: ({ outcome }) => (outcome === null ? runningName : outcomeNames[outcome]) },
  { title: '어림', value: ({ estimated }) => (estimated ? '어림' : '') },
  { title: '자문 번호', value: ({ adviceId }) => adviceId },
  { title: '회원 번호', value: ({ userId }) => userId },
];
