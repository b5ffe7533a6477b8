import { Box, Chip, Link as MuiLink } from '@mui/material';
import type { ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { Link } from 'react-router';
import { koreanClock, koreanMoment, shortDate } from '../../../shared/formats.ts';
import { agoWords, consultationAddress } from '../words.ts';

/** The parts that a row of the table and a card on a phone have in common. */

type Linked = Pick<ConsultationListItem, 'id' | 'topic' | 'person'>;

export const ConsultationLink = ({ item }: { item: Linked }) => (
  <MuiLink
    component={Link}
    to={consultationAddress(item.id)}
    sx={{
      ...{ display: 'inline-flex', alignItems: 'center', fontWeight: 600, minHeight: 24 },
      '@media (pointer: coarse)': { minHeight: 44 },
    }}
  >
    {item.person.name} · {topics[item.topic]}
  </MuiLink>
);

/** What has to be known before it is opened: a conflict of interest first. */
export const Signs = ({ item }: { item: ConsultationListItem }) => {
  const { conflict, wantsCall, wantsChanceReview } = item;
  if (!conflict && !wantsCall && !wantsChanceReview) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {conflict && <Chip size="small" color="error" variant="outlined" label="이해 충돌" />}
      {wantsCall && <Chip size="small" variant="outlined" label="전화 상담" />}
      {wantsChanceReview && <Chip size="small" variant="outlined" label="승소 가능성 검토" />}
    </Box>
  );
};

type WaitingProps = { readonly item: Pick<ConsultationListItem, 'stage' | 'lastWordAt'>; readonly now: Date };

/** How long ago the last word was said: `3일 전`. */
export const Waiting = ({ item: { lastWordAt }, now }: WaitingProps) => (
  <time dateTime={lastWordAt} title={koreanMoment(lastWordAt)}>
    {agoWords(lastWordAt, now)}
  </time>
);

/** The day and the time of day, in one line: several requests of one day are told apart. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={koreanMoment(at)} style={{ whiteSpace: 'nowrap' }}>
    {shortDate(at)} {koreanClock(at)}
  </time>
);

export const AgreedTime = ({ item: { agreedAt } }: { item: Pick<ConsultationListItem, 'agreedAt'> }) =>
  agreedAt === null ? null : <Moment at={agreedAt} />;
