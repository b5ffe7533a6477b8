import { Box, Button, Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { daysBetween, koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { count, koreanMoment, koreanToday } from '../../../shared/formats.ts';
import { historyAddress } from '../../history/record-kinds.ts';
import { Facts } from '../../shell/record/facts.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useCrawlingData } from '../crawling-data.ts';
import { scheduleWords } from '../schedules/schedule-words.ts';
import { kindNames } from '../words.ts';
import { ScheduleSource, StopSchedule } from './schedule-source.tsx';
import { SourceStateChip } from './source-state-chip.tsx';

/** The sources: whether each can be asked, what is the matter where not, and its switch. */
export const SourceCards = ({ sources }: { readonly sources: readonly SourceOut[] }) => (
  <Section title="출처">
    <Box
      component="ul"
      sx={{
        ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {sources.map((source) => (
        <SourceCard key={source.name} source={source} />
      ))}
    </Box>
  </Section>
);

const SourceCard = ({ source }: { readonly source: SourceOut }) => {
  /** Which way a person is about to switch it. */
  const [asking, setAsking] = useState<Switching | null>(null);
  const [scheduling, setScheduling] = useState<'set' | 'stop' | null>(null);
  const { state, label, message, setting, schedule } = source;
  const ways: readonly Switching[] = state === 'off' ? ['on'] : state === 'resting' ? ['wake', 'off'] : ['off'];
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h3" sx={{ flexGrow: 1 }}>
            {label}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', ml: 'auto' }}>
            <SourceStateChip source={source} />
            {ways.map((way) => (
              <Button
                key={way}
                size="small"
                variant="outlined"
                aria-label={`${label} ${switchNames[way]}`}
                onClick={() => setAsking(way)}
              >
                {switchNames[way]}
              </Button>
            ))}
          </Box>
        </Box>
        {message !== null && <Typography variant="body2">{message}</Typography>}
        {setting !== null && <Typography variant="body2">서버 설정 이름: {setting}</Typography>}
        <Facts>{factsOf(source)}</Facts>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button size="small" aria-label={`${label} 수집 예약`} onClick={() => setScheduling('set')}>
            {schedule === null ? '수집 예약' : '예약 변경'}
          </Button>
          {schedule !== null && (
            <Button size="small" aria-label={`${label} 예약 중지`} onClick={() => setScheduling('stop')}>
              예약 중지
            </Button>
          )}
          <MuiLink
            component={Link}
            to={historyAddress('source', source.name)}
            variant="body2"
            aria-label={`${label} 변경 이력`}
            sx={{ ml: 'auto' }}
          >
            변경 이력
          </MuiLink>
        </Box>
      </CardContent>
      {scheduling === 'set' && <ScheduleSource source={source} onClose={() => setScheduling(null)} />}
      {scheduling === 'stop' && <StopSchedule source={source} onClose={() => setScheduling(null)} />}
      {asking && <SwitchSource source={source} way={asking} onClose={() => setAsking(null)} />}
    </Card>
  );
};

const factsOf = ({ kinds, answeredAt, newsAt, restsUntil, publishesAll, schedule, switched }: SourceOut) => [
  ['모으는 것', kinds.map((kind) => kindNames[kind]).join(', ')] as const,
  ['싣는 방식', publishesAll ? '모두 실음' : '골라 실음'] as const,
  ...(restsUntil === null ? [] : [['다시 묻는 때', koreanMoment(restsUntil)] as const]),
  ['마지막 답', answeredAt === null ? '아직 없음' : koreanMoment(answeredAt)] as const,
  ['마지막 새 자료', newsAt === null ? '아직 없음' : `${koreanMoment(newsAt)} (${agoWords(newsAt)})`] as const,
  ['예약', scheduleWords(schedule)] as const,
  ...(switched === null ? [] : [['켜고 끔', switchedWords(switched)] as const]),
];

const switchedWords = ({ on, at, by, reason }: NonNullable<SourceOut['switched']>): string =>
  [`${koreanMoment(at)} ${by}: ${on ? '켬' : '끔'}`, ...(reason === null ? [] : [`사유: ${reason}`])].join(' · ');

const agoWords = (instant: string): string => {
  const days = daysBetween(koreanDateOf(instant), koreanToday());
  return days <= 0 ? '오늘' : `${count(days)}일 전`;
};

/** `wake`: it is on, but rests; it is to be asked again before its time. */
type Switching = 'on' | 'off' | 'wake';
const switchNames: Readonly<Record<Switching, string>> = { on: '켜기', off: '끄기', wake: '쉼 끝내기' };
const switchEffects: Readonly<Record<Switching, string>> = {
  on: '켜면 이 출처에서 다시 모을 수 있습니다.',
  off: '끄면 이 출처에 더 묻지 않고, 하던 수집도 멈춥니다. 이미 모은 자료는 그대로입니다.',
  wake: '쉬는 때가 끝나기 전에 이 출처에 다시 묻습니다. 기다리던 수집은 1분 안에 이어집니다.',
};

type SwitchProps = { readonly source: SourceOut; readonly way: Switching; readonly onClose: () => void };

const SwitchSource = ({ source: { name, label }, way, onClose }: SwitchProps) => {
  const { switchCrawlSource } = useCrawlingData();
  const queries = useQueryClient();
  return (
    <ReasonedDialog
      title={`${label}: ${switchNames[way]}`}
      action={switchNames[way]}
      isHarmless={way !== 'off'}
      onClose={onClose}
      command={(reason) => switchCrawlSource(name, way !== 'off', reason)}
      onDone={async () => {
        await queries.invalidateQueries({ queryKey: ['admin/crawling', 'sources'] });
        onClose();
      }}
    >
      {switchEffects[way]}
    </ReasonedDialog>
  );
};
