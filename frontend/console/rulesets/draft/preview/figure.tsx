import { Box, Button, Typography } from '@mui/material';
import type { Calculation, Step } from '@nomucheck/domain/checks/calculate.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { koreanDate, percent } from '../../../../shared/formats.ts';
import { Facts } from '../../../shell/record/facts.tsx';
import { Section } from '../../../shell/record/section.tsx';
import { placeOf } from '../places.ts';

type FigureProps = { readonly figure: Calculation; readonly onMend: (address: string) => void };

const shown = (step: Step): string => {
  const { kind, value } = step;
  if (Array.isArray(value)) return `찾는 말: ${value.join(', ')}`;
  if (typeof value === 'boolean') return '상담 권유';
  if (kind === 'floor') return `하한 ${percent(value)}`;
  return kind === 'clamp' ? `한계 ${percent(value)}` : `×${Number(value.toFixed(4))}`;
};

/** The figure that these answers would get if there were no case yet, step by step. */
export const Figure = ({ figure, onMend }: FigureProps) => {
  const { rate, band, base, steps, strongestPoint, routes, deadline } = figure;
  return (
    <Section title={rate === null ? '결과: 수치 없음' : `결과: ${percent(rate)}`}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        판정례 없이, 공표된 통계에서 출발한 값입니다. 실제 결과는 찾은 사건에 따라 달라집니다.
      </Typography>
      <Facts>
        {[
          ['출발', percent(base.rate)],
          ['구간', band === null ? '없음' : `${percent(band.low)}~${percent(band.high)}`],
          ['가장 강한 근거', strongestPoint ? strongestPoint.text : '없음'],
          ['마지막 날', deadline === null ? '없음' : koreanDate(deadline)],
          ['열린 길', routes.flatMap(({ route, open }) => (open ? [routeNames[route]] : [])).join(', ') || '없음'],
        ]}
      </Facts>
      <Box component="ol" sx={{ pl: 2.5, fontSize: 14 }}>
        {steps.map((step) => (
          <li key={step.rule}>
            {step.title} <strong>{shown(step)}</strong>
            {step.before !== step.after && ` (${percent(step.before)} → ${percent(step.after)})`}
            {placeOf(step.rule.replace(/:.*$/, '')).kind !== 'other' && step.rule.includes('/') && (
              <Button size="small" onClick={() => onMend(step.rule.replace(/:.*$/, ''))}>
                이 질문 고치기
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Section>
  );
};
