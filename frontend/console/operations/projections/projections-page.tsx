import { Alert, Box, Typography } from '@mui/material';
import type { ProjectionView } from '@nomucheck/domain/kernel/contract/projection.ts';
import type { ReactNode } from 'react';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { Section } from '../../shell/record/section.tsx';
import type { Subscribers } from '../operations-data.ts';
import { AuditNav } from '../shared/audit-nav.tsx';
import { BuildButtons } from './build-buttons.tsx';
import { ParkedList } from './parked-list.tsx';
import { SubscriberCard } from './subscriber-card.tsx';
import { useSubscribers } from './use-subscribers.ts';
import { differenceInWords, processInWords } from './words.ts';

/** /admin/projections: what is parked, how far everything that follows the log has read, and the queue. */
const ProjectionsPage = () => (
  <OnlyFor entry="log">
    <PageHeading title="조회 자료" />
    <AuditNav />
    <Everything />
  </OnlyFor>
);

export default ProjectionsPage;

const Everything = () => {
  const { data, error, refetch, paceOf } = useSubscribers();
  if (!data)
    return error ? (
      <ListFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <ListWaiting label="조회 자료의 상태를 불러오는 중" />
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      <Section title="멈춘 기록">
        <ParkedList subscribers={data} />
      </Section>
      <Section title="대기열">
        <Queue queue={data.queue} />
        <Processes subscribers={data} />
      </Section>
      <Section title={`조회 자료 ${count(data.projections.length)}개`}>
        <Cards label="조회 자료">
          {data.projections.map((view) => (
            <SubscriberCard key={view.name} of={view} pace={paceOf(view.name)}>
              <Built view={view} />
              <BuildButtons view={view} />
            </SubscriberCard>
          ))}
        </Cards>
      </Section>
      <Section title={`뒤따르는 일 ${count(data.managers.length)}가지`}>
        <Cards label="뒤따르는 일">
          {data.managers.map((view) => (
            <SubscriberCard key={view.name} of={view} pace={paceOf(view.name)}>
              <Typography variant="body2">
                기다림 {count(view.effects.pending)} · 맡김 {count(view.effects.sent)} · 멈춤{' '}
                {count(view.effects.parked)}
              </Typography>
            </SubscriberCard>
          ))}
        </Cards>
      </Section>
    </Box>
  );
};

const Cards = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

const Built = ({ view: { built } }: { view: ProjectionView }) =>
  built && (
    <Typography variant="body2">
      {koreanMoment(built.at)}에 {built.switched ? '다시 만듦' : '견줌'} · {count(built.rows)}줄 ·{' '}
      {differenceInWords(built)}
    </Typography>
  );

const Queue = ({ queue }: { queue: Subscribers['queue'] }) =>
  queue === null ? (
    <Alert severity="warning">대기열이 답하지 않습니다. 뒤따르는 일은 기다리고, 나머지는 그대로 돌아갑니다.</Alert>
  ) : (
    <Typography>
      기다림 {count(queue.waiting)} · 하는 중 {count(queue.active)} · 미룸 {count(queue.delayed)} · 실패{' '}
      {count(queue.failed)}
    </Typography>
  );

/** The processes that keep something now, by what each keeps. */
const Processes = ({ subscribers: { projections, managers } }: { subscribers: Subscribers }) => {
  const keeping = Map.groupBy(
    [
      ...projections.map(({ owner }) => ({ owner, what: 'model' })),
      ...managers.map(({ owner }) => ({ owner, what: 'work' })),
    ],
    ({ owner }) => owner,
  );
  return (
    <Box component="ul" aria-label="프로세스" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {[...keeping].map(([owner, kept]) => (
        <li key={owner ?? ''}>
          {owner === null ? '맡은 프로그램 없음' : processInWords(owner)}: 조회 자료{' '}
          {count(kept.filter(({ what }) => what === 'model').length)}개, 뒤따르는 일{' '}
          {count(kept.filter(({ what }) => what === 'work').length)}가지
        </li>
      ))}
    </Box>
  );
};
