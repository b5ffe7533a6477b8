import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import type { Following } from '@nomucheck/domain/operations/contract/log.ts';
import { kindNames } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { useOperationsData } from '../operations-data.ts';
import { AuditNav } from '../shared/audit-nav.tsx';
import { type CommandNode, type EventNode, treeOf } from './request-tree.ts';

/** /admin/log/request/:request: one request and everything that followed from it, as a tree. */
const RequestPage = () => {
  const { request = '' } = useParams();
  return (
    <OnlyFor entry="log">
      <Request key={request} request={request} />
    </OnlyFor>
  );
};

export default RequestPage;

const title = '이어진 일';

const Request = ({ request }: { request: string }) => {
  const { consequence } = useOperationsData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/log', 'request', request],
    queryFn: ({ signal }) => consequence(request, signal),
    retry: false,
  });
  if (error)
    return (
      <RecordNotLoaded
        title={title}
        error={error}
        onRetry={() => void refetch()}
        list={{ to: '/admin/log', name: '기록으로' }}
      />
    );
  return (
    <>
      <PageHeading title={title} />
      <AuditNav />
      {!data && <ListWaiting label="이어진 일을 불러오는 중" />}
      {data && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            요청 {data.request} · 기록 {count(data.events.length)}건
          </Typography>
          {data.isCut && (
            <Alert severity="info" sx={{ my: 1 }}>
              이 요청에는 더 많은 기록이 있습니다. 처음 {count(data.events.length)}건만 보입니다.{' '}
              <MuiLink component={Link} to={`/admin/log?request=${encodeURIComponent(data.request)}`}>
                목록으로 보기
              </MuiLink>
            </Alert>
          )}
          <Commands commands={treeOf(data)} label="이어진 일" />
        </>
      )}
    </>
  );
};

const branch = { listStyle: 'none', m: 0, pl: { xs: 1.25, md: 2.5 }, borderLeft: 2, borderColor: 'divider' } as const;

const Commands = ({ commands, label }: { commands: readonly CommandNode[]; label?: string }) => (
  <Box component="ul" sx={branch} {...(label && { 'aria-label': label })}>
    {commands.map(({ cause, events }) => (
      <Box component="li" key={cause} sx={{ pt: 1, minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          명령 {cause}
        </Typography>
        <Box component="ul" sx={{ ...branch, borderLeft: 0 }}>
          {events.map((node) => (
            <Happened key={node.entry.id} node={node} />
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);

const Happened = ({ node: { entry, followings } }: { node: EventNode }) => (
  <Box component="li" sx={{ pt: 0.5, minWidth: 0 }}>
    <MuiLink
      component={Link}
      to={`/admin/log/${entry.id}`}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 28 }, fontWeight: 600 }}
    >
      {entry.summary}
    </MuiLink>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {entry.kind && `${kindNames[entry.kind]} · `}
      {entry.actor.name} · {koreanMoment(entry.at)} · 위치 {entry.id}
    </Typography>
    {followings.length > 0 && (
      <Box component="ul" sx={branch}>
        {followings.map(({ following, commands }) => (
          <Box component="li" key={following.key} sx={{ pt: 0.5, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              뒤따르는 일 {following.manager} › {following.name} · {states[following.state]}
            </Typography>
            {commands.length > 0 && <Commands commands={commands} />}
          </Box>
        ))}
      </Box>
    )}
  </Box>
);

const states: Readonly<Record<Following['state'], string>> = {
  pending: '기다리는 중',
  sent: '하는 중',
  done: '마침',
  parked: '멈춤',
  unknown: '맡긴 기록 없음',
};
