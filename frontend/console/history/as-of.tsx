import { Alert, Box, Button, TextField } from '@mui/material';
import { koreanTimeOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useEffect, useState } from 'react';
import { momentTyped, momentWords, typedMoment } from './moments.ts';

type AsOfProps = { readonly asOf: string | null; readonly onChange: (asOf: string | null) => void };

/** The moment, to the minute, whose record is shown. It is part of the address, so that a link to it can be sent. */
export const AsOfPicker = ({ asOf, onChange }: AsOfProps) => {
  const moment = asOf !== null && !asOf.startsWith('r') ? typedMoment(asOf) : '';
  const [typed, setTyped] = useState(moment);
  useEffect(() => setTyped(moment), [moment]);
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextField
        type="datetime-local"
        label="이때의 기록"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const instant = momentTyped(value);
          if (instant !== null) onChange(instant);
          if (value === '') onChange(null);
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: koreanTimeOf(new Date()).slice(0, 16) } }}
      />
      {asOf !== null && (
        <Button onClick={() => onChange(null)} sx={{ minHeight: 44 }}>
          오늘 기록으로
        </Button>
      )}
    </Box>
  );
};

export const AsOfNotice = ({ asOf, differences }: { asOf: string; differences: number }) => (
  <Alert severity="info" sx={{ mb: 2 }}>
    {momentWords(asOf)}의 기록입니다.{' '}
    {differences === 0 ? '오늘과 다른 항목이 없습니다.' : `오늘과 다른 항목이 ${differences}개 있습니다.`}
  </Alert>
);
