import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { daysBetween, koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { count, koreanMoment, koreanToday } from '../../../shared/formats.ts';
import { Facts } from '../../shell/facts.tsx';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { Section } from '../../shell/section.tsx';
import { useCrawlingData } from '../crawling-data.ts';
import { kindNames } from '../words.ts';
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
  const [asking, setAsking] = useState(false);
  const { state, label, message } = source;
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h3" sx={{ flexGrow: 1 }}>
            {label}
          </Typography>
          <SourceStateChip source={source} />
          <Button
            size="small"
            variant="outlined"
            aria-label={`${label} ${state === 'off' ? '켜기' : '끄기'}`}
            onClick={() => setAsking(true)}
          >
            {state === 'off' ? '켜기' : '끄기'}
          </Button>
        </Box>
        {message !== null && <Typography variant="body2">{message}</Typography>}
        <Facts>{factsOf(source)}</Facts>
      </CardContent>
      {asking && <SwitchSource source={source} onClose={() => setAsking(false)} />}
    </Card>
  );
};

const factsOf = ({ kinds, answeredAt, newsAt, restsUntil, publishesAll }: SourceOut) => [
  ['모으는 것', kinds.map((kind) => kindNames[kind]).join(', ')] as const,
  ['싣는 방식', publishesAll ? '모두 실음' : '골라 실음'] as const,
  ...(restsUntil === null ? [] : [['다시 묻는 때', koreanMoment(restsUntil)] as const]),
  ['마지막 답', answeredAt === null ? '아직 없음' : koreanMoment(answeredAt)] as const,
  ['마지막 새 자료', newsAt === null ? '아직 없음' : `${koreanMoment(newsAt)} (${agoWords(newsAt)})`] as const,
];

const agoWords = (instant: string): string => {
  const days = daysBetween(koreanDateOf(instant), koreanToday());
  return days <= 0 ? '오늘' : `${count(days)}일 전`;
};

type SwitchProps = { readonly source: SourceOut; readonly onClose: () => void };

const SwitchSource = ({ source: { name, label, state }, onClose }: SwitchProps) => {
  const { switchCrawlSource } = useCrawlingData();
  const queries = useQueryClient();
  const isOn = state !== 'off';
  return (
    <ReasonedDialog
      title={isOn ? `${label}: 끄기` : `${label}: 켜기`}
      action={isOn ? '끄기' : '켜기'}
      isHarmless={!isOn}
      onClose={onClose}
      command={(reason) => switchCrawlSource(name, !isOn, reason)}
      onDone={async () => {
        await queries.invalidateQueries({ queryKey: ['admin/crawling', 'sources'] });
        onClose();
      }}
    >
      {isOn
        ? '끄면 이 출처에 더 묻지 않고, 하던 수집도 멈춥니다. 이미 모은 자료는 그대로입니다.'
        : '켜면 이 출처에서 다시 모을 수 있습니다.'}
    </ReasonedDialog>
  );
};
