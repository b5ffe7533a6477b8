import { Box, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { outcomes } from '@nomucheck/domain/consultations/stages.ts';
import { koreanMoment } from '../../../../shared/formats.ts';
import { Section } from '../../../shell/record/section.tsx';

type Said = ConsultationDetail['messages'][number];

/** Shown for what an erased person wrote. */
const erased = '(지워진 글)';

/** The request and what both sides said since, the oldest first. */
export const Thread = ({ item }: { item: ConsultationDetail }) => {
  const asked: Said = { by: 'person', name: item.person.name, at: item.requestedAt, text: item.body || null };
  return (
    <Section title="대화">
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {[asked, ...item.messages].map((said, place) => (
          // The thread only grows at its end.
          // biome-ignore lint/suspicious/noArrayIndexKey: a message has no id, and its place never changes
          <Message key={place} said={said} isRequest={place === 0} />
        ))}
      </Box>
      {item.closed !== null && (
        <Typography sx={{ mt: 2 }}>
          {koreanMoment(item.closed.at)}에 {item.closed.by === 'person' ? '신청인이 거두었습니다' : '마쳤습니다'}.
          {item.closed.outcome !== null && ` 결과: ${outcomes[item.closed.outcome]}`}
        </Typography>
      )}
    </Section>
  );
};

const Message = ({ said: { by, name, at, text }, isRequest }: { said: Said; isRequest: boolean }) => (
  <Box
    component="li"
    sx={{
      ...{ p: 1.5, borderRadius: 1, minWidth: 0 },
      // The firm's own words stand to the right, as the person sees theirs on their side.
      ...(by === 'firm'
        ? { bgcolor: 'action.hover', ml: { sm: 6 } }
        : { border: 1, borderColor: 'divider', mr: { sm: 6 } }),
    }}
  >
    <Typography variant="body2" color="text.secondary">
      {by === 'firm' ? `${name ?? '담당자'} (답)` : `${name ?? '신청인'}${isRequest ? ' (신청)' : ''}`} ·{' '}
      <time dateTime={at}>{koreanMoment(at)}</time>
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text ?? erased}</Typography>
  </Box>
);
