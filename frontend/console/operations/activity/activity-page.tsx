import {
  Alert,
  Box,
  Button,
  Link as MuiLink,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { addDays, isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { isRole } from '@nomucheck/domain/kernel/log/event.ts';
import type { PeopleActivityOut } from '@nomucheck/domain/operations/contract/people-activity.ts';
import { longestSpan } from '@nomucheck/domain/operations/log/longest-span.ts';
import { kindNames, recordKinds } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { count, koreanMoment, koreanToday } from '../../../shared/formats.ts';
import { roleName } from '../../firm/roles.ts';
import { Choice, DayField } from '../../list/filter-fields.tsx';
import { framed } from '../../list/framed.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { stackedOnPhone } from '../../list/stacked.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { LogRow } from '../log/log-row.tsx';
import { countInWords, useLog } from '../log/use-log.ts';
import { useOperationsData } from '../operations-data.ts';
import { AuditNav } from '../shared/audit-nav.tsx';

/** /admin/activity: what the firm's people did, person by person and one after the other. The filters are in the address. */
const ActivityPage = () => (
  <OnlyFor entry="log">
    <PageHeading title="활동" />
    <AuditNav />
    <Activity />
  </OnlyFor>
);

export default ActivityPage;

const Activity = () => {
  const { peopleActivity } = useOperationsData();
  const [address, setAddress] = useSearchParams();
  const dayOf = (name: string, usual: string): string => {
    const day = address.get(name);
    return isLocalDate(day) ? day : usual;
  };
  const to = dayOf('to', koreanToday());
  const from = dayOf('from', addDays(to, -29));
  const kind = recordKinds.find((each) => each === address.get('kind')) ?? '';
  const actor = address.get('actor') ?? '';
  const set = (name: string, value: string) =>
    setAddress((before) => {
      if (value === '') before.delete(name);
      else before.set(name, value);
      return before;
    });
  const refusal =
    from > to
      ? '시작하는 날이 끝나는 날보다 늦습니다.'
      : to > addDays(from, longestSpan)
        ? '한 번에 1년까지 볼 수 있습니다.'
        : null;
  const span = { from, to, ...(kind !== '' && { kind }) };
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/activity', span],
    queryFn: ({ signal }) => peopleActivity(span, signal),
    enabled: refusal === null,
    retry: false,
  });
  return (
    <>
      <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <DayField label="부터" value={from} onChange={(day) => set('from', day)} />
        <DayField label="까지" value={to} onChange={(day) => set('to', day)} />
        <Choice label="자료" value={kind} onChoose={(each) => set('kind', each)}>
          {recordKinds.map((each) => [each, kindNames[each]])}
        </Choice>
        <Choice label="누가" value={actor} onChoose={(each) => set('actor', each)}>
          {peopleToChoose(data?.people ?? [], actor)}
        </Choice>
        {(kind !== '' || actor !== '') && (
          <Button
            onClick={() => {
              set('kind', '');
              set('actor', '');
            }}
          >
            조건 지우기
          </Button>
        )}
      </Box>
      {refusal !== null && <Alert severity="info">{refusal}</Alert>}
      {refusal === null && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {error && <ListFailure error={error} onRetry={() => void refetch()} />}
          {!data && !error && <ListWaiting label="활동을 불러오는 중" />}
          {data && <People people={data.people} onChoose={(id) => set('actor', id)} />}
          <Stream filter={{ ...span, by: 'firm', ...(actor !== '' && { actor }) }} />
        </Box>
      )}
    </>
  );
};

/** The one in the address, too, where they did nothing in the span. */
const peopleToChoose = (people: PeopleActivityOut['people'], actor: string): readonly (readonly string[])[] => [
  ...people.map((person) => [person.actor.id, person.actor.name]),
  ...(actor === '' || people.some((person) => person.actor.id === actor)
    ? []
    : [[actor, '이 기간에 한 일이 없는 사람']]),
];

type PeopleProps = { readonly people: PeopleActivityOut['people']; readonly onChoose: (id: string) => void };

/** Without a heading of its own, so that its first row is in sight on a low window. */
const People = ({ people, onChoose }: PeopleProps) => (
  <Paper variant="outlined" component="section" aria-label="사람별" sx={{ px: 1 }}>
    {people.length === 0 ? (
      <NothingYet>이 기간에 노무체크 사람이 한 일이 없습니다.</NothingYet>
    ) : (
      <Box sx={{ ...framed, ...stackedOnPhone }}>
        <Table size="small" aria-label="사람별 활동">
          <TableHead>
            <TableRow>
              <TableCell>누가</TableCell>
              <TableCell align="right">한 일</TableCell>
              <TableCell align="right">날수</TableCell>
              <TableCell>무엇을</TableCell>
              <TableCell>마지막</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {people.map(({ actor, events, days, last, kinds }) => (
              <TableRow key={actor.id}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  <MuiLink
                    component="button"
                    type="button"
                    onClick={() => onChoose(actor.id)}
                    sx={{ font: 'inherit', minHeight: { xs: 44, md: 28 } }}
                  >
                    {actor.name}
                  </MuiLink>{' '}
                  {isRole(actor.role) && roleName(actor.role)}
                </TableCell>
                <TableCell data-name="한 일" align="right">
                  {count(events)}
                </TableCell>
                <TableCell data-name="날수" align="right">
                  {count(days)}
                </TableCell>
                <TableCell data-name="무엇을" sx={{ minWidth: 180 }}>
                  {kinds
                    .slice(0, 4)
                    .map((each) => `${each.kind ? kindNames[each.kind] : '그 밖'} ${count(each.events)}`)
                    .join(' · ')}
                </TableCell>
                <TableCell data-name="마지막" sx={{ whiteSpace: 'nowrap' }}>
                  {koreanMoment(last)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    )}
  </Paper>
);

const Stream = ({ filter }: { filter: Parameters<typeof useLog>[0] }) => {
  const { rows, total, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useLog(filter);
  return (
    <Section title="한 일">
      {isPending && <ListWaiting label="한 일을 불러오는 중" />}
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!isPending && !error && rows.length === 0 && <ListEmpty>조건에 맞는 일이 없습니다.</ListEmpty>}
      {rows.length > 0 && (
        <>
          {countInWords(total)}
          <Box component="ol" data-rows aria-label="한 일" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((entry) => (
              <LogRow key={entry.id} entry={entry} />
            ))}
          </Box>
        </>
      )}
      {hasNextPage && (
        <Button
          variant="outlined"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ minHeight: 44 }}
        >
          {isFetchingNextPage ? '불러오는 중' : '이전 일 더 보기'}
        </Button>
      )}
    </Section>
  );
};
