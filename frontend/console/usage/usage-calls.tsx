import { Box, Card, CardContent, Chip, Link as MuiLink, Typography, useMediaQuery } from '@mui/material';
import type { UsageRow } from '@nomucheck/domain/usage/contract.ts';
import { costInWon, outcomeNames, runningName } from '@nomucheck/domain/usage/usage-words.ts';
import { DataTable, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { count, koreanMoment } from '../../shared/formats.ts';
import { framed } from '../list/framed.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../list/list-states.tsx';
import { Section } from '../shell/record/section.tsx';
import { theme } from '../shell/theme.ts';

/** Each call, the newest first. */
export const UsageCalls = () => (
  <Section title="호출 목록">
    <Calls />
  </Section>
);

const Calls = () => {
  const { data = [], error, isPending, refetch, total = 0 } = useListContext<UsageRow>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  if (isPending) return <ListWaiting label="호출을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) return <ListEmpty>조건에 맞는 호출이 없습니다.</ListEmpty>;
  return (
    <>
      {isNarrow ? <CallCards calls={data} /> : <CallTable />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};

const payerOf = ({ companyName }: UsageRow): string => companyName ?? '개인';

const linkTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

const Asker = ({ call }: { readonly call: UsageRow }) => (
  <MuiLink component={Link} to={`/admin/user/${call.userId}`} sx={linkTarget}>
    {call.userName}
  </MuiLink>
);

const Outcome = ({ call: { outcome, estimated } }: { readonly call: UsageRow }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <Chip
      size="small"
      variant="outlined"
      color={outcome === null || outcome === 'answered' || outcome === 'stopped' ? 'default' : 'warning'}
      label={outcome === null ? runningName : outcomeNames[outcome]}
    />
    {estimated && <Chip size="small" variant="outlined" label="어림" />}
  </Box>
);

const nowrap = { whiteSpace: 'nowrap' } as const;
/** Long names go on in further lines, but not letter by letter. */
const named = { minWidth: '6.5rem', overflowWrap: 'anywhere' } as const;
/** Figures stand below each other, digit under digit. */
const figure = { align: 'right', sx: { ...nowrap, fontVariantNumeric: 'tabular-nums' } } as const;
const Column = DataTable.Col<UsageRow>;

/** The table on a wide screen. */
const CallTable = () => (
  <Box sx={framed}>
    <DataTable<UsageRow> rowClick={false} bulkActionButtons={false}>
      <Column source="at" label="물은 때" sx={nowrap} render={({ at }) => koreanMoment(at)} />
      <Column source="userName" label="회원" disableSort sx={named} render={(call) => <Asker call={call} />} />
      <Column source="companyName" label="누구 몫" disableSort sx={named} render={payerOf} />
      <Column source="model" label="모델" disableSort sx={named} />
      <Column source="inputTokens" label="입력 토큰" {...figure} render={(call) => count(call.inputTokens)} />
      <Column source="outputTokens" label="출력 토큰" {...figure} render={(call) => count(call.outputTokens)} />
      <Column source="costMicroWon" label="비용" {...figure} render={(call) => costInWon(call.costMicroWon)} />
      <Column source="outcome" label="결과" disableSort render={(call) => <Outcome call={call} />} />
    </DataTable>
  </Box>
);

/** The list on a phone: one card a call. */
const CallCards = ({ calls }: { readonly calls: readonly UsageRow[] }) => (
  <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
    {calls.map((call) => (
      <Card key={call.id} component="li" variant="outlined">
        <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
            <span>{koreanMoment(call.at)}</span>
            <Outcome call={call} />
          </Box>
          <Typography variant="body2" component="div">
            <Asker call={call} /> · {payerOf(call)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            토큰 {count(call.inputTokens)} + {count(call.outputTokens)} · {costInWon(call.costMicroWon)} · {call.model}
          </Typography>
        </CardContent>
      </Card>
    ))}
  </Box>
);
