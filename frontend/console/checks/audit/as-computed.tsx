import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import type { RecomputedResult } from '@nomucheck/domain/checks/contract/results.ts';
import { useState } from 'react';
import { koreanMoment, koreanToday } from '../../../shared/formats.ts';
import { fieldErrorsOf, messageOf } from '../../api/api-error.ts';
import { momentTyped, typedMoment } from '../../history/moments.ts';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { useRecomputed } from './audit-data.ts';
import { figure } from './words.ts';

type AsComputedProps = {
  readonly id: string;
  readonly asOf: string | null;
  readonly onChange: (asOf: string | null) => void;
};

/** The result that stood at a moment, computed again from the log beside what was stored. The moment is part of the address. */
export const AsComputed = ({ id, asOf, onChange }: AsComputedProps) => {
  const [typedDay = '', typedTime = ''] = asOf === null ? [] : typedMoment(asOf).split('T');
  const [day, setDay] = useState(typedDay);
  const [time, setTime] = useState(typedTime);
  const ask = () => onChange(day === '' ? null : time === '' ? day : momentTyped(`${day}T${time}`));
  return (
    <Section title="그때의 계산">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        고른 때의 결과를 기록에서 처음부터 다시 계산해, 저장된 것과 같은지 봅니다.
      </Typography>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      >
        <TextField
          type="date"
          label="날"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: koreanToday() } }}
        />
        <TextField
          type="time"
          label="시각 (비우면 그날 끝)"
          value={time}
          onChange={(event) => setTime(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ minWidth: 170 }}
        />
        <Button type="submit" variant="outlined" disabled={day === ''} sx={{ minHeight: 44 }}>
          다시 계산
        </Button>
      </Box>
      {asOf !== null && <Recomputed id={id} asOf={asOf} />}
    </Section>
  );
};

const Recomputed = ({ id, asOf }: { id: string; asOf: string }) => {
  const { data, error } = useRecomputed(id, asOf);
  return (
    <Box role="status" sx={{ mt: 1.5 }}>
      {error && <Alert severity="warning">{sentenceFor(error)}</Alert>}
      {data === undefined && !error && <NothingYet>기록에서 다시 계산하는 중</NothingYet>}
      {data && <Outcome recomputed={data} />}
    </Box>
  );
};

/** What is wrong with the moment, where that is it. */
const sentenceFor = (error: Error): string => fieldErrorsOf(error).asOf ?? messageOf(error);

const severities = { equal: 'success', different: 'error', byOtherCalculator: 'info', ofErased: 'info' } as const;
const words: Readonly<Record<RecomputedResult['outcome'], string>> = {
  equal: '다시 계산한 값이 저장된 값과 같습니다.',
  different: '다시 계산한 값이 저장된 값과 다릅니다. 서버 기록에 경보를 남겼습니다.',
  byOtherCalculator: '예전 계산 방법으로 낸 결과라 지금 방법으로는 확인할 수 없습니다.',
  ofErased: '지워진 답이 있어 다시 계산한 값으로 확인할 수 없습니다.',
};

const Outcome = ({ recomputed: { stored, outcome, mismatches } }: { recomputed: RecomputedResult }) => (
  <Alert severity={severities[outcome]} sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
    {koreanMoment(stored.calculatedAt)}에 저장한 {figure(stored.shownRate)}. {words[outcome]}
    {mismatches.length > 0 && (
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {mismatches.map(({ field, stored: was, recomputed }) => (
          <li key={field}>
            {field}: 저장 {was}, 다시 계산 {recomputed}
          </li>
        ))}
      </Box>
    )}
  </Alert>
);
