import { Alert, Box, Button, Link as MuiLink } from '@mui/material';
import type { LogEvent } from '@nomucheck/domain/operations/contract/log.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { Facts } from '../../shell/record/facts.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { useOperationsData } from '../operations-data.ts';
import { AuditNav } from '../shared/audit-nav.tsx';
import { logAt } from './log-address.ts';
import { recordPageOf } from './record-link.ts';

/** /admin/log/:id: one event with its place, its hashes and its fields. */
const EventPage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="log">
      <Event key={id} position={id} />
    </OnlyFor>
  );
};

export default EventPage;

const list = { to: '/admin/log', name: '기록으로' };

const Event = ({ position }: { position: string }) => {
  const { logEvent } = useOperationsData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/log', 'event', position],
    queryFn: ({ signal }) => logEvent(position, false, signal),
    retry: false,
  });
  const opening = useMutation({ mutationFn: () => logEvent(position, true) });
  const event = opening.data ?? data;
  if (error) return <RecordNotLoaded title="기록" error={error} onRetry={() => void refetch()} list={list} />;
  if (!event) return <ListWaiting label="기록을 불러오는 중" />;
  return (
    <>
      <PageHeading title={event.name} />
      <AuditNav />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section title={event.summary}>
          <About event={event} />
        </Section>
        <Section
          title="적힌 내용"
          action={
            event.mayOpen &&
            !event.isOpened &&
            isSealed(event) && (
              <Button
                variant="outlined"
                disabled={opening.isPending}
                onClick={() => opening.mutate()}
                sx={{ minHeight: 44 }}
              >
                봉인된 내용 보기
              </Button>
            )
          }
        >
          {opening.error && <Alert severity="error">{messageOf(opening.error)}</Alert>}
          {event.isWithheld && <WithheldNotice />}
          {isSealed(event) && <SealedNotice event={event} />}
          {event.fields.length > 0 && <Fields event={event} />}
          {event.fields.length === 0 && !event.isWithheld && <NothingYet>적힌 내용이 없습니다.</NothingYet>}
        </Section>
      </Box>
    </>
  );
};

const isSealed = ({ fields, isReasonSealed }: LogEvent): boolean =>
  isReasonSealed || fields.some((field) => field.isSealed);

const WithheldNotice = () => (
  <Alert severity="info" sx={{ mb: 1 }}>
    이 화면에서 보여 드릴 수 없는 내용은 뺐습니다.
  </Alert>
);

const SealedNotice = ({ event: { mayOpen, isOpened } }: { event: LogEvent }) => (
  <Alert severity="info" sx={{ mb: 1 }}>
    {!mayOpen
      ? '봉인된 내용은 이 화면에서 열 수 없습니다.'
      : isOpened
        ? '봉인된 내용을 열었습니다. 누가 열었는지 열람 기록에 남았습니다.'
        : '개인에 관한 내용은 봉인되어 있습니다. 열면 열람 기록에 남습니다.'}
  </Alert>
);

const About = ({ event }: { event: LogEvent }) => {
  const page = recordPageOf(event);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Facts>
        {[
          ['누가', event.actor.name],
          ['언제', koreanMoment(event.at)],
          ['사유', event.reason ?? (event.isReasonSealed ? '봉인됨' : '없음')],
          ['흐름', `${event.stream} · ${event.revision}번째`],
          ['위치', event.id],
          ['종류', `${event.type} · ${event.schemaVersion}판`],
          ['해시', event.hash],
          ['앞 해시', event.previousHash],
        ]}
      </Facts>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
        {page !== null && <PageLink to={page}>자료 열기</PageLink>}
        <PageLink to={logAt({ record: event.record })}>이 자료의 기록</PageLink>
        <PageLink to={`/admin/log/request/${encodeURIComponent(event.request)}`}>이어진 일</PageLink>
      </Box>
    </Box>
  );
};

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <MuiLink component={Link} to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
    {children}
  </MuiLink>
);

const Fields = ({ event: { fields, isOpened } }: { event: LogEvent }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
    {fields.map(({ name, json, isSealed: sealed }) => (
      <Box key={name} sx={{ minWidth: 0 }}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', fontSize: 14.5 }}>
          {json ?? (sealed && isOpened ? '지워졌거나 열 수 없음' : '봉인됨')}
        </Box>
      </Box>
    ))}
  </Box>
);
