import { Alert, Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { NothingYet, Section } from '../../shell/section.tsx';
import { type Counted, previewOf, priceWords, type Written, whyNotSms } from './preview.ts';

/** The message in both channels while it is typed. */
export const BothChannels = ({ written, counted }: { written: Written; counted: Counted }) => {
  const mail = previewOf(written, 'email');
  const refusal = whyNotSms(counted);
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Section title="이메일로 보면">
        <Words>{mail.subject}</Words>
        <Body>{mail.text}</Body>
      </Section>
      <Section
        title="문자로 보면"
        action={
          <Chip
            size="small"
            variant="outlined"
            color={refusal === null ? 'default' : 'error'}
            label={priceWords(counted)}
          />
        }
      >
        {refusal !== null && <Alert severity="warning">{refusal}</Alert>}
        {counted.subject !== null && <Words>{counted.subject}</Words>}
        <Body>{previewOf(written, 'sms').text}</Body>
      </Section>
    </Box>
  );
};

const Words = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{children}</Typography>
);

const Body = ({ children }: { children: string }) =>
  children.trim() === '' ? (
    <NothingYet>적는 대로 보입니다.</NothingYet>
  ) : (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}>
      {children}
    </Typography>
  );
