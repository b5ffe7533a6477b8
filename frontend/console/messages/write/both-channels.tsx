import { Alert, Box, Chip, Typography } from '@mui/material';
import type { MessageText } from '@nomucheck/domain/kernel/text/message-text.ts';
import type { ReactNode } from 'react';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { countedOf, priceWords, whyNotSms } from './preview.ts';

type BothChannelsProps = {
  readonly email: MessageText;
  readonly sms: MessageText;
  /** Begins the titles, where several messages stand on one page. */
  readonly name?: string;
};

/** A message as both channels show it, with what it costs as a text message. */
export const BothChannels = ({ email, sms, name }: BothChannelsProps) => {
  const counted = countedOf(sms);
  const refusal = whyNotSms(counted);
  const titled = (title: string) => (name === undefined ? title : `${name}: ${title}`);
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Section title={titled('이메일로 보면')}>
        <Words>{email.subject}</Words>
        <Body>{email.text}</Body>
      </Section>
      <Section
        title={titled('문자로 보면')}
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
        <Body>{sms.text}</Body>
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
