import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { MessageDetail, MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { channelNames } from '@nomucheck/domain/messages/message-names.ts';
import { RecordContextProvider } from 'react-admin';
import { Link, useParams } from 'react-router';
import { koreanMoment } from '../../shared/formats.ts';
import { useWholeRecord } from '../api/whole-record.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { PageWaiting } from '../shell/page-waiting.tsx';
import { Facts } from '../shell/record/facts.tsx';
import { RecordNotLoaded } from '../shell/record/record-not-loaded.tsx';
import { NothingYet, Section } from '../shell/record/section.tsx';
import { FilteredMessages, MessageStatusChips, RecipientLink } from './message-links.tsx';
import { oneMessage } from './messages-data.ts';
import { RetryMessage } from './retry-message.tsx';
import { failureOf, serviceOf, templateAddress, templateNameOf } from './words.ts';

/** /admin/message/{id}: one message and its history. */
const MessagePage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="message">
      <Loaded id={id} key={id} />
    </OnlyFor>
  );
};

export default MessagePage;

const Loaded = ({ id }: { id: string }) => {
  const { data, error, refetch } = useWholeRecord<MessageDetail>(oneMessage, id);
  if (data !== undefined)
    return (
      <RecordContextProvider value={data}>
        <Message message={data} />
      </RecordContextProvider>
    );
  if (!error) return <PageWaiting />;
  const list = { to: '/admin/message', name: '메시지 목록으로' };
  return <RecordNotLoaded title="메시지" error={error} onRetry={() => void refetch()} list={list} />;
};

const Message = ({ message }: { message: MessageDetail }) => (
  <>
    <PageHeading title={templateNameOf(message.template)} badge={<MessageStatusChips {...message} />}>
      <RetryMessage message={message} />
    </PageHeading>
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Section title="메시지">
        <Facts>{factsOf(message)}</Facts>
        <Box sx={{ mt: 1.5 }}>
          {message.written === null ? <OwnText template={message.template} /> : <Written {...message.written} />}
        </Box>
      </Section>
      <RecordHistory kind="message" id={message.id} revision={message.revision} />
    </Box>
  </>
);

/** What one of the firm wrote to the recipient. */
const Written = ({ title, text }: NonNullable<MessageDetail['written']>) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <Typography variant="h3">{title}</Typography>
    <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}>{text}</Typography>
  </Box>
);

/** The service’s own text: its wording without what was filled in. */
const OwnText = ({ template }: Pick<MessageDetail, 'template'>) => (
  <NothingYet>
    채운 내용에는 인증번호가 있을 수 있어 보이지 않습니다.{' '}
    <MuiLink component={Link} to={templateAddress(template)}>
      이 메시지의 문안
    </MuiLink>
  </NothingYet>
);

/** Only what is known so far. */
const factsOf = (message: MessageOut) => [
  [
    '받는 곳',
    <span key="to">
      <RecipientLink message={message} /> ·{' '}
      <FilteredMessages filter={{ owner: message.owner }}>이 회원의 메시지</FilteredMessages>
    </span>,
  ] as const,
  ['발송 수단', channelNames[message.channel]] as const,
  ['요청한 때', koreanMoment(message.requestedAt)] as const,
  ...(message.sentAt === null ? [] : [['보낸 때', koreanMoment(message.sentAt)] as const]),
  ...(message.via === null ? [] : [['보낸 서비스', serviceOf(message)] as const]),
  ...(message.why === null ? [] : [['실패한 까닭', failureOf(message)] as const]),
  ['열어본 때', message.openedAt === null ? '아직 열어보지 않음' : koreanMoment(message.openedAt)] as const,
];
