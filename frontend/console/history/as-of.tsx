import { Alert, Box, Button, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { koreanDate, koreanToday } from '../../shared/formats.ts';

type AsOfProps = { readonly asOf: string | null; readonly onChange: (asOf: string | null) => void };

/** The day whose record is shown. It is part of the address, so that a link to it can be sent. */
export const AsOfPicker = ({ asOf, onChange }: AsOfProps) => {
  const day = asOf !== null && !asOf.startsWith('r') ? asOf : '';
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextField
        type="date"
        label="이날의 기록"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (/^20\d\d-/.test(event.target.value)) onChange(event.target.value);
          if (event.target.value === '') onChange(null);
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: koreanToday() } }}
      />
      {asOf !== null && (
        <Button onClick={() => onChange(null)} sx={{ minHeight: 44 }}>
          오늘 기록으로
        </Button>
      )}
    </Box>
  );
};

/** `2026년 11월 21일`, or `변경 3번`. */
export const asOfWords = (asOf: string): string =>
  asOf.startsWith('r') ? `변경 ${asOf.slice(1)}번 때` : `${koreanDate(asOf)}의`;

export const AsOfNotice = ({ asOf, differences }: { asOf: string; differences: number }) => (
  <Alert severity="info" sx={{ mb: 2 }}>
    {asOfWords(asOf)} 기록입니다.{' '}
    {differences === 0 ? '오늘과 다른 항목이 없습니다.' : `오늘과 다른 항목이 ${differences}개 있습니다.`}
  </Alert>
);
